import SpecModel

/// A finding about a step from running its case under every answer to the open questions.
package enum StepFinding: Sendable {
  /// The action needs a visible message, but none is visible.
  case nothingVisible(action: String)
  /// The message is expected to be dismissed, but is not.
  case neverDismissed(message: String)

  /// The warning at the step.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    switch self {
    case .nothingVisible(let action):
      .warning(
        .nothingVisible, "no message can be visible at `\(action)`",
        hint: "display a message first, or remove `\(action)`", at: location)
    case .neverDismissed(let message):
      .warning(
        .neverDismissed, "`\(message)` cannot be dismissed in this step",
        hint: "add `dismiss` to it while the message is visible, or remove the expectation",
        at: location)
    }
  }
}

extension Diagnostic {
  /// Creates the warning for a finding.
  static func warning(
    _ code: DiagnosticCode.Suite, _ message: String, hint: String, at location: SourceLocation,
    length: Int = 1, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning(code, message, hint: hint), at: .span(location, length: length), notes: notes)
  }
}
