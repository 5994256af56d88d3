/// The host app's part in the decision whether a message is displayed.
public struct Host: Hashable, Sendable {
  /// The method for the display choice that the host implements.
  public var implements: ChoiceMethod
  /// The answer for messages that `choices` does not list.
  public var choice: DisplayChoice
  /// The answers for individual messages, by name.
  public var choices: [String: DisplayChoice]

  /// The methods through which an engine can ask a host.
  public enum ChoiceMethod: String, Hashable, Sendable, CaseIterable {
    /// The display choice, which both profiles have.
    case displayChoice = "display_choice"
    /// The legacy profile's deprecated method, which is told about the keyboard
    /// (`reenqueue.keyboard`); the host implements it instead of the display choice.
    case keyboardDisplayChoice = "keyboard_display_choice"
    /// None: the host is never asked, and every message may be displayed now.
    case nothing
  }

  /// Creates a host; by default it implements the display choice and answers `now`.
  public init(
    implements: ChoiceMethod = .displayChoice, choice: DisplayChoice = .now,
    choices: [String: DisplayChoice] = [:]
  ) {
    self.implements = implements
    self.choice = choice
    self.choices = choices
  }

  /// Returns the host's answer for a message; `nil` if it implements no method to ask it.
  public func answer(for message: String) -> DisplayChoice? {
    implements == .nothing ? nil : choices[message] ?? choice
  }

  /// Applies a change of the host's answers.
  public mutating func apply(_ change: ChoiceChange) {
    switch change {
    case .everyMessage(let choice):
      self.choice = choice
      choices = [:]
    case .messages(let changes):
      choices.merge(changes) { _, new in new }
    }
  }
}

/// A host's answer when it is asked whether to display a message.
public enum DisplayChoice: String, Hashable, Sendable, CaseIterable {
  /// Display it now.
  case now
  /// Put it back on the stack (`reenqueue.display-choice`; "later" in the legacy documents).
  case reenqueue
  /// Throw it away (`discard.display-choice`).
  case discard
}

/// A change of the host's answers.
public enum ChoiceChange: Hashable, Sendable {
  /// The host gives this answer for every message, whatever it answered before.
  case everyMessage(DisplayChoice)
  /// The host gives these answers for these messages and keeps its other answers.
  case messages([String: DisplayChoice])
}
