import Conformance
package import EngineKit
package import SpecModel
package import Wording

/// What can be seen at the current place of a walk: the state of the reference engine, what it did
/// in the last action and why, and what another engine did.
package struct Sight: Sendable {
  /// What the reference engine did, and its state; `nil` if it does not know the words.
  package let reference: Reference?
  /// The states that the suite declares, and what they are as far as words say.
  package let states: [(name: String, value: String)]
  /// What another engine did, and its state; `nil` if there is none, or if nothing has happened.
  package let other: OtherEngine?

  /// What the reference engine did, and its state.
  package struct Reference: Sendable {
    /// The message on its screen.
    package let visible: String?
    /// The messages that wait in it, the top first.
    package let waiting: [String]
    /// Its observations in the last action.
    package let observations: [Observation]
    /// The reasons for these observations.
    package let reasons: [Reason]
  }

  /// Evaluates the current place of a walk.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - host: Runs the other engine, which is started again for each place, or `nil` if there is
  ///     none.
  ///   - kinds: The kinds of observation that the other engine reports; by default, those built-in ones that its
  ///     manifest has.
  ///   - domain: Has the reference engine, and judges the other one.
  package init(
    of walk: Walk, beside host: (any EngineHost)? = nil,
    reporting kinds: Set<Observation.Kind>? = nil, by domain: some Domain
  ) async {
    reference = walk.hasReference ? Reference(at: walk, of: domain) : nil
    if let host, !walk.trail.isEmpty {
      other = await OtherEngine(
        host, at: walk, reporting: kinds ?? host.manifest.observations, by: domain)
    } else {
      other = nil
    }
    let transcript = other?.transcript
    states = walk.words.map { walk.states(in: $0, seeing: transcript) } ?? []
  }
}

extension Sight.Reference {
  /// Returns `nil` if the reference engine does not follow the profile.
  fileprivate init?(at walk: Walk, of domain: some Domain) {
    let steps = walk.told(by: domain, reasonsOf: walk.trail.count - 1, within: walk.jurisdiction)
    guard let steps else { return nil }
    let last = steps.last ?? ToldCase.Step()
    visible = last.visible
    waiting = last.stack
    observations = last.observations.flatMap(\.self)
    reasons = last.reasons
  }
}

extension Walk {
  /// What the suite's states are at the end of the walk.
  ///
  /// - Parameters:
  ///   - words: The words of the suite.
  ///   - transcript: What an engine reported; `nil` if none goes along.
  fileprivate func states(
    in words: SuiteWords, seeing transcript: Transcript?
  ) -> [(name: String, value: String)] {
    let stage = stage(in: words, seeing: transcript)
    return words.vocabulary.states.compactMap { state in
      stage.states[state.name].map { (state.name, $0) }
    }
  }

  /// What declared words say about the end of the walk.
  func stage(in words: SuiteWords, seeing transcript: Transcript?) -> Stage {
    var stage = Stage(given, words)
    for (index, action) in trail.enumerated() {
      stage.begin(action)
      for observation in transcript?.observations[index] ?? [] { stage.see(observation) }
    }
    return stage
  }
}
