import EngineKit
import ReferenceEngine
import SpecModel

/// What becomes of a message when something is in its way, as the reference engine does it.
struct ObstacleCell: Hashable {
  /// What becomes of the message under the default answers.
  var fate: Fate
  /// The question of which another answer changes the fate; `nil` if it is decided.
  var openFate: String?
  /// The question of which another answer changes only the moment of the display.
  var openMoment: String?

  /// What becomes of a message.
  enum Fate: String {
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
    func differsInMoment(from other: Fate) -> Bool {
      Set([self, other]) == [.later, .waits]
    }
  }
}

extension ObstacleCell {
  /// Runs a script under the default answers, and under each other answer to a question that it asks.
  ///
  /// - Returns: `nil` if the profile does not know what happens.
  init?(
    _ obstacle: Obstacle, at event: ObstacleEvent, in profile: String, besides: [String]
  ) {
    let script = ObstacleScript(obstacle, event, profile)
    guard let usual = script.play(.default) else { return nil }
    fate = usual.fate
    for question in Reading.questions where !besides.contains(question.id) {
      guard usual.asked.contains(question.index) else { continue }
      for answer in question.answers.indices where answer != Reading.default[question] {
        var reading = Reading.default
        reading[question] = answer
        guard let other = script.play(reading), other.setup == usual.setup,
          other.fate != usual.fate
        else { continue }
        if usual.fate.differsInMoment(from: other.fate) {
          openMoment = openMoment ?? question.id
        } else {
          openFate = openFate ?? question.id
        }
      }
    }
  }
}

/// A message, something in its way, and what happens.
private struct ObstacleScript {
  let setup: EngineSetup
  let obstacle: Obstacle
  let event: ObstacleEvent

  init(_ obstacle: Obstacle, _ event: ObstacleEvent, _ profile: String) {
    (self.obstacle, self.event) = (obstacle, event)
    var message = obstacle.message
    message.triggers = event.triggers
    let other = Message(
      name: "other", type: .modal, triggers: [.customEvent(name: "viewed_cart", filter: nil)])
    setup = EngineSetup(
      profile: profile, given: obstacle.given, messages: ["message": message, "other": other])
  }

  struct Outcome {
    var fate: ObstacleCell.Fate
    var setup: [Observation]
    var asked: Set<Int>
  }

  /// Lets it happen to the reference engine under a reading.
  func play(_ reading: Reading) -> Outcome? {
    guard var engine = try? ReferenceAdapter(reading: reading).simulation(for: setup) else {
      return nil
    }
    func perform(_ actions: [Action]) -> [Observation] { actions.flatMap { engine.perform($0) } }
    let before = perform(event.first + obstacle.before)
    let stages: [(ObstacleCell.Fate, [Action])] = [
      (.displayed, event.happens), (.later, obstacle.passes), (.waits, event.later),
    ]
    var fate: ObstacleCell.Fate?
    for (name, actions) in stages where fate == nil { fate = Self.fate(name, perform(actions)) }
    var asked: Set<Int> = []
    engine.answers.asked.forEachIndex { asked.insert($0) }
    return Outcome(fate: fate ?? .gone, setup: before, asked: asked)
  }

  private static func fate(
    _ name: ObstacleCell.Fate, _ seen: [Observation]
  ) -> ObstacleCell.Fate? {
    for observation in seen {
      switch observation {
      case .displayed(message: "message", _): return name
      case .discarded(message: "message", _): return .discarded
      default: continue
      }
    }
    return nil
  }
}
