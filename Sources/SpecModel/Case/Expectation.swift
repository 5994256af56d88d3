/// What a step must cause.
public enum Expectation: Hashable, Sendable {
  /// This observation.
  case observation(Observation)
  /// All of these, in any order.
  case anyOrder([Expectation])
  /// One of these sequences; an empty sequence allows nothing to happen.
  case oneOf([[Expectation]])

  /// The kinds of observation that it names.
  public var kinds: Set<Observation.Kind> {
    switch self {
    case .observation(let observation): [observation.kind]
    case .anyOrder(let list): list.reduce(into: []) { $0.formUnion($1.kinds) }
    case .oneOf(let lists): lists.joined().reduce(into: []) { $0.formUnion($1.kinds) }
    }
  }
}
