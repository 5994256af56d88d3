package import SpecModel

/// Which order of observations inside an action has a meaning.
///
/// An action causes several things, and engines report them as they come about inside. Only two
/// orders can be told from outside: what follows what on the screen, and what becomes of one message,
/// step by step. Anything else is independent: whether a host hears of an unmatched event before or
/// after a message appears, no document says.
package enum ObservationOrder {
  /// Tells whether two observations would mean something else the other way round.
  package static func counts(between one: Observation, and other: Observation) -> Bool {
    if one.isOnScreen && other.isOnScreen { return true }
    guard let message = one.fate else { return false }
    return message == other.fate
  }

  /// Tells whether two lists are the same but for the order of what is independent.
  ///
  /// - Parameters:
  ///   - actual: What an engine did in an action.
  ///   - allowed: What the reference engine did.
  package static func agree(
    _ actual: ArraySlice<Observation>, _ allowed: ArraySlice<Observation>
  ) -> Bool {
    guard actual.count == allowed.count else { return false }
    guard let first = actual.first else { return true }
    // The first must be among the others, and nothing that has to come before it in front of it.
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
}

extension Observation {
  /// Whether it changes what is on the screen.
  fileprivate var isOnScreen: Bool {
    switch self {
    case .displayed, .dismissed: true
    default: false
    }
  }

  /// The message of whose way through the engine it tells.
  fileprivate var fate: String? {
    switch self {
    case .displayed(let message, _), .dismissed(let message), .discarded(let message, _),
      .reenqueued(let message, _), .choiceAsked(let message):
      message
    case .noMatchingTrigger, .impression, .click, .prefetched, .stack: nil
    }
  }
}
