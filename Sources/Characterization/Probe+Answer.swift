import Conformance
package import SpecModel

extension Probe {
  /// Returns the answer that a transcript tells: that of the first outcome which fits.
  ///
  /// - Parameter transcript: What an engine made of the probe's script: one list per action.
  /// - Returns: The id of the answer; `nil` where no outcome fits.
  package func answer(toldBy transcript: Transcript) -> String? {
    let observed = observations(in: transcript)
    return outcomes.first { $0.fits(observed) }?.answer
  }

  /// What each step caused, of the kinds that the outcomes name.
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
  /// Tells whether the last steps caused what this outcome says.
  fileprivate func fits(_ observed: [[Observation]]) -> Bool {
    steps.count <= observed.count
      && zip(steps, observed.suffix(steps.count)).allSatisfy {
        ExpectationMatcher.matches($1, $0)
      }
  }
}
