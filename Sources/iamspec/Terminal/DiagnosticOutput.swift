import Reporting
import SpecLoading

/// Prints what there is to say about files to standard error.
struct DiagnosticOutput {
  let style: TerminalOptions

  /// Prints every diagnostic of a loaded suite.
  func print(_ loaded: LoadedSuite) {
    print(loaded.diagnostics, of: loaded.sources)
  }

  /// Prints diagnostics of some files.
  func print(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
    let terminal = Terminal.error
    let style = style.style(for: terminal)
    let printer = DiagnosticPrinter(
      sources: sources, width: terminal.width, style: style.isColored ? .ansi : .plain)
    terminal.write(PrintedText(block: printer.print(diagnostics), style: style))
  }
}
