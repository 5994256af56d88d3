import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.display-choice`.
  static let discardDisplayChoice = [
    Monitor(.discardDisplayChoiceNotDisplayed, .onScreen) { moment in
      moment.display {
        $0.isAgainst(.discard, in: moment) ? "although the host discards it" : nil
      }
    },
    Monitor(.discardDisplayChoiceNotKept, .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .discarded(.displayChoice) ? "the host had discarded it" : nil
      } ?? moment.kept(.displayChoice, "the host discards it")
    },
    Monitor(.discardDisplayChoiceEachMessage, .inReports) { moment in
      moment.discard(.displayChoice) {
        $0.answers.contains(.discard) ? nil : "the host never discarded it"
      }
        ?? moment.display {
          $0.isAgainstItsOwn(.discard, in: moment)
            ? "although the host discards it, and no other message" : nil
        }
    },
    Monitor(.discardDisplayChoiceOldMethod, .onScreen) { moment in
      guard moment.surroundings.host.implements == .keyboardDisplayChoice else { return nil }
      return moment.display {
        $0.isAgainst(.discard, in: moment)
          ? "although the host discards it by the deprecated method" : nil
      }
    },
  ]
}
