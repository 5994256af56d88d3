package import EngineKit
package import SpecModel

extension EngineManifest {
  /// The kinds of observation that the engine reports, with those that a suite declares itself.
  ///
  /// - Parameter words: The words of the suite's own; `nil` if all are built in.
  package func kinds(with words: SuiteWords?) -> Set<Observation.Kind> {
    guard let words else { return observations }
    let names = words.observations.keys
    let isOpen = observations.count == Observation.Kind.inManifests.count
    let listed = Set(ownObservations + observations.map(\.rawValue))
    let own = names.filter { isOpen || listed.contains($0) }
    return observations.intersection(words.included.observations)
      .union(own.map { .word(WordName($0)) })
  }
}
