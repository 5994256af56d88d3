import ArgumentParser
import Inputs
import Reporting
import Wording

/// The options for output on the terminal.
struct TerminalOptions: ParsableArguments {
  @Option(help: "When to use color: auto, always, never. auto respects NO_COLOR.")
  var color: ColorChoice = .auto

  /// The style for a stream.
  func style(for terminal: Terminal) -> TextStyle {
    TextStyle(isColored: terminal.isColored(color))
  }

  /// Returns an output for diagnostics on standard error.
  ///
  /// - Parameter isComplete: Whether to print all diagnostics, however many there are of a kind.
  func diagnostics(isComplete: Bool = false) -> DiagnosticOutput {
    DiagnosticOutput(Terminal.error, style: style(for: .error), isComplete: isComplete)
  }
}

/// The choices of whether output is colored.
enum ColorChoice: String, Choice {
  case auto
  case always
  case never
}
