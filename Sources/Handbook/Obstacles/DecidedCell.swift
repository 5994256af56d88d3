import EngineKit
import SpecModel
import Wording

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

/// How a script begins, and what happens to its messages, moment by moment.
struct MomentScript {
  /// How the engine begins.
  let setup: EngineSetup
  /// What happens before that which a cell is about.
  let before: [Action]
  /// What happens, and what a display at this moment means.
  let moments: [(display: MessageFate, actions: [Action])]
}

extension DecidedCell {
  /// Plays a script under the default answers, and under each other answer to a question that it asks.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - domain: Plays it.
  ///   - besides: The questions that are about what happens before.
  ///   - outcome: What comes out, by what is seen at each moment.
  /// - Returns: `nil` if the profile does not know what happens.
  init?(
    _ script: MomentScript, in domain: any Domain, besides: [String],
    outcome judge: ([(display: MessageFate, seen: [Observation])]) -> Outcome
  ) {
    let parts = [script.before] + script.moments.map(\.actions)
    guard let play = domain.plays(script.setup, parts) else { return nil }
    func outcome(of seen: [[Observation]]) -> Outcome {
      judge(zip(script.moments.map(\.display), seen.dropFirst()).map { ($0, $1) })
    }
    let usual = outcome(of: play.usual)
    self.outcome = usual
    for (question, plays) in play.others where !besides.contains(question) {
      let others = plays.filter { $0.first == play.usual.first }.map(outcome(of:))
        .filter { $0 != usual }
      if others.isEmpty { continue }
      if others.allSatisfy(usual.differsInMoment) {
        openMoments.append(question)
      } else {
        openFates.append(question)
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

  /// Returns what becomes of a message, by what is seen at each moment.
  ///
  /// - Parameters:
  ///   - message: The message's name.
  ///   - moments: What a display at this moment means, and what is seen.
  init(of message: String, in moments: [(display: MessageFate, seen: [Observation])]) {
    for (display, seen) in moments {
      for observation in seen {
        switch observation {
        case .displayed(message, _):
          self = display
          return
        case .discarded(message, _):
          self = .discarded
          return
        default: continue
        }
      }
    }
    self = .gone
  }
}
