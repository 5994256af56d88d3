import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the host's display choice (`reenqueue.display-choice`, `discard.display-choice`).
extension Fault {
  static let hostChoice: [Fault] = [
    Fault(
      "asked-after-the-display", breaks: .reenqueueDisplayChoiceNotDisplayed,
      "The host is asked only after the display; a message that it refuses leaves the screen."
    ) {
      $0.display.isAskedFirst = false
    },
    choice("remembered-for-all", "The host's first answer holds for every message.") {
      $0.remembered = { $1.first?.choice ?? $0.choice }
    },
    choice("not-told-apart", "The host's answer for one message holds for every message.") {
      $0.answer = { world, message in
        let answer = world.host.answer(for: message)
        return answer == nil ? nil : world.host.choices.values.first { $0 != .now } ?? answer
      }
    },
    choice("of-single-messages-unread", "The host's answers for single messages are ignored.") {
      $0.answer = { world, message in
        world.host.answer(for: message) == nil ? nil : world.host.choice
      }
    },
    Fault(
      "asked-again-in-vain", breaks: .reenqueueDisplayChoiceNotDisplayed,
      "The host is asked again about a message that it put off, and may not put it off again."
    ) {
      displayWhenAskedAgain(insteadOf: .reenqueue, &$0.display)
    },
    Fault(
      "discard-of-what-was-put-off-unheard", breaks: .discardDisplayChoiceNotDisplayed,
      "A message that the host put off and then discards is displayed."
    ) {
      displayWhenAskedAgain(insteadOf: .discard, &$0.display)
    },
    Fault(
      "choice-remembered-for-each-message", breaks: .reenqueueDisplayChoiceWaits,
      "The host's first answer about a message holds for that message forever."
    ) {
      $0.display.remembered = { answer, earlier in
        earlier.first { $0.message == answer.message }?.choice ?? answer.choice
      }
    },
    Fault(
      "discard-of-single-messages-unread", breaks: .discardDisplayChoiceEachMessage,
      "The host's answers for single messages are ignored."
    ) {
      $0.display.answer = { world, message in
        world.host.answer(for: message) == nil ? nil : world.host.choice
      }
    },
    Fault(
      "discard-choice-remembered-for-all", breaks: .discardDisplayChoiceEachMessage,
      "The host's first answer holds for every message."
    ) {
      $0.display.remembered = { $1.first?.choice ?? $0.choice }
    },
    Fault(
      "discard-choice-not-told-apart", breaks: .discardDisplayChoiceEachMessage,
      "The host's answer for one message holds for every message."
    ) {
      $0.display.answer = { world, message in
        let answer = world.host.answer(for: message)
        return answer == nil ? nil : world.host.choices.values.first { $0 != .now } ?? answer
      }
    },
  ]

  private static func choice(
    _ id: String, _ summary: String, _ edit: @escaping @Sendable (inout DisplayPolicy) -> Void
  ) -> Fault {
    Fault("choice-\(id)", breaks: .reenqueueDisplayChoiceEachMessage, summary) {
      edit(&$0.display)
    }
  }

  /// Displays a message that the host was asked about before, where the host gives this answer now.
  private static func displayWhenAskedAgain(
    insteadOf choice: DisplayChoice, _ display: inout DisplayPolicy
  ) {
    display.remembered = { answer, earlier in
      answer.choice == choice && earlier.contains { $0.message == answer.message }
        ? .now : answer.choice
    }
  }
}
