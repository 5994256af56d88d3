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
}
