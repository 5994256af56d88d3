import EngineKit
import ReferenceEngine
import SpecModel

/// A cell of a table: what comes out under the default answers, and what the documents leave open of it.
struct DecidedCell<Outcome: CellOutcome>: Hashable {
  /// What comes out under the default answers.
  var outcome: Outcome
  /// The questions of which another answer changes the fate of a message; none if it is decided.
  var openFates: [String] = []
  /// The questions of which another answer changes only the moment of a display.
  var openMoments: [String] = []
}

/// What can come out in a cell.
protocol CellOutcome: Hashable {
  /// Whether two outcomes differ only in the moment of a display.
  func differsInMoment(from other: Self) -> Bool
}

/// What came out when a script was played.
struct PlayedScript<Outcome: CellOutcome> {
  var outcome: Outcome
  /// What was seen before that which the cell is about.
  var setup: [Observation]
  /// The questions that were asked, by their indices.
  var asked: Set<Int>
}

extension DecidedCell {
  /// Plays a script under the default answers, and under each other answer to a question that it asks.
  ///
  /// - Parameters:
  ///   - besides: The questions that are about the setup.
  ///   - play: Plays the script; it returns `nil` if the profile does not know what happens.
  init?(besides: [String], play: (Reading) -> PlayedScript<Outcome>?) {
    guard let usual = play(.default) else { return nil }
    outcome = usual.outcome
    for question in Reading.questions
    where usual.asked.contains(question.index) && !besides.contains(question.id) {
      let others = question.answers.indices.filter { $0 != Reading.default[question] }
        .compactMap { answer in
          var reading = Reading.default
          reading[question] = answer
          return play(reading)
        }.filter { $0.setup == usual.setup && $0.outcome != usual.outcome }
      if others.isEmpty { continue }
      if others.allSatisfy({ usual.outcome.differsInMoment(from: $0.outcome) }) {
        openMoments.append(question.id)
      } else {
        openFates.append(question.id)
      }
    }
  }
}

/// What becomes of a message.
enum MessageFate: String, CellOutcome {
  /// It is displayed at once.
  case displayed
  /// It is displayed as soon as nothing is in the way any more.
  case later = "displayed later"
  /// It is displayed at the next opportunity.
  case waits
  /// It is discarded.
  case discarded
  /// It is not displayed, and does not wait.
  case gone

  /// Whether two fates differ only in the moment of the display.
  func differsInMoment(from other: MessageFate) -> Bool {
    Set([self, other]) == [.later, .waits]
  }

  /// Returns what observations say about a message; `nil` if they say nothing.
  ///
  /// - Parameters:
  ///   - message: The message's name.
  ///   - seen: The observations.
  ///   - moment: What a display at this moment means.
  init?(of message: String, in seen: [Observation], at moment: MessageFate) {
    for observation in seen {
      switch observation {
      case .displayed(message, _):
        self = moment
        return
      case .discarded(message, _):
        self = .discarded
        return
      default: continue
      }
    }
    return nil
  }
}
