import ArgumentParser
import Reporting
import Wording

/// How things look on the terminal.
struct TerminalOptions: ParsableArguments {
  @Option(help: "Color: auto, always, never. auto respects NO_COLOR.")
  var color: ColorChoice = .auto

  /// The style for a stream.
  func style(for terminal: Terminal) -> TextStyle {
    TextStyle(isColored: terminal.isColored(color))
  }
}

/// Whether output is colored.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
}
