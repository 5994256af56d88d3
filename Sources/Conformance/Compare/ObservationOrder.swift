package import SpecModel

/// The order of observations within an action, as far as it has a meaning.
///
/// An action causes several things, and engines report them as they happen inside. Only two orders
/// can be seen from outside: what follows what on the screen, and what happens to one message, step
/// by step. Everything else is independent: no document says whether a host hears of an unmatched
/// event before or after a message appears.
package enum ObservationOrder {
  /// Tells whether two observations would mean something else in the opposite order.
  package static func counts(between one: Observation, and other: Observation) -> Bool {
    if one.isOnScreen && other.isOnScreen { return true }
    guard let message = one.fate else { return false }
    return message == other.fate
  }

  /// Tells whether two lists are equal except for the order of independent observations.
  ///
  /// - Parameters:
  ///   - actual: What an engine did in an action.
  ///   - allowed: What the reference engine did.
  package static func agree(
    _ actual: ArraySlice<Observation>, _ allowed: ArraySlice<Observation>
  ) -> Bool {
    guard actual.count == allowed.count else { return false }
    guard let first = actual.first else { return true }
    // The first must be among the others, with nothing before it that it must precede.
    for (index, candidate) in zip(allowed.indices, allowed) {
      if candidate.isSatisfied(by: first) {
        if index == allowed.startIndex { return agree(actual.dropFirst(), allowed.dropFirst()) }
        var others = Array(allowed)
        others.remove(at: index - allowed.startIndex)
        return agree(actual.dropFirst(), others[...])
      }
      if counts(between: candidate, and: first) { return false }
    }
    return false
  }

  /// Tells whether a list can begin with some observations, except for the order of independent ones.
  ///
  /// - Parameters:
  ///   - actual: What an engine did in an action.
  ///   - allowed: What the reference engine did in the first part of it.
  package static func mayBegin(_ actual: [Observation], with allowed: [Observation]) -> Bool {
    var rest = actual
    for observation in allowed {
      guard let index = rest.firstIndex(where: observation.isSatisfied) else { return false }
      if rest[..<index].contains(where: { counts(between: $0, and: observation) }) { return false }
      rest.remove(at: index)
    }
    return true
  }
}

extension Observation {
  /// Whether the observation changes what is on the screen.
  fileprivate var isOnScreen: Bool {
    switch self {
    case .displayed, .dismissed: true
    default: false
    }
  }

  /// The message whose run through the engine the observation belongs to, if there is one.
  fileprivate var fate: String? {
    switch self {
    case .displayed(let message, _), .dismissed(let message), .discarded(let message, _),
      .reenqueued(let message, _), .choiceAsked(let message):
      message
    case .noMatchingTrigger, .impression, .click, .prefetched, .stack, .word: nil
    }
  }
}
