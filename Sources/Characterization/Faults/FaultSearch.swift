import Conformance
import Diagnosing
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel

/// A search for faults that explain what an engine did.
struct FaultSearch {
  private let suspects: [Suspect]
  let passed: [CaseResult]
  private let explained: [ExplainedScript]
  /// Whether a fault is refuted by a passed case or an explained script, as far as that is known.
  private var refuted: [String: Bool] = [:]
  private let kinds: Set<Observation.Kind>
  /// The readings that the engine may follow, the likeliest first.
  private(set) var readings: [Reading]
  private static let readingLimit = 4
  /// The number of cases without an explanation after which the search ends.
  ///
  /// Each of these is compared with every fault; an engine with so many of them has faults that are
  /// not known.
  private static let patience = 8
  /// The number of candidates that are tried beside a fault that the engine has.
  private static let pairLimit = 8

  /// A suspect that explains some cases.
  struct Candidate {
    let suspect: Suspect
    /// The indices of the cases that it explains.
    let explained: [Int]
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
    suspects: [Suspect], passed: [CaseResult], explained: [ExplainedScript],
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
  mutating func causes(of failed: [Evidence]) -> (found: [ExplainedCases], rest: [Evidence]) {
    // Any fault explains a case in which it makes no difference. If an engine without faults may do
    // the same, no fault is the cause: the case asks for something other than the rules.
    let isAllowed = failed.map(isAllowed)
    let allowed = zip(failed, isAllowed).filter(\.1).map(\.0)
    let (found, rest) = faults(in: zip(failed, isAllowed).filter { !$0.1 }.map(\.0))
    return (found, allowed + rest)
  }

  /// Returns whether an engine without faults may do what was done in a case.
  func isAllowed(_ item: Evidence) -> Bool {
    let count = item.script.actions.count
    return ReferenceAdapter(reading: .open)
      .does(what: item, by: readings, through: count, reporting: kinds)
  }

  /// Finds the faults that explain what no engine without faults does.
  private mutating func faults(in failed: [Evidence]) -> (found: [ExplainedCases], rest: [Evidence])
  {
    var found: [ExplainedCases] = []
    var winners: [Suspect] = []
    var remaining = Array(failed.indices)
    var unexplained: [Int] = []
    func add(_ best: [Candidate]) {
      guard let first = best.first else { return }
      let explained = Set(first.explained)
      remaining.removeAll(where: explained.contains)
      unexplained.removeAll(where: explained.contains)
      let cases = first.explained.map { failed[$0] }
      if let place = winners.firstIndex(where: { $0.fault.id == first.suspect.fault.id }) {
        found[place].cases += cases
      } else {
        winners.append(first.suspect)
        found.append(ExplainedCases(faults: best.map { Cause.Fault($0.suspect) }, cases: cases))
      }
    }
    while let seed = remaining.first, unexplained.count < Self.patience {
      let best = likeliest(candidates(for: seed, among: remaining, of: failed))
      if best.isEmpty {
        unexplained.append(seed)
        remaining.removeFirst()
      } else {
        add(best)
      }
    }
    // Beside another fault, the engine may pass cases that a fault alone would fail.
    for seed in unexplained where unexplained.contains(seed) && !winners.isEmpty {
      let open = unexplained + remaining
      add(likeliest(candidates(for: seed, among: open, of: failed), beside: winners, failed))
    }
    // If two faults act together, neither explains the whole script, but one may explain the
    // failure.
    var rest: [Evidence] = []
    for index in unexplained + remaining {
      let item = failed[index]
      let place = winners.firstIndex { explains($0, item, through: item.actionsToFailure) }
      if let place { found[place].cases.append(item) } else { rest.append(item) }
    }
    let contradicting = Self.contradicting(winners) { pair, group in
      found[group].cases.allSatisfy { explains(pair, $0, through: $0.actionsToFailure) }
    }
    for place in contradicting {
      rest += found[place].cases
      found[place].cases = []
    }
    return (joined(measured(found, winners), winners), rest)
  }

  /// The places of faults of one rule that an engine cannot have both: with the two, it would not do what was seen.
  ///
  /// They are parts of a defect that is not known.
  ///
  /// - Parameters:
  ///   - winners: The faults.
  ///   - explains: Returns whether an engine with two faults does what was seen in the cases of the fault at a place.
  private static func contradicting(
    _ winners: [Suspect], _ explains: (_ pair: Suspect, _ place: Int) -> Bool
  ) -> [Int] {
    var contradicting: Set<Int> = []
    for (place, one) in winners.enumerated() {
      for (other, second) in winners.enumerated().dropFirst(place + 1)
      where one.fault.rule == second.fault.rule {
        let areBoth = [one.beside(second), second.beside(one)].contains { pair in
          explains(pair, place) && explains(pair, other)
        }
        if !areBoth { contradicting.formUnion([place, other]) }
      }
    }
    return contradicting.sorted()
  }

