import SpecLoading

/// Prints what there is to say about a suite's files to standard error.
struct DiagnosticOutput {
  let style: TerminalOptions

  /// Prints every diagnostic of a loaded suite.
  func print(_ loaded: LoadedSuite) {
    let terminal = Terminal.error
    let printer = DiagnosticPrinter(
      sources: loaded.sources, width: terminal.width,
      style: terminal.isColored(style.color) ? .ansi : .plain)
    terminal.write(printer.print(loaded.diagnostics))
  }
}
