import Conformance
import EngineKit
import SpecModel

/// Kinds of observation that an engine never reports, or always reports twice.
///
/// Monitors and faults would see other defects in that: without `dismissed`, the next display seems to
/// cover the message. The cases that fail only because of such reports have their cause; the others are
/// examined as if the engine reported properly.
struct MiscountedReports {
  /// The misreports, each with its cases.
  private(set) var groups: [(finding: Cause.Finding, cases: [Evidence])] = []
  /// The results of the other failed cases, and of the cases that passed, in their order.
  private(set) var (failed, passed): ([CaseResult], [CaseResult])
  /// The kinds of observation that the engine reports properly.
  private(set) var kinds: Set<Observation.Kind>
  /// Whether nothing was displayed in any case, although failed ones of several chapters expect it.
  let displaysNothing: Bool
  private let jurisdiction: Jurisdiction
  private let examiner: ConformancePipeline.Examiner

  /// The kinds that an engine may leave out of its reports although it does what they are about.
  ///
  /// That an impression or a click is logged, and an asset fetched, is a clause of its own.
  fileprivate static let left: [Observation.Kind] = [
    .dismissed, .choiceAsked, .discarded, .reenqueued,
  ]
  /// The minimum number of failed cases that expect a kind before an engine is said never to report it.
  private static let fewestMissing = 3
  /// The minimum number of chapters in which nothing is displayed before that is a cause of its own: in
  /// a few cases of one chapter, a fault may keep everything off the screen.
  private static let fewestChapters = 3
  /// The kinds that are reported once for each time.
  fileprivate static let counted: [Observation.Kind] = [
    .dismissed, .choiceAsked, .impression, .click, .prefetched,
  ]

  /// Whether an asset was never reported to be fetched: what was seen may be due to that alone.
  var reportsNoFetch: Bool {
    kinds.contains(.prefetched)
      && !(failed + passed).contains { $0.lists.joined().contains { $0.kind == .prefetched } }
  }

  /// Looks for such kinds in the results of a run.
  ///
  /// - Parameters:
  ///   - failed: The failed cases.
  ///   - passed: The cases that passed, whose reports count as well.
  ///   - kinds: The kinds of observation that the engine reports.
  ///   - jurisdiction: What the suite has.
  ///   - examiner: Sees which clauses an engine breaks.
  init(
    _ failed: [CaseResult], passed: [CaseResult], reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction, by examiner: @escaping ConformancePipeline.Examiner
  ) {
    (self.failed, self.passed, self.kinds) = (failed, passed, kinds)
    (self.jurisdiction, self.examiner) = (jurisdiction, examiner)
    let undisplayed = failed.filter { $0.misses(.displayed) }.flatMap(\.planned.case.rules)
    displaysNothing =
      kinds.contains(.displayed)
      && Set(undisplayed.map { $0.prefix { $0 != "." } }).count >= Self.fewestChapters
      && !(failed + passed).contains { $0.lists.joined().contains { $0.kind == .displayed } }
    for kind in Self.counted where kinds.contains(kind) && isAlwaysDoubled(kind) {
      let repaired = self.failed.map { $0.repaired { $0.withoutDoubled(kind) } }
      settle(.doubled(kind), repaired) { "`\(kind.rawValue)` comes twice whenever it comes." }
      for index in self.passed.indices {
        self.passed[index].transcript = self.passed[index].transcript?.withoutDoubled(kind)
      }
    }
    for kind in Self.left where kinds.contains(kind) && isNeverReported(kind) {
      let repaired = self.failed.map { $0.expectingNone(of: kind) }
      settle(.missing(kind), repaired) { "`\(kind.rawValue)` comes in no case, failed or passed." }
      self.kinds.remove(kind)
    }
  }

  /// Takes the cases that would pass if the engine reported a kind properly.
  private mutating func settle(
    _ misreport: Cause.Misreport, _ repaired: [CaseResult], because: () -> String
  ) {
    let settled = zip(failed, repaired).filter { $1.verdict == .passed }.compactMap {
      Evidence($0.0, by: examiner, reporting: kinds, within: jurisdiction)
    }
    failed = repaired.filter { $0.verdict != .passed }
    if !settled.isEmpty { groups.append((.misreport(misreport, because: because()), settled)) }
  }

  /// Whether each observation of a kind is made twice, in failed and passed cases; what the host logs
  /// itself does not count.
  private func isAlwaysDoubled(_ kind: Observation.Kind) -> Bool {
    var isSeen = false
    for result in failed + passed {
      for (action, list) in zip(result.planned.script.actions, result.lists) {
        let own = list.filter { $0.kind == kind }
        if own.isEmpty || action.isLog { continue }
        guard own.isAllDoubled else { return false }
        isSeen = true
      }
    }
    return isSeen
  }

  /// Whether a kind is reported in no case although failed ones expect it.
  private func isNeverReported(_ kind: Observation.Kind) -> Bool {
    failed.count { $0.misses(kind) } >= Self.fewestMissing
      && !(failed + passed).contains { $0.lists.joined().contains { $0.kind == kind } }
  }
}

