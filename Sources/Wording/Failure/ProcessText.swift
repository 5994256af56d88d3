package import Conformance

/// What an engine's processes did that is no case's failure, in words.
package struct ProcessText {
  /// How the engine broke the protocol; absent where it did not.
  package let breach: String?
  /// How often a process was replaced, where no case is red for it.
  package let restarts: String?

  /// Describes the end of a run.
  package init(_ end: RunEnd) {
    breach = end.protocolBreach.map { "The engine broke the protocol: \(VisibleText.line($0))" }
    restarts =
      end.restarts > 0 && end.tally[.errored] == 0
      ? "The engine's process ended and was replaced \(Self.times(end.restarts)). What "
        + "it had not answered was sent again; `iamspec doctor` looks for the reason." : nil
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// All there is to say, a sentence each.
  package var sentences: [String] { [breach, restarts].compactMap(\.self) }
}
