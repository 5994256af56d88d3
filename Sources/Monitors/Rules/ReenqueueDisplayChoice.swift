import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.display-choice`.
  static let reenqueueDisplayChoice = [
    Monitor(.reenqueueDisplayChoiceNotDisplayed, .onScreen) { moment in
      moment.display {
        $0.isAgainst(.reenqueue, in: moment) ? "although the host puts it off" : nil
      }
    },
    Monitor(.reenqueueDisplayChoiceWaits, .missing) { moment in
      moment.unkept { obstacle, _ in obstacle == .choice ? "the host had put it off" : nil }
    },
    Monitor(.reenqueueDisplayChoiceEachMessage, .inReports) { moment in
      for (track, reason) in moment.returns
      where reason == .displayChoice && !track.answers.contains(.reenqueue) {
        return "`\(track.name)` was put back, although the host never put it off."
      }
      return moment.display {
        $0.isAgainstItsOwn(.reenqueue, in: moment)
          ? "although the host puts it off, and no other message" : nil
      }
    },
    Monitor(.reenqueueDisplayChoiceOldMethod, .onScreen) { moment in
      guard moment.surroundings.host.implements == .keyboardDisplayChoice else { return nil }
      return moment.display {
        $0.isAgainst(.reenqueue, in: moment)
          ? "although the host puts it off by the deprecated method" : nil
      }
    },
  ]
}
