import EngineKit
import ReferenceEngine
import SpecModel

/// What becomes of a message when something is in its way, as the reference engine does it.
typealias ObstacleCell = DecidedCell<MessageFate>

extension DecidedCell where Outcome == MessageFate {
  /// Plays what happens while something is in the way.
  ///
  /// - Returns: `nil` if the profile does not know what happens.
  init?(
    _ obstacle: Obstacle, at event: ObstacleEvent, in profile: String, besides: [String]
  ) {
    let script = ObstacleScript(obstacle, event, profile)
    self.init(besides: besides, play: script.play)
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

  /// Lets it happen to the reference engine under a reading.
  func play(_ reading: Reading) -> PlayedScript<MessageFate>? {
    guard var engine = try? ReferenceAdapter(reading: reading).simulation(for: setup) else {
      return nil
    }
    let before = engine.perform(event.first + obstacle.before)
    // What an opportunity sets going, such as another fetch, ends in a few minutes.
    let end = Action.advance(TimeSpan(milliseconds: 200_000))
    let stages: [(MessageFate, [Action])] = [
      (.displayed, event.happens), (.later, obstacle.passes), (.waits, event.later + [end]),
    ]
    var fate: MessageFate?
    for (moment, actions) in stages where fate == nil {
      fate = MessageFate(of: "message", in: engine.perform(actions), at: moment)
    }
    return PlayedScript(outcome: fate ?? .gone, setup: before, asked: engine.asked)
  }
}

extension Simulation {
  /// Performs actions, one after another.
  mutating func perform(_ actions: [Action]) -> [Observation] { actions.flatMap { perform($0) } }

  /// The questions that were asked so far, by their indices.
  var asked: Set<Int> {
    var asked: Set<Int> = []
    answers.asked.forEachIndex { asked.insert($0) }
    return asked
  }
}
