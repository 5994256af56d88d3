import Reporting
import SpecLoading
import Wording

/// Prints what there is to say about files to standard error.
struct DiagnosticOutput {
  let style: TerminalOptions
  /// Whether all of them are printed, however many there are of a kind.
  var isComplete = false

  /// Prints the diagnostics of a loaded suite.
  func print(_ loaded: LoadedSuite) {
    print(loaded.diagnostics, of: loaded.sources)
  }

  /// Prints diagnostics of some files, and says what it leaves out.
  func print(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
    let terminal = Terminal.error
    let style = style.style(for: terminal)
    let printer = DiagnosticPrinter(
      sources: sources, width: terminal.width, style: style.isColored ? .ansi : .plain)
    let sample = DiagnosticSample(
      diagnostics, limit: isComplete ? .max : DiagnosticSample.limit)
    terminal.write(PrintedText(block: printer.print(sample.shown), style: style))
    guard !sample.leftOut.isEmpty else { return }
    let rest = sample.leftOut.map { rest in
      "\(NumberText.count(rest.count, "more \(rest.severity.rawValue)")) [\(rest.code.id)]"
    }
    terminal.write(
      PrintedText(
        lines: [""] + rest + ["left out: `iamspec lint --all` shows everything"], style: style))
  }
}
