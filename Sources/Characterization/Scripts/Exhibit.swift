package import SpecModel

/// A script that an engine went through, and what it did.
package struct Exhibit: Hashable, Sendable {
  /// The script.
  package private(set) var script: Script
  /// What the engine did: one list for each action.
  package private(set) var transcript: Transcript
  private let title: String

  /// Puts a script and what an engine did beside each other.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - transcript: What the engine did.
  ///   - title: What the script is about, in a few words.
  /// - Returns: `nil` where there is not one list for each action.
  package init?(_ script: Script, _ transcript: Transcript, title: String) {
    guard transcript.observations.count == script.actions.count else { return nil }
    self.script = script
    self.transcript = transcript
    self.title = title
  }

  /// How many actions there are.
  package var count: Int { script.actions.count }

  /// Returns an exhibit about the same with another script, and what the engine did in that.
  func with(_ script: Script, _ transcript: Transcript) -> Exhibit? {
    Exhibit(script, transcript, title: title)
  }

  /// Returns the exhibit up to an action.
  func prefix(_ count: Int) -> Exhibit {
    var exhibit = self
    exhibit.script.actions = Array(script.actions.prefix(count))
    exhibit.transcript.observations = Array(transcript.observations.prefix(count))
    return exhibit
  }

  /// The exhibit as a case without expectations, for showing it: a step for each action.
  var item: Case {
    var steps: [Step] = []
    for (action, observations) in zip(script.actions, transcript.observations) {
      if action == .queryStack, !steps.isEmpty, steps[steps.count - 1].stack == nil,
        case .stack(let names)? = observations.first
      {
        steps[steps.count - 1].stack = names
      } else {
        steps.append(Step(actions: [action], expectations: [], location: .nowhere))
      }
    }
    return Case(
      id: script.caseID, title: title, rules: [], profiles: [script.profile], given: script.given,
      messages: script.messages, steps: steps,
      asserts: KindSet(transcript.observations.joined().map(\.kind).filter { $0 != .stack }),
      location: .nowhere)
  }
}