  /// Joins faults of which one explains the failures of the other's cases as well: they are one defect.
  private func joined(_ found: [ExplainedCases], _ winners: [Suspect]) -> [ExplainedCases] {
    var joined = found
    for small in found.indices {
      for large in found.indices where found[large].cases.count > found[small].cases.count {
        let isExplained =
          !joined[large].cases.isEmpty
          && joined[small].cases.allSatisfy {
            explains(winners[large], $0, through: $0.actionsToFailure)
          }
        guard isExplained else { continue }
        joined[large].cases += joined[small].cases
        joined[small].cases = []
        break
      }
    }
    return joined.filter { !$0.cases.isEmpty }
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

  func explains(
    _ suspect: Suspect, _ item: Evidence, through count: Int? = nil
  ) -> Bool {
    suspect.explains(
      item, by: readings, through: count ?? item.script.actions.count, reporting: kinds)
  }

  /// Returns the likeliest candidates, which are equivalent: of those that nothing refutes, they
  /// explain most of the failed cases.
  ///
  /// Of these, the ones count that also pass what the engine passed, with the answers that it seems to
  /// give; the others could do so only with answers of which nothing was seen.
  mutating func likeliest(_ candidates: [Candidate]) -> [Candidate] {
    var likeliest: [Candidate] = []
    for candidate in candidates.sorted(by: { $0.explained.count > $1.explained.count }) {
      if let first = likeliest.first, candidate.explained.count < first.explained.count { break }
      if !isRefuted(candidate.suspect) { likeliest.append(candidate) }
    }
    guard likeliest.count > 1 else { return likeliest }
    let sound = likeliest.filter { candidate in
      !passed.contains { candidate.suspect.fails($0.planned, by: readings) }
    }
    return sound.isEmpty ? likeliest : sound
  }

  /// Returns the likeliest candidate that is refuted alone, but not together with a fault that the
  /// engine has: the two explain the failed cases and what passed.
  private func likeliest(
    _ candidates: [Candidate], beside winners: [Suspect], _ failed: [Evidence]
  ) -> [Candidate] {
    let sorted = candidates.sorted { $0.explained.count > $1.explained.count }
    for candidate in sorted.prefix(Self.pairLimit) {
      for winner in winners {
        let pair = candidate.suspect.beside(winner)
        let isFitting = candidate.explained.allSatisfy { explains(pair, failed[$0]) }
        if isFitting, refutations(of: candidate.suspect).allSatisfy({ !refutes(pair, $0) }) {
          return [candidate]
        }
      }
    }
    return []
  }

  /// Whether a passed case or an explained script shows that the engine does not have a fault.
  private mutating func isRefuted(_ suspect: Suspect) -> Bool {
    if let known = refuted[suspect.fault.id] { return known }
    let isRefuted =
      refutations(of: suspect).contains { _ in true }
      // The last scripts are the closest to a finding.
      || explained.reversed().contains { suspect.isRefuted(by: $0, reporting: kinds) }
    refuted[suspect.fault.id] = isRefuted
    return isRefuted
  }

  /// The passed cases that an engine with a fault fails, whatever its answers are.
  ///
  /// The cases of the fault's rule come first, because most are there.
  private func refutations(of suspect: Suspect) -> some Sequence<CaseResult> {
    let rule = suspect.fault.rule
    return [true, false].lazy.flatMap { isOwn in
      passed.lazy.filter { $0.planned.case.rules.contains(rule) == isOwn && refutes(suspect, $0) }
    }
  }

  /// Whether an engine with a fault fails a passed case, whatever its answers are.
  private func refutes(_ suspect: Suspect, _ result: CaseResult) -> Bool {
    guard suspect.fails(result.planned, by: readings) else { return false }
    guard let transcript = result.transcript else { return true }
    let seen = ExplainedScript(result.planned.script, transcript, by: readings.last ?? .default)
    return suspect.isRefuted(by: seen, reporting: kinds)
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
  init(_ suspect: Suspect) {
    let fault = suspect.fault
    self.init(id: fault.id, clause: fault.clause, summary: fault.summary)
  }
}
