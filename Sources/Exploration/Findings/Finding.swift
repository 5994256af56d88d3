package import EngineKit
package import Explanations
package import SpecModel

/// Something that an engine did with a script that nobody can explain.
package struct Finding: Sendable {
  /// What the engine went through.
  package let script: Script
  /// What happened.
  package let kind: Kind
  /// Where it was compared with another engine: whether what that one does can be explained.
  package var isOtherExplained: Bool?

  /// What can be found.
  package enum Kind: Sendable {
    /// The engine did what no listed answer explains.
    case unexplained(Transcript, Explanation.Divergence)
    /// The engine did not answer properly.
    case failed(EngineFailure)
  }

  /// What two findings have in common that look alike.
  package enum Look: Hashable, Sendable {
    /// The same was seen, or was not, after the same action.
    case symptom(Symptom)
    /// The engine failed in the same way.
    case failure(EngineFailure.Kind)
  }

  /// What it looks like.
  package var look: Look {
    switch kind {
    case .failed(let failure): .failure(failure.kind)
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

  /// The last action that it takes to see it, counted from 0.
  package var lastAction: Int {
    switch kind {
    case .unexplained(_, let divergence): divergence.action
    case .failed(let failure): failure.action ?? script.actions.count - 1
    }
  }
}

extension Finding.Look {
  /// Whether one may be the other, seen in another script: what was seen, or was not, is the same,
  /// whatever the action and whatever came of it besides.
  package func isAkin(to other: Self) -> Bool {
    switch (self, other) {
    case (.symptom(let one), .symptom(let other)): one.core == other.core
    default: self == other
    }
  }
}
