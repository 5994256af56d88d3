package import SpecModel

/// One condition that keeps a message from being displayed, and what becomes of the message then.
package struct DisplayCheck: Sendable {
  /// The id of the rule that it enforces.
  package var rule: String
  /// What the condition looks at.
  package var subject: Subject
  /// Whether it is made before the message's assets have arrived, and not only then.
  package var whileLoading: @Sendable (inout Answers) -> Bool
  /// Whether a message whose assets are under way goes on loading although the condition holds, so that
  /// the check is made again when they have arrived (`open.loading-away`).
  package var letsLoadOn: @Sendable (inout Answers) -> Bool
  /// Tells whether the condition holds.
  package var holds: @Sendable (Situation, inout Answers) -> Bool
  /// What becomes of the message if the condition holds.
  package var outcome: Outcome

  /// What a condition looks at; which of two conditions that hold decides is open.
  package enum Subject: Sendable, CaseIterable {
    /// The app and the screen.
    case surroundings
    /// The message's image or ZIP file.
    case asset
    /// The message's timeout.
    case time
    /// The message's orientation.
    case orientation
    /// The image that a type of message cannot do without.
    case missingImage
    /// The host app, which is asked for its display choice.
    case host

    /// Whether it looks at the message itself.
    var isMessage: Bool {
      switch self {
      case .asset, .time, .orientation, .missingImage: true
      case .surroundings, .host: false
      }
    }
  }

  /// What becomes of a message that a check catches.
  package enum Outcome: Sendable, Equatable {
    /// It goes back on the stack.
    case reenqueue(ReenqueueReason)
    /// It is discarded.
    case discard(DiscardReason)
    /// It takes the place of the visible message, if no other check catches it.
    case replaceVisible
    /// It is lost, and nothing reports it.
    case lose
  }

  /// Creates a check.
  package init(
    rule: String, subject: Subject,
    whileLoading: @escaping @Sendable (inout Answers) -> Bool = { _ in false },
    letsLoadOn: @escaping @Sendable (inout Answers) -> Bool = { _ in false },
    holds: @escaping @Sendable (Situation, inout Answers) -> Bool, outcome: Outcome
  ) {
    self.rule = rule
    self.subject = subject
    self.whileLoading = whileLoading
    self.letsLoadOn = letsLoadOn
    self.holds = holds
    self.outcome = outcome
  }
}
