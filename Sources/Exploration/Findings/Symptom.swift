package import SpecModel

/// The difference between an engine's behavior and everything that is allowed: the unexpected and
/// the missing observations, and the action that they follow.
///
/// Scripts with the same symptom most likely have the same cause.
package struct Symptom: Hashable, Sendable {
  /// The action.
  package let action: Action.Kind
  /// What was observed and should not have been.
  package let unexpected: [Word]
  /// What should have been observed and was not.
  package let missing: [Word]

  /// The core of the symptom: the unexpected observations, or the missing ones if nothing is
  /// unexpected.
  package var core: [Word] { unexpected.isEmpty ? missing : unexpected }

  /// An observation with its reason, but without its message.
  package struct Word: Hashable, Sendable, Comparable {
    /// The kind of observation.
    package let kind: Observation.Kind
    /// The reason why a message was discarded or put back; empty for other kinds.
    package let reason: String

    init(_ observation: Observation) {
      kind = observation.kind
      switch observation {
      case .discarded(_, let reason): self.reason = reason?.rawValue ?? ""
      case .reenqueued(_, let reason): self.reason = reason?.rawValue ?? ""
      default: reason = ""
      }
    }

    /// Orders words by kind and reason.
    package static func < (left: Self, right: Self) -> Bool {
      (left.kind.rawValue, left.reason) < (right.kind.rawValue, right.reason)
    }
  }

  /// Compares what an engine did with the nearest allowed behavior.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - observations: What the engine did.
  ///   - allowed: What the reference engine may do; never empty.
  package init(_ action: Action, _ observations: [Observation], allowed: [[Observation]]) {
    self.action = action.kind
    let nearest = Self.nearest(observations, allowed).map { allowed[$0] } ?? []
    unexpected = observations.without(nearest).map(Word.init).sorted()
    missing = nearest.without(observations).map(Word.init).sorted()
  }

  /// Returns the index of the allowed behavior that is nearest to what an engine did.
  static func nearest(_ observations: [Observation], _ allowed: [[Observation]]) -> Int? {
    let distances = allowed.map { observations.without($0).count + $0.without(observations).count }
    return distances.indices.min { distances[$0] < distances[$1] }
  }
}

extension [Observation] {
  /// Returns the observations that are left after each of some others is removed once.
  fileprivate func without(_ others: [Observation]) -> [Observation] {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
    }
    return rest
  }
}
