package import EngineKit
package import Explanations
package import SpecModel

/// Something that an engine did with a script and that is forbidden, or that nobody can explain.
package struct Finding: Sendable {
  /// What the engine went through.
  package let script: Script
  /// What happened.
  package var kind: Kind
  /// The other clauses that were broken in the same action, those first that say most.
  package var alsoBroken: [Breach] = []
  /// Where it was compared with another engine: whether what that one does can be explained.
  package var isOtherExplained: Bool?

  /// What can be found.
  package enum Kind: Sendable {
    /// The engine broke a clause; with what it may do instead, where that is known.
    case breached(Transcript, Breach, Explanation.Divergence?)
    /// The engine did what no listed answer explains.
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

  /// What two findings have in common that look alike.
  package enum Look: Hashable, Sendable {
    /// The same clause was broken, after the same action.
    case breach(clause: String, Action.Kind)
    /// The same was seen, or was not, after the same action.
    case symptom(Symptom)
    /// The engine failed in the same way.
    case failure(EngineFailure.Kind)
  }

  /// What it is, without the details.
  package var sort: Sort {
    switch kind {
    case .breached: .breached
    case .unexplained: .unexplained
    case .failed: .failed
    }
  }

  /// What it looks like.
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

  /// What it shares with findings that most likely have the same cause: the same scripts, made as small
  /// as they can be, look alike in this.
  package struct Shape: Hashable, Sendable {
    let look: Look
    let actions: [Action.Kind]
  }

  /// Its shape.
  package var shape: Shape { Shape(look: look, actions: script.actions.map(\.kind)) }

  /// The clause that was broken; `nil` where none was.
  package var breach: Breach? {
    if case .breached(_, let breach, _) = kind { breach } else { nil }
  }

  /// Every clause that was broken in the action: the one that the finding is about, then the others.
  package var breaches: [Breach] { (breach.map { [$0] } ?? []) + alsoBroken }

  /// What the engine did; `nil` where it did not answer.
  package var transcript: Transcript? {
    switch kind {
    case .breached(let transcript, _, _), .unexplained(let transcript, _): transcript
    case .failed: nil
    }
  }

  /// Where the engine left every way that is allowed, as far as that is known.
  package var divergence: Explanation.Divergence? {
    switch kind {
    case .breached(_, _, let divergence): divergence
    case .unexplained(_, let divergence): divergence
    case .failed: nil
    }
  }

  /// The last action that it takes to see it, counted from 0.
  package var lastAction: Int {
    switch kind {
    case .breached(_, let breach, _): breach.action
    case .unexplained(_, let divergence): divergence.action
    case .failed(let failure): failure.action ?? script.actions.count - 1
    }
  }
}

extension Finding.Look {
  /// Whether one may be the other, seen in another script: the same clause is broken, or what was
  /// seen, or was not, is the same, whatever the action and whatever came of it besides.
  package func isAkin(to other: Self) -> Bool {
    switch (self, other) {
    case (.breach(let one, _), .breach(let other, _)): one == other
    case (.symptom(let one), .symptom(let other)): one.core == other.core
    default: self == other
    }
  }
}
