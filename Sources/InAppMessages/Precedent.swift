package import ReferenceEngine
package import SpecModel

/// What the reference engine does in a script under certain answers.
///
/// These answers explain every engine that does the same, without running the reference engine
/// again.
package struct Precedent: Sendable {
  /// What it did: one list for each action.
  package let observations: [[Observation]]
  /// The answers on which that depends; the others are left open.
  package let reading: Reading

  /// Creates a precedent.
  package init(observations: [[Observation]], reading: Reading) {
    self.observations = observations
    self.reading = reading
  }

  /// Tells whether it explains what another engine did in the script.
  ///
  /// - Parameters:
  ///   - transcript: What that engine reported: one list for each action.
  ///   - script: The script.
  ///   - kinds: The kinds of observation that it reports; others are ignored.
  ///   - preferred: The answers that the engine is expected to give.
  package func explains(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading
  ) -> Bool {
    preferred.includes(reading)
      && (transcript.observations == observations
        || ObservedRun(transcript, of: script, reporting: kinds).agrees(with: self))
  }
}
