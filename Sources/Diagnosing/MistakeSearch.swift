import Conformance
import Explanations
import ReferenceEngine
import ReferenceFaults
import SpecModel

/// The search for known mistakes that explain what an engine did.
struct MistakeSearch {
  private let suspects: [Suspect]
  private let passed: [PlannedCase]
  private let explained: [ExplainedScript]
  private let kinds: Set<Observation.Kind>
  /// The ways in which the engine may answer open questions, the likeliest first.
  private var readings: [Reading]
  private static let limit = 4
  /// After how many cases that no mistake explains the search ends.
  ///
  /// Each of these is compared with every mistake; an engine of which so much is wrong has mistakes
  /// that nobody knows.
  private static let patience = 8
  /// How many cases of other rules that passed a mistake has to pass.
  private static let others = 200

  /// Failed cases that known mistakes explain, and those that do so, the likeliest first.
  struct Found {
    var mistakes: [Cause.Mistake]
    var cases: [Evidence]
  }

  /// A suspect that explains some cases.
  private struct Candidate {
    let suspect: Suspect
    /// The cases that it explains.
    let explained: [Int]
    /// In how many cases that passed, and explained scripts, it would have done something else.
    var contradictions = 0

    var score: Int { explained.count - contradictions }
  }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - suspects: The mistakes to look for.
  ///   - passed: The cases that passed.
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - kinds: The kinds of observation that the engine reports.
  ///   - learned: How the engine seems to answer open questions. What passed may be explained by
  ///     answers that it does not give, so the default's are tried, too.
  init(
    suspects: [Suspect], passed: [PlannedCase], explained: [ExplainedScript],
    kinds: Set<Observation.Kind>, learned: Reading
  ) {
    self.suspects = suspects
    self.passed = passed
    self.explained = explained
    self.kinds = kinds
    readings = learned == .default ? [.default] : [.default, learned]
  }

  /// Finds the mistakes that explain failed cases, those first that explain most.
  ///
  /// - Parameter failed: The cases, those first that are looked at first.
  /// - Returns: The mistakes, and the cases that none explains.
  mutating func causes(of failed: [Evidence]) -> (found: [Found], rest: [Evidence]) {
    // Any mistake fits a case in which it makes no difference. What an engine without mistakes does,
    // none is the cause of: the case asks for something else than the rules.
    let isAllowed = failed.map(isAllowed)
    let allowed = zip(failed, isAllowed).filter(\.1).map(\.0)
    let (found, rest) = mistakes(in: zip(failed, isAllowed).filter { !$0.1 }.map(\.0))
    return (found, allowed + rest)
  }

  /// Whether an engine without mistakes may do what was done in a case.
  private func isAllowed(_ item: Evidence) -> Bool {
    let count = item.script.actions.count
    return ReferenceAdapter(reading: .open)
      .does(what: item, by: readings, through: count, reporting: kinds)
  }

  /// Finds the mistakes in what no engine without mistakes does.
  private mutating func mistakes(in failed: [Evidence]) -> (found: [Found], rest: [Evidence]) {
    var found: [Found] = []
    var winners: [Suspect] = []
    var remaining = Array(failed.indices)
    var unexplained: [Int] = []
    while let seed = remaining.first, unexplained.count < Self.patience {
      let candidates = candidates(for: seed, among: remaining, of: failed)
      guard let best = likeliest(candidates), let first = best.first else {
        unexplained.append(seed)
        remaining.removeFirst()
        continue
      }
      let explained = Set(first.explained)
      remaining.removeAll(where: explained.contains)
      let cases = first.explained.map { failed[$0] }
      if let place = winners.firstIndex(where: { $0.fault.id == first.suspect.fault.id }) {
        found[place].cases += cases
      } else {
        winners.append(first.suspect)
        found.append(Found(mistakes: best.map { Cause.Mistake($0.suspect) }, cases: cases))
      }
    }
    // What two mistakes cause together, none explains to the end; the failure, one may.
    var rest: [Evidence] = []
    for index in unexplained + remaining {
      let item = failed[index]
      let place = winners.firstIndex { explains($0, item, through: item.actionsToFailure) }
      if let place { found[place].cases.append(item) } else { rest.append(item) }
    }
    return (found, rest)
  }

  /// The suspects that explain a case, each with the others that it explains.
  private mutating func candidates(
    for seed: Int, among remaining: [Int], of failed: [Evidence]
  ) -> [Candidate] {
    let item = failed[seed]
    var fitting = suspects.filter { explains($0, item) }
    if fitting.isEmpty {
      // Perhaps the engine answers an open question in another way.
      let near = suspects.filter { item.result.planned.case.rules.contains($0.fault.rule) }
      for suspect in near where readings.count < Self.limit {
        let answers = suspect.answers(
          explaining: item, preferring: readings[0], reporting: kinds)
        guard let answers else { continue }
        readings.append(answers.completed)
        fitting = suspects.filter { explains($0, item) }
        break
      }
    }
    return fitting.map { suspect in
      Candidate(
        suspect: suspect,
        explained: remaining.filter { $0 == seed || explains(suspect, failed[$0]) })
    }
  }

  private func explains(
    _ suspect: Suspect, _ item: Evidence, through count: Int? = nil
  ) -> Bool {
    suspect.explains(
      item, by: readings, through: count ?? item.script.actions.count, reporting: kinds)
  }

  /// The likeliest candidates: those that come to the same, which explain most of what failed and would
  /// fail least of what passed.
  private func likeliest(_ candidates: [Candidate]) -> [Candidate]? {
    var (likeliest, highest): ([Candidate], Int) = ([], 1)
    for var candidate in candidates.sorted(by: { $0.explained.count > $1.explained.count }) {
      let bearable = candidate.explained.count - highest
      guard bearable >= 0 else { break }
      candidate.contradictions = contradictions(of: candidate, upTo: bearable + 1)
      if candidate.score > highest { (likeliest, highest) = ([], candidate.score) }
      if candidate.score == highest { likeliest.append(candidate) }
    }
    return likeliest.isEmpty ? nil : likeliest
  }

  /// Returns in how many cases that passed, and explained scripts, a candidate would have done something
  /// else; it counts no further than a limit.
  ///
  /// The cases of its own rule come first: most are there. The last scripts are those closest to a finding.
  private func contradictions(of candidate: Candidate, upTo limit: Int) -> Int {
    let rule = candidate.suspect.fault.rule
    var count = 0
    for isOwn in [true, false] {
      let cases = passed.filter { $0.case.rules.contains(rule) == isOwn }
      for planned in isOwn ? cases[...] : cases.prefix(Self.others) {
        guard candidate.suspect.fails(planned, by: readings) else { continue }
        count += 1
        if count >= limit { return count }
      }
    }
    for item in explained.reversed()
    where candidate.suspect.isRefuted(by: item, reporting: kinds) {
      count += 1
      if count >= limit { return count }
    }
    return count
  }
}

extension Reading {
  /// The reading with the default's answers where it leaves questions open.
  fileprivate var completed: Reading {
    var completed = Reading.default
    for question in Reading.questions {
      if let answer = self[question] { completed[question] = answer }
    }
    return completed
  }
}

extension Cause.Mistake {
  /// Names a mistake.
  fileprivate init(_ suspect: Suspect) {
    let fault = suspect.fault
    self.init(id: fault.id, clause: fault.clause, summary: fault.summary)
  }
}
