import EngineKit
import SpecModel
import Wording

/// What becomes of a message when something is in its way, as the reference engine does it.
typealias ObstacleCell = DecidedCell<MessageFate>

extension DecidedCell where Outcome == MessageFate {
  /// Plays what happens while something is in the way.
  ///
  /// - Returns: `nil` if the profile does not know what happens.
  init?(
    _ obstacle: Obstacle, at event: ObstacleEvent, in profile: String, of domain: any Domain,
    besides: [String]
  ) {
    self.init(
      MomentScript(obstacle, event, profile), in: domain, besides: besides,
      outcome: { MessageFate(of: "message", in: $0) })
  }
}

extension MomentScript {
  /// A message, something in its way, and what happens.
  fileprivate init(_ obstacle: Obstacle, _ event: ObstacleEvent, _ profile: String) {
    var message = obstacle.message
    message.triggers = event.triggers
    let other = Message(
      name: "other", type: .modal, triggers: [.customEvent(name: "viewed_cart", filter: nil)])
    // What an opportunity sets going, such as another fetch, ends in a few minutes.
    let end = Action.advance(TimeSpan(milliseconds: 200_000))
    self.init(
      setup: EngineSetup(
        profile: profile, given: obstacle.given, messages: ["message": message, "other": other]),
      before: event.first + obstacle.before,
      moments: [
        (.displayed, event.happens), (.later, obstacle.passes), (.waits, event.later + [end]),
      ])
  }
}
