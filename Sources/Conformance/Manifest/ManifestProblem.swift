package import EngineKit
package import SpecModel

/// An entry of a manifest that is wrong or probably a mistake.
package struct ManifestProblem: Hashable, Sendable {
  /// What is wrong.
  package var situation: Situation
  /// The closest known word; `nil` if none is close, or if no single word is wrong.
  package var suggestion: String?
  /// The known word that has the same parts, if none is close: `stack.last-in-first-out` for
  /// `stack.lifo`.
  package var resemblance: String?
  /// Whether the suite has words of its own, so that an unknown word is none of the suite.
  package var isInOwnWords = false

  /// What is wrong with a manifest.
  package enum Situation: Hashable, Sendable {
    /// A word in `actions`, `observations`, `not_applicable` or `profiles` is unknown.
    case unknown(Member, String)
    /// None of the engine's profiles is one of the suite's.
    case followsNoProfile([String], known: [String])
    /// It takes actions that only presenters receive and none that only whole engines receive, but
    /// it is not declared as a presenter.
    case isUndeclaredPresenter(takes: [Action.Kind])
    /// It is a whole engine but lists an action that only presenters receive.
    case takesPresenterAction(Action.Kind)
    /// It is a presenter but does not take an action that the harness sends in place of the core.
    case presenterLacks(Action.Kind)
  }

  /// The members of a manifest with words of the protocol or the suite.
  package enum Member: String, Hashable, Sendable {
    case profiles
    case actions
    case observations
    case notApplicable = "not_applicable"

    /// What a word of the member names.
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
    let words = suite.words
    // The parts of an engine are those of the built-in words.
    if words == nil { problems += layerProblems(of: manifest) }
    problems += unknown(
      .actions, manifest.ownActions,
      known: words.map { $0.actions.keys + $0.included.actions.map(\.rawValue) }?.sorted()
        ?? Action.Kind.allCases.map(\.rawValue),
      named: manifest.actions.map(\.rawValue))
    problems += unknown(
      .observations, manifest.ownObservations,
      known: words.map {
        $0.observations.keys + $0.included.observations.map(\.rawValue)
      }?.sorted() ?? Observation.Kind.inManifests.map(\.rawValue),
      named: manifest.observations.map(\.rawValue))
    problems += unknown(
      .notApplicable, manifest.notApplicable.keys.sorted(), known: suite.rules.map(\.id))
    if words != nil {
      for index in problems.indices { problems[index].isInOwnWords = true }
    }
    return problems
  }

  /// Whether the engine cannot be tested like this, because the manifest cannot mean what it says.
  ///
  /// A word that is not close to a known one may belong to a newer version or another suite. So may
  /// a word that is listed together with the one it resembles.
  package var isFatal: Bool {
    switch situation {
    case .unknown: suggestion != nil
    case .followsNoProfile, .isUndeclaredPresenter: true
    case .presenterLacks(let kind): kind == .offer
    case .takesPresenterAction: false
    }
  }

  /// The problem as a sentence with its member: `` `actions`: `dsimiss` is not an action ``.
  package var sentence: String {
    switch situation {
    case .unknown(.profiles, let word):
      "`profiles`: `\(word)` is not a profile of the suite"
    case .unknown(.notApplicable, let word):
      "`not_applicable`: `\(word)` is not a rule of the suite"
    case .unknown(let member, let word):
      "`\(member.rawValue)`: `\(word)` is not an \(member.noun) of the \(isInOwnWords ? "suite" : "protocol")"
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

  /// How to fix it.
  package var advice: String {
    switch situation {
    case .unknown where suggestion == nil && resemblance != nil:
      "it is ignored; did you mean `\(resemblance ?? "")`?"
    case .unknown(.profiles, _) where suggestion == nil: "it is ignored; leave it out"
    case .unknown(.notApplicable, _) where suggestion == nil:
      "it is ignored; `iamspec list rules` lists all rules"
    case .unknown(let member, _) where suggestion == nil:
      "it is ignored; \(isInOwnWords ? "vocabulary.yaml" : "PROTOCOL.md") lists the \(member.noun)s"
    case .unknown: "did you mean `\(suggestion ?? "")`?"
    case .followsNoProfile(_, let known): "it has: \(Self.list(known))"
    case .isUndeclaredPresenter: "add \"layer\":\"presenter\""
    case .takesPresenterAction(let kind):
      "leave `\(kind.rawValue)` out, or add \"layer\":\"presenter\""
    case .presenterLacks(let kind):
      "add `\(kind.rawValue)`; see \"Half an engine\" in PROTOCOL.md"
    }
  }

  /// The problem and how to fix it, on one line.
  package var text: String { "\(sentence); \(advice)" }

  private static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func unknown(
    _ member: Member, _ words: [String], known: [String], named: [String]? = nil
  ) -> [ManifestProblem] {
    let named = Set(named ?? words)
    var seen: Set<String> = []
    func unnamed(_ word: String?) -> String? { word.flatMap { named.contains($0) ? nil : $0 } }
    return words.filter { !known.contains($0) && seen.insert($0).inserted }.map { word in
      ManifestProblem(
        situation: .unknown(member, word),
        suggestion: unnamed(Suggestion.nearest(to: word, among: known)),
        resemblance: unnamed(Suggestion.likeliest(to: word, among: known)))
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
      // Manifests made as "everything but …" list all of the presenter's actions besides the
      // core's.
      situations = taken == forPresenters ? [] : taken.map(Situation.takesPresenterAction)
    }
    return situations.map { ManifestProblem(situation: $0) }
  }
}
