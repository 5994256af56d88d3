package import SpecModel
import Wording

/// A script that an engine performed, and what it did.
package struct Exhibit: Hashable, Sendable {
  /// The script.
  package private(set) var script: Script
  /// What the engine did: one list for each action.
  package private(set) var transcript: Transcript
  private let title: String

  /// Combines a script with what an engine did.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - transcript: What the engine did.
  ///   - title: The title of the script, in a few words.
  /// - Returns: `nil` if there is not one list for each action.
  package init?(_ script: Script, _ transcript: Transcript, title: String) {
    guard transcript.observations.count == script.actions.count else { return nil }
    self.script = script
    self.transcript = transcript
    self.title = title
  }

  /// The number of actions.
  package var count: Int { script.actions.count }

  /// Returns an exhibit with the same title, another script, and what the engine did in it.
  func with(_ script: Script, _ transcript: Transcript) -> Exhibit? {
    Exhibit(script, transcript, title: title)
  }

  /// Returns the exhibit limited to its first actions.
  func prefix(_ count: Int) -> Exhibit {
    var exhibit = self
    exhibit.script.actions = Array(script.actions.prefix(count))
    exhibit.transcript.observations = Array(transcript.observations.prefix(count))
    return exhibit
  }

  /// The exhibit as a case without expectations, with a step for each action.
  var item: Case {
    var steps: [Step] = []
    for (action, observations) in zip(script.actions, transcript.observations) {
      if !steps.assertStack(action, observations) {
        steps.append(Step(actions: [action], expectations: [], position: .nowhere))
      }
    }
    return Case(
      of: script, title: title, steps: steps,
      asserting: transcript.observations.joined().map(\.kind).filter { $0 != .stack })
  }
}
