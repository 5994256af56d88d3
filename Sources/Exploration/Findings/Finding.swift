package import EngineKit
package import InAppMessages
package import SpecModel

/// Something that an engine did in a script and that is forbidden, cannot be explained, or rests on
/// other answers than the pinned ones.
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
  /// How the script ended in the other engine, until it is known whether that can be explained.
  var other: ScriptOutcome.Ending?
  /// Whether its script was made as small as possible; otherwise enough others had been.
  package var isShrunk = true

  /// The kinds of finding, with what belongs to each.
  package enum Kind: Sendable {
    /// The engine broke a clause. The divergence says what it may do instead, if that is known.
    case breached(Transcript, Breach, Explanation.Divergence?)
    /// The engine did something that no listed answer explains.
    case unexplained(Transcript, Explanation.Divergence)
    /// The engine did something that only these answers explain, in place of pinned ones.
    case changed(Transcript, Explanation.Divergence, [PinnedAnswers.Entry])
    /// The engine did not answer properly.
    case failed(EngineFailure)
  }

  /// The sorts of findings, the gravest first.
  package enum Sort: String, Hashable, Sendable, CaseIterable, Comparable {
    case failed
    case breached
    case changed
    case unexplained

    /// Orders the gravest first.
    package static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// Whether the engine's process has to be replaced after it.
  var isCrash: Bool { look == .failure(.crash) || look == .failure(.malformed) }

  /// What findings that look alike have in common.
  package enum Look: Hashable, Sendable {
    /// The same clause was broken, after the same action.
    case breach(clause: String, Action.Kind)
    /// The same unexpected or missing observations, after the same action.
    case symptom(Symptom)
    /// The same difference from another engine, in scripts of the suite's own words that need the same.
    case difference(WordDifference, needs: Set<String>)
    /// The same answers were given in place of pinned ones.
    case answers([PinnedAnswers.Entry])
    /// The engine failed in the same way.
    case failure(EngineFailure.Kind)
  }

  /// What the looks of findings that most likely have the same cause have in common.
  package enum Kin: Hashable, Sendable {
    case breach(clause: String)
    case symptom([Symptom.Word])
    case difference(WordDifference)
    case answers(to: [String])
    case failure(EngineFailure.Kind)
  }

  /// The sort of the finding.
  package var sort: Sort {
    switch kind {
    case .breached: .breached
    case .changed: .changed
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
    case .changed(_, _, let departures): .answers(departures)
    case .unexplained: difference ?? symptom.map(Look.symptom) ?? .failure(.malformed)
    }
  }

  /// What the engine did and should not have done, or the other way round; `nil` if that is not known.
  package var symptom: Symptom? {
    guard case .unexplained(let transcript, let divergence) = kind else { return nil }
    return Symptom(
      script.actions[divergence.action], transcript.observations[divergence.action],
      allowed: divergence.allowed.map(\.observations))
  }

  /// The difference from another engine in a script of the suite's own words.
  private var difference: Look? {
    guard script.given.own.words != nil, case .unexplained(let transcript, let divergence) = kind,
      let other = divergence.allowed.first?.observations,
      let difference = WordDifference(transcript.observations[divergence.action], from: other)
    else { return nil }
    return .difference(difference, needs: script.ingredients(transcript))
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

  /// The answers that the engine gave in place of pinned ones.
  package var departures: [PinnedAnswers.Entry] {
    if case .changed(_, _, let departures) = kind { departures } else { [] }
  }

  /// All breaches in the action: the one that the finding is about, then the others.
  package var breaches: [Breach] { (breach.map { [$0] } ?? []) + alsoBroken }

  /// What the engine did, or `nil` if it did not answer.
  package var transcript: Transcript? {
    switch kind {
    case .breached(let transcript, _, _), .unexplained(let transcript, _),
      .changed(let transcript, _, _):
      transcript
    case .failed: nil
    }
  }

  /// Where the engine left every allowed way, if that is known.
  package var divergence: Explanation.Divergence? {
    switch kind {
    case .breached(_, _, let divergence): divergence
    case .unexplained(_, let divergence), .changed(_, let divergence, _): divergence
    case .failed: nil
    }
  }

  /// The last action that is needed to see the finding, counted from 0.
  package var lastAction: Int {
    switch kind {
    case .breached(_, let breach, _): breach.action
    case .unexplained(_, let divergence), .changed(_, let divergence, _): divergence.action
    case .failed(let failure):
      // The engine says at which action it failed, and may be wrong.
      failure.action.flatMap { script.actions.indices.contains($0) ? $0 : nil }
        ?? script.actions.count - 1
    }
  }
}

extension Finding.Look {
  /// What it has in common with looks that may have the same cause in different scripts: the clause
  /// that is broken, or the core of the symptom, whatever the action is.
  package var kin: Finding.Kin {
    switch self {
    case .breach(let clause, _): .breach(clause: clause)
    case .symptom(let symptom): .symptom(symptom.core)
    case .difference(let difference, needs: _): .difference(difference)
    case .answers(let departures): .answers(to: departures.map(\.question))
    case .failure(let kind): .failure(kind)
    }
  }

  /// Returns whether two looks may have the same cause in different scripts.
  package func isAkin(to other: Self) -> Bool { kin == other.kin }

  /// What the scripts of the look need; `nil` if that is no part of it.
  var needs: Set<String>? {
    if case .difference(_, let needs) = self { needs } else { nil }
  }

  /// Returns whether findings of another look are shown with those of this one, whose script is the
  /// smallest: with the same cause, a script needs all that this one needs.
  func covers(_ other: Self) -> Bool {
    isAkin(to: other) && (needs ?? []).isSubset(of: other.needs ?? [])
  }
}
