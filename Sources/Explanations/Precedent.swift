package import ReferenceEngine
package import SpecModel

/// What the reference engine is known to do with a script under certain answers: whoever does the same
/// is explained by these answers, and the reference engine need not go through the script again.
package struct Precedent: Sendable {
  /// What it did: one list for each action.
  package let observations: [[Observation]]
  /// The answers on which that depends; all others are left open.
  package let reading: Reading

  /// Creates a precedent.
  package init(observations: [[Observation]], reading: Reading) {
    self.observations = observations
    self.reading = reading
  }

  /// Tells whether it explains what another engine did with the script.
  ///
  /// - Parameters:
  ///   - transcript: What that engine reported: one list for each action.
  ///   - script: The script.
  ///   - kinds: The kinds of observation that it reports; others are left out of account.
  ///   - preferred: The answers that the engine is thought to give.
  package func explains(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading
  ) -> Bool {
    preferred.includes(reading)
      && Course(transcript, of: script, reporting: kinds).agrees(with: self)
  }
}
