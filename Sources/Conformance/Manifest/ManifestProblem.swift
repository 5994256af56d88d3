package import EngineKit
package import SpecModel

/// An entry of a manifest that cannot be right, or is probably a mistake.
package struct ManifestProblem: Hashable, Sendable {
  /// What is wrong.
  package var situation: Situation
  /// The nearest word that there is; absent where none is near, or where no single word is wrong.
  package var suggestion: String?

  /// What is wrong with a manifest.
  package enum Situation: Hashable, Sendable {
    /// A word of `actions`, `observations`, `not_applicable` or `profiles` is not known.
    case unknown(Member, String)
    /// None of the engine's profiles is one of the suite's.
    case followsNoProfile([String], known: [String])
    /// It takes what only presenters are sent and nothing that only whole engines are sent, but does
    /// not say that it is a presenter.
    case isUndeclaredPresenter(takes: [Action.Kind])
    /// It is a whole engine, and names an action that only presenters are sent.
    case takesPresenterAction(Action.Kind)
    /// It is a presenter, and does not take what the harness sends in place of the core.
    case presenterLacks(Action.Kind)
  }

  /// The members of a manifest that hold words of the protocol or the suite.
  package enum Member: String, Hashable, Sendable {
    case profiles
    case actions
    case observations
    case notApplicable = "not_applicable"

    /// What a word of it names.
    package var noun: String {
      switch self {
      case .profiles: "profile"
      case .actions: "action"
      case .observations: "observation"
      case .notApplicable: "rule"
      }
    }
  }

  /// Finds what is wrong with a manifest.
  ///
  /// - Parameters:
  ///   - manifest: The engine's manifest.
  ///   - suite: The suite whose profiles and rules it may name.
  /// - Returns: The problems, in the order of the manifest's members.
  package static func problems(
    in manifest: EngineManifest, suite: Suite
  ) -> [ManifestProblem] {
    let profiles = suite.profiles.map(\.id)
    var problems = unknown(.profiles, manifest.profiles, known: profiles)
    if problems.allSatisfy({ !$0.isFatal }), Set(manifest.profiles).isDisjoint(with: profiles) {
      problems = [
        ManifestProblem(situation: .followsNoProfile(manifest.profiles, known: profiles))
      ]
    }
    problems += layerProblems(of: manifest)
    problems += unknown(
      .actions, manifest.unknownActions, known: Action.Kind.allCases.map(\.rawValue),
      named: manifest.actions.map(\.rawValue))
    problems += unknown(
      .observations, manifest.unknownObservations,
      known: Observation.Kind.inManifests.map(\.rawValue),
      named: manifest.observations.map(\.rawValue))
    problems += unknown(
      .notApplicable, manifest.notApplicable.keys.sorted(), known: suite.rules.map(\.id))
    return problems
  }

  /// Whether the engine cannot be tested like this: what it says cannot be what is meant.
  ///
  /// A word that is near no known one may be a newer version's, or another suite's. So may one that
  /// is beside the word that it resembles.
  package var isFatal: Bool {
    switch situation {
    case .unknown: suggestion != nil
    case .followsNoProfile, .isUndeclaredPresenter: true
    case .presenterLacks(let kind): kind == .offer
    case .takesPresenterAction: false
    }
  }

  /// What is wrong, as a sentence with its member: `` `actions`: `dsimiss` is not an action ``.
  package var sentence: String {
    switch situation {
    case .unknown(.profiles, let word):
      "`profiles`: `\(word)` is not a profile of the suite"
    case .unknown(.notApplicable, let word):
      "`not_applicable`: `\(word)` is not a rule of the suite"
    case .unknown(let member, let word):
      "`\(member.rawValue)`: `\(word)` is not an \(member.noun) of the protocol"
    case .followsNoProfile(let profiles, _):
      "`profiles`: the suite has none of these: \(Self.list(profiles))"
    case .isUndeclaredPresenter(let kinds):
      "`actions`: only presenters are sent \(Self.list(kinds.map(\.rawValue))), and the manifest "
        + "does not say that this is one"
    case .takesPresenterAction(let kind):
      "`actions`: only presenters are sent `\(kind.rawValue)`, and this is a whole engine"
    case .presenterLacks(let kind):
      "`actions`: a presenter must take `\(kind.rawValue)`; without it, "
        + (kind == .offer ? "no message ever reaches it" : "most cases are skipped")
    }
  }

  /// What to do about it.
  package var advice: String {
    switch situation {
    case .unknown(.profiles, _) where suggestion == nil: "it is ignored; leave it out"
    case .unknown(.notApplicable, _) where suggestion == nil:
      "it is ignored; `iamspec list rules` lists all rules"
    case .unknown(let member, _) where suggestion == nil:
      "it is ignored; PROTOCOL.md lists the \(member.noun)s"
    case .unknown: "did you mean `\(suggestion ?? "")`?"
    case .followsNoProfile(_, let known): "it has: \(Self.list(known))"
    case .isUndeclaredPresenter: "add \"layer\":\"presenter\""
    case .takesPresenterAction(let kind):
      "leave `\(kind.rawValue)` out, or add \"layer\":\"presenter\""
    case .presenterLacks(let kind):
      "add `\(kind.rawValue)`; see \"Half an engine\" in PROTOCOL.md"
    }
  }

  /// What is wrong and what to do about it, on one line.
  package var text: String { "\(sentence); \(advice)" }

  private static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func unknown(
    _ member: Member, _ words: [String], known: [String], named: [String]? = nil
  ) -> [ManifestProblem] {
    let named = Set(named ?? words)
    var seen: Set<String> = []
    return words.filter { !known.contains($0) && seen.insert($0).inserted }.map { word in
      ManifestProblem(
        situation: .unknown(member, word),
        suggestion: Suggestion.nearest(to: word, among: known).flatMap {
          named.contains($0) ? nil : $0
        })
    }
  }

  private static func layerProblems(of manifest: EngineManifest) -> [ManifestProblem] {
    let forPresenters = [Action.Kind.offer, .opportunity]
    let taken = forPresenters.filter(manifest.actions.contains)
    let situations: [Situation]
    switch manifest.layer {
    case .presenter:
      situations = forPresenters.filter { !taken.contains($0) }.map(Situation.presenterLacks)
    case .engine where taken.isEmpty: situations = []
    case .engine where !manifest.actions.contains(where: \.isForCore):
      situations = [.isUndeclaredPresenter(takes: taken)]
    case .engine:
      // Both of them beside the core's: that is how "everything but" comes out.
      situations = taken == forPresenters ? [] : taken.map(Situation.takesPresenterAction)
    }
    return situations.map { ManifestProblem(situation: $0) }
  }
}
