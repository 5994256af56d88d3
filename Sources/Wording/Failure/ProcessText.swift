package import Conformance

/// Events in an engine's processes that are not failures of a case, in words.
package struct ProcessText {
  /// The protocol violation; `nil` if there was none.
  package let breach: String?
  /// How often a process was replaced and why, if no case is red for that.
  package let restarts: String?
  /// The same in a few words, for a verdict: `its process ended 25 times`.
  package let briefRestarts: String?

  /// Why the run ended early, and which cases are missing; `nil` if it did not or the reason is
  /// unknown.
  package let stop: String?

  /// Creates the words for the end of a run.
  package init(_ end: RunEnd) {
    breach = end.protocolBreach.map { "The engine broke the protocol: \(VisibleText.line($0))" }
    let count = end.unblamedRestarts
    let times = count == 1 ? "once" : "\(count) times"
    briefRestarts = count > 0 ? "its process ended \(times)" : nil
    let reason = end.restartReason.map {
      ", \(count == 1 ? "" : "first ")because \(VisibleText.line($0))"
    }
    restarts =
      count > 0
      ? "The engine's process ended and was replaced \(times)\(reason ?? "")".asSentence
        + " What it had not answered was sent again; `iamspec doctor` looks for the reason." : nil
    stop = end.stop.flatMap(Self.words)
  }

  private static func words(_ stop: RunStop) -> String? {
    let missing = stop.next.map { "`\(VisibleText.line($0))` and all cases after it were not run." }
    switch stop.reason {
    case .interrupted: return missing.map { "The run was interrupted: \($0)" }
    case .failureLimit(let limit):
      let failures = limit == 1 ? "the first failure" : "\(limit) failures"
      return "The run ended after \(failures), as it was told to: "
        + (missing ?? "the cases after that were not run.")
    case .engineNotRun(let lines):
      let text = lines.map { VisibleText.line($0.asSentence) }.joined(separator: " ")
      return text.prefix(1).uppercased() + text.dropFirst() + (missing.map { " \($0)" } ?? "")
    }
  }

  /// All remarks, one sentence each.
  package var sentences: [String] { [stop, breach, restarts].compactMap(\.self) }
}

extension String {
  /// The line without its indentation, and with a period at its end.
  fileprivate var asSentence: String {
    let text = drop { $0 == " " }
    return text.last.map { ".:!?".contains($0) } == true ? String(text) : "\(text)."
  }
}
