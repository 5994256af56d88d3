package import EngineKit
package import Explanations
package import SpecModel

/// Something that an engine did in a script and that is forbidden or cannot be explained.
package struct Finding: Sendable {
  /// The script.
  package let script: Script
  /// What happened.
  package var kind: Kind
  /// The other clauses that were broken in the same action, the most informative first.
  package var alsoBroken: [Breach] = []
  /// If the engine is compared with another one: whether the other engine's behavior can be
  /// explained.
  package var isOtherExplained: Bool?

  /// The kinds of finding, with what belongs to each.
  package enum Kind: Sendable {
    /// The engine broke a clause. The divergence says what it may do instead, if that is known.
    case breached(Transcript, Breach, Explanation.Divergence?)
    /// The engine did something that no listed answer explains.
    case unexplained(Transcript, Explanation.Divergence)
    /// The engine did not answer properly.
    case failed(EngineFailure)
  }

  /// The sorts of findings, the gravest first.
  package enum Sort: String, Hashable, Sendable, CaseIterable, Comparable {
    case failed
    case breached
    case unexplained

    /// Orders the gravest first.
    package static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// What findings that look alike have in common.
  package enum Look: Hashable, Sendable {
    /// The same clause was broken, after the same action.
    case breach(clause: String, Action.Kind)
    /// The same unexpected or missing observations, after the same action.
    case symptom(Symptom)
    /// The engine failed in the same way.
    case failure(EngineFailure.Kind)
  }

  /// The sort of the finding.
  package var sort: Sort {
    switch kind {
    case .breached: .breached
    case .unexplained: .unexplained
    case .failed: .failed
    }
  }

  /// The look of the finding.
  package var look: Look {
    switch kind {
    case .failed(let failure): .failure(failure.kind)
    case .breached(_, let breach, _):
      .breach(clause: breach.clause, script.actions[breach.action].kind)
    case .unexplained(let transcript, let divergence):
      .symptom(
        Symptom(
          script.actions[divergence.action], transcript.observations[divergence.action],
          allowed: divergence.allowed.map(\.observations)))
    }
  }

  /// What findings that most likely have the same cause have in common: their scripts, made as
  /// small as possible, have the same actions.
  package struct Shape: Hashable, Sendable {
    let look: Look
    let actions: [Action.Kind]
  }

  /// The shape of the finding.
  package var shape: Shape { Shape(look: look, actions: script.actions.map(\.kind)) }

  /// The breach, or `nil` if no clause was broken.
  package var breach: Breach? {
    if case .breached(_, let breach, _) = kind { breach } else { nil }
  }

  /// All breaches in the action: the one that the finding is about, then the others.
  package var breaches: [Breach] { (breach.map { [$0] } ?? []) + alsoBroken }

  /// What the engine did, or `nil` if it did not answer.
  package var transcript: Transcript? {
    switch kind {
    case .breached(let transcript, _, _), .unexplained(let transcript, _): transcript
    case .failed: nil
    }
  }

  /// Where the engine left every allowed way, if that is known.
  package var divergence: Explanation.Divergence? {
    switch kind {
    case .breached(_, _, let divergence): divergence
    case .unexplained(_, let divergence): divergence
    case .failed: nil
    }
  }

  /// The last action that is needed to see the finding, counted from 0.
  package var lastAction: Int {
    switch kind {
    case .breached(_, let breach, _): breach.action
    case .unexplained(_, let divergence): divergence.action
    case .failed(let failure):
      // The engine says at which action it failed, and may be wrong.
      failure.action.flatMap { script.actions.indices.contains($0) ? $0 : nil }
        ?? script.actions.count - 1
    }
  }
}

extension Finding.Look {
  /// Returns whether two looks may have the same cause in different scripts: the same clause is
  /// broken, or the symptoms have the same core, whatever the action is.
  package func isAkin(to other: Self) -> Bool {
    switch (self, other) {
    case (.breach(let one, _), .breach(let other, _)): one == other
    case (.symptom(let one), .symptom(let other)): one.core == other.core
    default: self == other
    }
  }
}
