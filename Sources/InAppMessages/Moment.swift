import ReferenceEngine
import SpecModel

/// A point in a script: before an action, or in the middle of one that lets time pass.
struct Moment: Hashable {
  /// The next action, or the one that is under way, counted from 0.
  let action: Int
  /// How much of its time has passed, in milliseconds.
  var elapsed = 0
  /// What an engine has done in it so far.
  var seen: [Observation] = []

  /// Whether an action is under way.
  var isWithinAction: Bool { elapsed > 0 }

  /// What happens until the next moment of a path, and how much time passes in the middle of the action until then;
  /// `nil` if the action ends with it.
  ///
  /// Time passes in parts, so that paths that come to the same state meet in the middle of a long
  /// time: an engine asks many questions in it.
  func step(of actions: [Action], from engine: Simulation) -> (action: Action, part: Int?) {
    guard case .advance(let span) = actions[action] else { return (actions[action], nil) }
    let rest = TimeSpan.milliseconds(span.milliseconds - elapsed)
    guard let part = engine.firstPart(of: rest) else { return (.advance(rest), nil) }
    return (.advance(part), part.milliseconds)
  }
}
