package import SpecModel

/// Decides whether an engine did what a step expects.
///
/// A step's expectations are a sequence: each matches one observation, `any_order` matches its
/// entries in any order, and `one_of` matches one of its sequences. No observation may be left
/// over.
package enum ExpectationMatcher {
  /// Tells whether the observations are exactly the expected ones.
  ///
  /// - Parameters:
  ///   - observations: What the engine did, limited to the kinds that the case asserts.
  ///   - expectations: What the step expects.
  package static func matches(
    _ observations: some RandomAccessCollection<Observation>, _ expectations: [Expectation]
  ) -> Bool {
    match(expectations[...], Array(observations)[...]) { $0.isEmpty }
  }

  /// Matches a sequence of expectations at the front of the observations, and asks `rest` whether
  /// it accepts the remaining ones; if not, tries the next way to match.
  private static func match(
    _ expectations: ArraySlice<Expectation>, _ observations: ArraySlice<Observation>,
    then rest: (ArraySlice<Observation>) -> Bool
  ) -> Bool {
    var next = observations.startIndex
    // By index, since to take each out of a slice copies it.
    for index in expectations.indices {
      switch expectations[index] {
      case .observation(let expected):
        guard next < observations.endIndex, expected.isSatisfied(by: observations[next]) else {
          return false
        }
        next += 1
      case .oneOf(let sequences):
        return sequences.contains { sequence in
          match(sequence[...], observations[next...]) {
            match(expectations[(index + 1)...], $0, then: rest)
          }
        }
      case .anyOrder(let entries):
        return matchInAnyOrder(entries, observations[next...]) {
          match(expectations[(index + 1)...], $0, then: rest)
        }
      }
    }
    return rest(observations[next...])
  }

  private static func matchInAnyOrder(
    _ entries: [Expectation], _ observations: ArraySlice<Observation>,
    then rest: (ArraySlice<Observation>) -> Bool
  ) -> Bool {
    if entries.isEmpty { return rest(observations) }
    return entries.indices.contains { index in
      match([entries[index]], observations) { remaining in
        var others = entries
        others.remove(at: index)
        return matchInAnyOrder(others, remaining, then: rest)
      }
    }
  }
}
