import Conformance
import Explanations
import ReferenceEngine
import ReferenceFaults
import SpecModel

/// A search for faults that explain what an engine did.
struct FaultSearch {
  private let suspects: [Suspect]
  private let passed: [PlannedCase]
  private let explained: [ExplainedScript]
  private let kinds: Set<Observation.Kind>
  /// The readings that the engine may follow, the likeliest first.
  private var readings: [Reading]
  private static let readingLimit = 4
  /// The number of cases without an explanation after which the search ends.
  ///
  /// Each of these is compared with every fault; an engine with so many of them has faults that are
  /// not known.
  private static let patience = 8
  /// The number of passed cases of other rules that a fault is tried with.
  private static let otherCaseLimit = 200

  /// Faults that explain the same failed cases, the likeliest first.
  struct Found {
    var faults: [Cause.Fault]
    var cases: [Evidence]
  }

  /// A suspect that explains some cases.
  private struct Candidate {
    let suspect: Suspect
    /// The indices of the cases that it explains.
    let explained: [Int]
    /// The number of passed cases and explained scripts in which the suspect would have done
    /// something else.
    var contradictions = 0

    var score: Int { explained.count - contradictions }
  }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - suspects: The faults to look for.
  ///   - passed: The cases that passed.
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - kinds: The kinds of observation that the engine reports.
  ///   - learned: The reading that the engine seems to follow. Passed cases may be explained by
  ///     answers that the engine does not give, so the default reading is tried, too.
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

  /// Finds the faults that explain failed cases, those that explain most first.
  ///
  /// - Parameter failed: The cases, in the order in which they are examined.
  /// - Returns: The faults, and the cases that no fault explains.
  mutating func causes(of failed: [Evidence]) -> (found: [Found], rest: [Evidence]) {
    // Any fault explains a case in which it makes no difference. If an engine without faults may do
    // the same, no fault is the cause: the case asks for something other than the rules.
    let isAllowed = failed.map(isAllowed)
    let allowed = zip(failed, isAllowed).filter(\.1).map(\.0)
    let (found, rest) = faults(in: zip(failed, isAllowed).filter { !$0.1 }.map(\.0))
    return (found, allowed + rest)
  }

  /// Returns whether an engine without faults may do what was done in a case.
  private func isAllowed(_ item: Evidence) -> Bool {
    let count = item.script.actions.count
    return ReferenceAdapter(reading: .open)
      .does(what: item, by: readings, through: count, reporting: kinds)
  }

  /// Finds the faults that explain what no engine without faults does.
  private mutating func faults(in failed: [Evidence]) -> (found: [Found], rest: [Evidence]) {
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
        found.append(Found(faults: best.map { Cause.Fault($0.suspect) }, cases: cases))
      }
    }
    // If two faults act together, neither explains the whole script, but one may explain the
    // failure.
    var rest: [Evidence] = []
    for index in unexplained + remaining {
      let item = failed[index]
      let place = winners.firstIndex { explains($0, item, through: item.actionsToFailure) }
      if let place { found[place].cases.append(item) } else { rest.append(item) }
    }
    return (found, rest)
  }

  /// Returns the suspects that explain a case, each with the other cases that it explains.
  private mutating func candidates(
    for seed: Int, among remaining: [Int], of failed: [Evidence]
  ) -> [Candidate] {
    let item = failed[seed]
    var fitting = suspects.filter { explains($0, item) }
    if fitting.isEmpty {
      // Perhaps the engine answers an open question differently.
      let near = suspects.filter { item.result.planned.case.rules.contains($0.fault.rule) }
      for suspect in near where readings.count < Self.readingLimit {
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

  /// Returns the likeliest candidates, which are equivalent: they explain most of the failed cases
  /// and would fail fewest of the passed ones.
  private func likeliest(_ candidates: [Candidate]) -> [Candidate]? {
    var (likeliest, highest): ([Candidate], Int) = ([], 1)
    for var candidate in candidates.sorted(by: { $0.explained.count > $1.explained.count }) {
      let margin = candidate.explained.count - highest
      guard margin >= 0 else { break }
      candidate.contradictions = contradictions(of: candidate, upTo: margin + 1)
      if candidate.score > highest { (likeliest, highest) = ([], candidate.score) }
      if candidate.score == highest { likeliest.append(candidate) }
    }
    return likeliest.isEmpty ? nil : likeliest
  }

  /// Counts the passed cases and explained scripts in which a candidate would have done something
  /// else, up to a limit.
  ///
  /// The cases of the fault's rule come first, because most contradictions are there. The last
  /// scripts are the closest to a finding.
  private func contradictions(of candidate: Candidate, upTo limit: Int) -> Int {
    let rule = candidate.suspect.fault.rule
    var count = 0
    for isOwn in [true, false] {
      let cases = passed.filter { $0.case.rules.contains(rule) == isOwn }
      for planned in isOwn ? cases[...] : cases.prefix(Self.otherCaseLimit) {
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
  /// The reading, with the default answers to the questions that it leaves open.
  fileprivate var completed: Reading {
    var completed = Reading.default
    for question in Reading.questions {
      if let answer = self[question] { completed[question] = answer }
    }
    return completed
  }
}

extension Cause.Fault {
  /// Describes the fault of a suspect.
  fileprivate init(_ suspect: Suspect) {
    let fault = suspect.fault
    self.init(id: fault.id, clause: fault.clause, summary: fault.summary)
  }
}
