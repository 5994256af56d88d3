package import SpecModel

/// By what an engine's behavior differs from everything that is allowed: what was seen that should
/// not be, and what was not that should, after which action.
///
/// Scripts with the same symptom most likely have one cause.
package struct Symptom: Hashable, Sendable {
  /// What happened.
  package let action: Action.Kind
  /// What was seen and should not be.
  package let unexpected: [Word]
  /// What should be seen and was not.
  package let missing: [Word]

  /// What it comes down to: what was seen and should not be; if there is no such thing, what was not.
  package var core: [Word] { unexpected.isEmpty ? missing : unexpected }

  /// An observation without its message, with its reason.
  package struct Word: Hashable, Sendable, Comparable {
    /// The kind of observation.
    package let kind: Observation.Kind
    /// Why a message was discarded or put back; empty for other kinds.
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

  /// Compares what an engine did with what comes nearest to it of all that is allowed.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - observations: What the engine did.
  ///   - allowed: What the reference engine may do; never empty.
  package init(_ action: Action, _ observations: [Observation], allowed: [[Observation]]) {
    self.action = action.kind
    let nearest = Self.nearest(observations, allowed).map { allowed[$0] } ?? []
    unexpected = observations.without(nearest).map(Word.init).sorted()
    missing = nearest.without(observations).map(Word.init).sorted()
  }

  /// Finds what comes nearest to what an engine did: its place among all that is allowed.
  static func nearest(_ observations: [Observation], _ allowed: [[Observation]]) -> Int? {
    let distances = allowed.map { observations.without($0).count + $0.without(observations).count }
    return distances.indices.min { distances[$0] < distances[$1] }
  }
}

extension [Observation] {
  /// What is left when each of some observations is taken away once.
  fileprivate func without(_ others: [Observation]) -> [Observation] {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
    }
    return rest
  }
}