extension Action {
  /// Whether the host logs an impression or a click.
  fileprivate var isLog: Bool {
    switch self {
    case .logImpression, .logClick: true
    default: false
    }
  }
}

extension [Observation] {
  /// Whether each of them occurs an even number of times.
  fileprivate var isAllDoubled: Bool {
    allSatisfy { one in count { $0 == one }.isMultiple(of: 2) }
  }
}

extension Transcript {
  /// Returns the transcript without the second of two equal observations of a kind in one list.
  func withoutDoubled(_ kind: Observation.Kind) -> Transcript {
    Transcript(
      observations: observations.map { list in
        var odd: [Observation] = []
        return list.filter { observation in
          guard observation.kind == kind else { return true }
          if let place = odd.firstIndex(of: observation) {
            odd.remove(at: place)
            return false
          }
          odd.append(observation)
          return true
        }
      })
  }
}

extension CaseResult {
  /// What the engine reported, one list for each action.
  fileprivate var lists: [[Observation]] { transcript?.observations ?? [] }

  /// Whether the case failed for want of an observation of a kind.
  fileprivate func misses(_ kind: Observation.Kind) -> Bool {
    guard case .failed(let failure) = verdict else { return false }
    return failure.difference.lines.contains {
      if case .missing(let expectation) = $0 { expectation.kinds.contains(kind) } else { false }
    }
  }

  /// Returns the result as it would be with another transcript.
  func repaired(_ repair: (Transcript) -> Transcript) -> CaseResult {
    guard let transcript else { return self }
    return judged(planned, on: repair(transcript))
  }

  /// Returns the result as it would be if the case did not expect observations of a kind.
  func expectingNone(of kind: Observation.Kind) -> CaseResult {
    guard let transcript, planned.case.asserts.contains(kind) else { return self }
    var item = planned.case
    item.asserts = KindSet(item.asserts.kinds.filter { $0 != kind })
    for index in item.steps.indices {
      item.steps[index].expectations = item.steps[index].expectations.without(kind)
    }
    return judged(PlannedCase(item, profile: planned.profile), on: transcript)
  }

  private func judged(_ planned: PlannedCase, on transcript: Transcript) -> CaseResult {
    guard transcript.observations.count == planned.script.actions.count else { return self }
    let difference = CaseComparison.difference(from: planned.case, in: transcript)
    return CaseResult(
      planned: planned, verdict: difference.map(Verdict.failed) ?? .passed, transcript: transcript)
  }
}

extension [Expectation] {
  /// Returns the expectations without observations of a kind.
  fileprivate func without(_ kind: Observation.Kind) -> [Expectation] {
    compactMap { expectation in
      switch expectation {
      case .observation(let observation): observation.kind == kind ? nil : expectation
      case .anyOrder(let entries): .anyOrder(entries.without(kind))
      case .oneOf(let sequences): .oneOf(sequences.map { $0.without(kind) })
      }
    }
  }
}

// MARK: Misreports of single cases

extension Evidence {
  /// What alone keeps the case from passing: an observation that is reported twice, or is missing
  /// although what it is about has happened.
  ///
  /// What is reported twice may also have happened twice. A message that stays, is not asked about or does not go back
  /// may be treated wrongly. So neither counts where a clause is seen to be broken.
  ///
  /// - Parameter reportsNoFetch: Whether the engine never reports that it fetches an asset, although no
  ///   fault explains that.
  func miscount(reportsNoFetch: Bool) -> (Cause.Misreport, because: String)? {
    for kind in MiscountedReports.counted
    where breaches.isEmpty && result.repaired({ $0.withoutDoubled(kind) }).verdict == .passed {
      return (.doubled(kind), "`\(kind.rawValue)` comes twice.")
    }
    for kind in MiscountedReports.left + (reportsNoFetch ? [.prefetched] : [])
    where result.misses(kind) && !result.hasUnexpected(kind)
      && result.expectingNone(of: kind).verdict == .passed
    {
      let isCertain = [.discarded, .prefetched].contains(kind) || breaches.isEmpty
      if kind == .dismissed, !isMessageVisible { continue }
      if isCertain { return (.missing(kind), "`\(kind.rawValue)` is missing, and nothing else.") }
    }
    return nil
  }

  /// Whether a message was displayed, up to the failure, and not dismissed, as far as was seen.
  ///
  /// What was never displayed cannot be dismissed.
  private var isMessageVisible: Bool {
    var visible: Set<String> = []
    for observation in observed.prefix(actionsToFailure).joined() {
      switch observation {
      case .displayed(let message, _): visible.insert(message)
      case .dismissed(let message): visible.remove(message)
      default: continue
      }
    }
    return !visible.isEmpty
  }
}

extension CaseResult {
  /// Whether the case failed because of an observation of a kind that it does not expect.
  fileprivate func hasUnexpected(_ kind: Observation.Kind) -> Bool {
    guard case .failed(let failure) = verdict else { return false }
    return failure.difference.lines.contains {
      if case .unexpected(let observation) = $0 { observation.kind == kind } else { false }
    }
  }
}
