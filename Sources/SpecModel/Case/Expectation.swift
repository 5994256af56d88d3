/// What a step must cause.
package enum Expectation: Hashable, Sendable {
  /// Exactly this observation.
  case observation(Observation)
  /// All of these, in any order.
  case anyOrder([Expectation])
  /// One of these sequences; an empty sequence allows nothing to happen.
  case oneOf([[Expectation]])

  /// The kinds of observation that it names.
  package var kinds: Set<Observation.Kind> {
    switch self {
    case .observation(let observation): [observation.kind]
    case .anyOrder(let list): list.reduce(into: []) { $0.formUnion($1.kinds) }
    case .oneOf(let lists): lists.joined().reduce(into: []) { $0.formUnion($1.kinds) }
    }
  }

  /// Whether it can be met by different observations, and not only in a different order.
  package var hasAlternatives: Bool {
    switch self {
    case .observation: false
    case .anyOrder(let entries): entries.contains(where: \.hasAlternatives)
    case .oneOf: true
    }
  }

  /// The forms that leave the engine a choice, spelled as in specs, bundles and results.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    case anyOrder = "any_order"
    case oneOf = "one_of"

    /// What the form states, as editors show it.
    package var summary: String {
      switch self {
      case .anyOrder: "All of these, in any order."
      case .oneOf: "One of these sequences; an empty one allows nothing to happen."
      }
    }
  }
}
