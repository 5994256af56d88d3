import Conformance
package import SpecModel

extension Probe {
  /// Returns the answer that a transcript shows: the one of the first outcome that matches.
  ///
  /// - Parameter transcript: What an engine did in the probe's script: one list for each action.
  /// - Returns: The id of the answer, or `nil` if no outcome matches.
  package func answer(shownBy transcript: Transcript) -> String? {
    let observed = observations(in: transcript)
    return outcomes.first { $0.matches(observed) }?.answer
  }

  /// Returns the observations of each step, of the kinds that the outcomes name.
  private func observations(in transcript: Transcript) -> [[Observation]] {
    var lists = transcript.observations[...]
    return script.steps.map { step in
      let own = lists.prefix(step.actions.count)
      lists = lists.dropFirst(step.actions.count)
      return own.joined().filter { script.asserts.contains($0.kind) }
    }
  }
}

extension Probe.Outcome {
  /// Returns whether the last steps caused what this outcome requires.
  fileprivate func matches(_ observed: [[Observation]]) -> Bool {
    steps.count <= observed.count
      && zip(steps, observed.suffix(steps.count)).allSatisfy {
        ExpectationMatcher.matches($1, $0)
      }
  }
}
