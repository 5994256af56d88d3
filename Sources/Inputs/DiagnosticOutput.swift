package import Reporting
package import SpecLoading
package import Wording

/// Prints diagnostics with the lines that they refer to.
package struct DiagnosticOutput: Sendable {
  private let console: any Console
  private let style: TextStyle
  /// Whether all diagnostics are printed, however many there are of a kind.
  private let isComplete: Bool

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - console: The console, usually standard error.
  ///   - style: The style of the text.
  ///   - isComplete: Whether all diagnostics are printed, however many there are of a kind.
  package init(_ console: any Console, style: TextStyle, isComplete: Bool = false) {
    self.console = console
    self.style = style
    self.isComplete = isComplete
  }

  /// Prints the diagnostics of a loaded suite.
  package func print(_ loaded: LoadedSuite) {
    print(loaded.diagnostics, of: loaded.sources)
  }

  /// Prints the diagnostics of some files, and says how many it leaves out.
  package func print(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
    let printer = DiagnosticPrinter(
      sources: sources, width: console.width, style: style.isColored ? .ansi : .plain)
    let sample = DiagnosticSample(
      diagnostics, limit: isComplete ? .max : DiagnosticSample.limit)
    console.write(PrintedText(block: printer.print(sample.shown), style: style))
    guard !sample.leftOut.isEmpty else { return }
    let rest = sample.leftOut.map { rest in
      "\(NumberText.count(rest.count, "more \(rest.severity.rawValue)")) [\(rest.code.id)]"
    }
    console.write(
      PrintedText(
        lines: [""] + rest + ["left out: `iamspec lint --all` shows everything"], style: style))
  }
}
