import InAppMessages
import Monitors
import ReferenceEngine
import SpecModel

/// The scripts that an edit changes, with what it makes of them.
struct EditChanges {
  private let changes: [Change]

  private struct Change {
    let surveyed: SurveyedScript
    let transcript: Transcript

    /// Whether a behavioral case notices it.
    var isNoticed: Bool {
      surveyed.case?.isBehavioral == true && surveyed.isNoticed(transcript)
    }

    /// The first action that differs.
    var action: Int {
      let seen = surveyed.transcript.observations
      return seen.indices.first { seen[$0] != transcript.observations[$0] } ?? 0
    }

    /// The clauses that the monitors see broken first, the most telling first.
    var seen: [String] {
      Monitors.firstBreaches(
        in: transcript, of: surveyed.script, reporting: Set(Observation.Kind.inManifests),
        within: .everything
      ).map(\.clause)
    }

    /// The clauses that the reference engine cites where the edit first shows.
    var cited: [String] { surveyed.citations(inAction: action) }

    /// The clauses that the monitors see broken first, or else those that the reference engine cites, each once.
    func clauses(seen isSeen: Bool) -> [String] { (isSeen ? seen : cited).uniqued() }
  }

  /// Runs scripts.
  init(_ adapter: ReferenceAdapter, _ scripts: [SurveyedScript]) {
    changes = scripts.compactMap { surveyed in
      surveyed.difference(of: adapter).map { Change(surveyed: surveyed, transcript: $0) }
    }
  }

  /// The breach that cases notice, or `nil` if none does.
  ///
  /// Each case passes under every reading, so no answers explain what a case notices. Its clause is, of those that a
  /// case of their rule shows, the one that is broken in most cases, whatever their rules: a clause with many cases of
  /// its own is not the nearest for that.
  var noticedBreach: EditClass.Verdict? {
    let noticed = changes.filter { $0.surveyed.isNoticed($0.transcript) }
    guard let first = noticed.first else { return nil }
    for isSeen in [true, false] {
      let votes = Self.votes(in: noticed, seen: isSeen)
      let shown = Set(votes.map(\.clause))
      let clauses = noticed.flatMap { $0.clauses(seen: isSeen).filter(shown.contains) }.byFrequency
      guard let clause = clauses.first,
        let witness = votes.first(where: { $0.clause == clause })?.change.surveyed
      else { continue }
      let profiles = noticed.filter { $0.surveyed.isCase(of: clause) }
        .map(\.surveyed.script.profile)
      return .breach(
        .init(
          clauses: clauses, isSeen: isSeen, script: witness.script,
          noticed: Set(profiles).sorted(), witness: witness.case?.id))
    }
    return breach(in: noticed.first { $0.surveyed.case?.isBehavioral == true } ?? first)
  }

  /// The clauses that are broken in at least half as many cases as the one that is broken in most.
  var mainClauses: [String] {
    let noticed = changes.filter { $0.surveyed.isNoticed($0.transcript) }
    for isSeen in [true, false] {
      let counts = Self.votes(in: noticed, seen: isSeen).reduce(into: [:]) {
        $0[$1.clause, default: 0] += 1
      }
      guard let most = counts.values.max() else { continue }
      return counts.filter { $0.value * 2 >= most }.keys.sorted()
    }
    return []
  }

  /// The clauses that are broken in changes, each with the change and of a rule of its case.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - isSeen: Whether the monitors have to see it; otherwise, the reference engine has to cite the clause.
  private static func votes(
    in changes: [Change], seen isSeen: Bool
  ) -> [(clause: String, change: Change)] {
    changes.flatMap { change in
      change.clauses(seen: isSeen).filter { change.surveyed.isCase(of: $0) }
        .map { (clause: $0, change: change) }
    }
  }

  /// What the explainer says of the shortest scripts.
  var explained: EditClass.Verdict {
    let explainer = Explainer(budget: Self.budget)
    var answers: [String] = []
    var undecided: Script?
    let shortest = changes.sorted {
      $0.surveyed.script.actions.count < $1.surveyed.script.actions.count
    }
    for change in shortest.prefix(Self.tries) {
      let explanation = try? explainer.explain(
        change.transcript, of: change.surveyed.script, reporting: Set(Observation.Kind.inManifests))
      switch explanation {
      case .unexplained: return breach(in: change)
      case .explained(let reading):
        if answers.isEmpty { answers = reading.otherAnswers }
      case .undecided, nil: undecided = undecided ?? change.surveyed.script
      }
    }
    return undecided.map { .undecided(script: $0) } ?? .allowed(answers: answers)
  }

  /// How many scripts are explained at most, and with how many actions for each action of the script.
  private static let (tries, budget) = (4, 100)

  private func breach(in change: Change) -> EditClass.Verdict {
    let seen = change.seen
    let clauses = seen.isEmpty ? Array(change.cited.prefix(1)) : seen
    guard !clauses.isEmpty else { return .unasked(script: change.surveyed.script) }
    return .breach(
      .init(
        clauses: clauses, isSeen: !seen.isEmpty, script: change.surveyed.script, noticed: [],
        witness: change.isNoticed ? change.surveyed.case?.id : nil))
  }
}

extension SurveyedScript {
  /// Whether it is of a behavioral case that names the rule of a clause.
  fileprivate func isCase(of clause: String) -> Bool {
    guard let `case`, `case`.isBehavioral else { return false }
    return `case`.rules.contains(Clause.rule(of: clause))
  }
}

extension [String] {
  /// The different elements, those that occur most often first.
  fileprivate var byFrequency: [String] {
    let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let elements = uniqued()
    return elements.enumerated().sorted {
      (-counts[$0.element, default: 0], $0.offset) < (-counts[$1.element, default: 0], $1.offset)
    }.map(\.element)
  }
}
