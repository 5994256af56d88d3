package import Conformance
package import EngineKit
package import SpecModel
import Wording

/// Finds out why an engine failed cases.
///
/// The diagnostician first looks for a fault of the reference engine that explains a failure: the
/// reference engine with that fault does the same, action by action. Of several, a fault that a passed
/// case refutes is dropped, and those come first that explain most. If no fault explains a failure,
/// something that the engine does at a moment may. Otherwise, the cause is the clause that the engine
/// was seen to break, or the rule that the failed cases agree on, or else how the engine differs.
package struct Diagnostician: Sendable {
  private let suite: Suite
  private let manifest: EngineManifest
  private let kinds: Set<Observation.Kind>
  private let jurisdiction: Jurisdiction
  private let investigator: any Investigator

  /// Creates a diagnostician for an engine.
  ///
  /// - Parameters:
  ///   - suite: The suite that the engine ran: only breaking its clauses can be a cause.
  ///   - manifest: The engine's manifest.
  ///   - investigator: Looks for faults, and at what no fault explains.
  package init(suite: Suite, manifest: EngineManifest, by investigator: some Investigator) {
    self.suite = suite
    self.manifest = manifest
    self.investigator = investigator
    kinds = manifest.kinds(with: suite.words)
    jurisdiction = Jurisdiction(of: suite)
  }

  /// Finds the causes of failed cases.
  ///
  /// - Parameters:
  ///   - failed: The failed and errored cases, in the order of the run.
  ///   - passed: Cases that passed.
  ///   - declared: The faults that the suite declares; they come before the built-in ones.
  ///   - conventions: The conventions of the protocol that the engine does not keep.
  package func diagnose(
    failed: [CaseResult], passed: [CaseResult] = [], declared: [DeclaredSuspect] = [],
    breaking conventions: [BrokenConvention] = []
  ) -> Diagnosis {
    let examiner = investigator.domain.examiner
    let miscounted = MiscountedReports(
      failed, passed: passed, reporting: kinds, within: jurisdiction, by: examiner)
    let kinds = miscounted.kinds
    let conventional = ConventionCases(
      miscounted.failed.smallestOfEachRuleFirst(\.planned).compactMap {
        Evidence($0, by: examiner, reporting: kinds, within: jurisdiction)
      }, breaking: conventions, reporting: kinds, by: investigator)
    let evidence = conventional.rest
    let passed = miscounted.passed.smallestOfEachRuleFirst(\.planned)
    var misreported = MisreportedCases(evidence, passed: passed, reporting: kinds)
    let own = DeclaredCauses(
      declared, failed: misreported.rest, passed: passed, reporting: kinds)
    var (found, rest) = investigator.causes(
      of: own.rest, beside: passed, of: suite, on: manifest, reporting: kinds)
    rest = misreported.takingMiscounted(from: rest, reportsNoFetch: miscounted.reportsNoFetch)
    let totals = CaseCounts(failed + passed)
    Self.releaseUnshown(from: &found, to: &rest, of: totals)
    var groups: [Group] = []
    // Faults that explain only some of the failures are a coincidence if one clause was seen to be
    // broken in all of them.
    let open = found.flatMap(\.cases) + rest
    if !found.isEmpty, !rest.isEmpty,
      let finding = SightedCauses.common(
        to: open.map { investigator.sighting(of: $0, reporting: kinds) }, of: totals)
    {
      groups.append(Group(finding: finding, cases: open))
    } else {
      var sighted = SightedCauses(
        rest.map { investigator.sighting(of: $0, reporting: kinds) })
      sighted.claim(from: &found, by: investigator)
      sighted.nameShownClauses(of: totals)
      groups = Self.joiningUnknown(
        found.map { Group(finding: $0.finding(of: totals), cases: $0.cases) },
        seen: sighted.causes.map { Group(finding: $0.finding, cases: $0.cases) })
    }
    groups += own.found.map { Group(finding: .faults($0.faults), cases: $0.cases) }
    groups += misreported.groups.map { Group(finding: $0.finding, cases: $0.cases) }
    groups = Self.joiningUnclear(Self.joiningSplinters(groups))
    groups += (conventional.groups + miscounted.groups).map {
      Group(finding: $0.finding, cases: $0.cases)
    }
    if miscounted.displaysNothing, groups.count > 1, !investigator.knowsMoreThanCases,
      !groups.contains(where: { $0.isMain(among: groups) && $0.discardsMessages })
    {
      groups = Self.blamingSilence(for: groups)
    }
    let places = Dictionary(
      zip(failed.map(\.planned.id), failed.indices), uniquingKeysWith: { first, _ in first })
    let causes = groups.map { $0.cause(places) } + Troubles(failed).causes
    var diagnosis = Diagnosis(causes: causes)
    diagnosis.sort(places)
    return diagnosis
  }

  /// Takes cases from a fault if they show another rule than its own to be broken.
  ///
  /// This is done only if there is a defect that is not known: what it does in some cases may look like the fault.
  private static func releaseUnshown(
    from found: inout [ExplainedCases], to rest: inout [Evidence], of totals: CaseCounts
  ) {
    if rest.isEmpty, found.allSatisfy(\.isListed) { return }
    let unshown = found.indices.filter {
      let rules = found[$0].faults.map { Clause.rule(of: $0.clause) }
      return found[$0].isListed
        && ShownClauses(found[$0].cases, of: totals).instead(of: rules) != nil
    }
    rest += unshown.flatMap { found[$0].cases }
    for index in unshown.reversed() { found.remove(at: index) }
  }

  /// Joins a fault to other cases that were seen to break its rule, unless it explains nearly all of them: one defect
  /// is behind both, which is not known.
  ///
  /// - Parameters:
  ///   - explained: The cases that a fault explains.
  ///   - seen: Those that none explains.
  private static func joiningUnknown(_ explained: [Group], seen: [Group]) -> [Group] {
    var seen = seen
    let kept = explained.filter { group in
      guard let rule = group.rule, let place = seen.firstIndex(where: { $0.rule == rule }),
        group.cases.count < 4 * seen[place].cases.count
      else { return true }
      seen[place].cases += group.cases
      return false
    }
    return kept + seen
  }

  /// The minimum number of causes of one rule that are one cause.
  private static let fewestSplinters = 5

  /// Joins many causes of one rule to one: an engine may have a few faults in a rule, which are told each, but one
  /// that is not known looks like many that are.
  private static func joiningSplinters(_ groups: [Group]) -> [Group] {
    let counts = groups.reduce(into: [:]) { $0[$1.rule ?? "", default: 0] += 1 }
    var joined: [Group] = []
    for group in groups {
      guard let rule = group.rule, counts[rule, default: 0] >= fewestSplinters else {
        joined.append(group)
        continue
      }
      if let place = joined.firstIndex(where: { $0.finding == .rule(rule) }) {
        joined[place].cases += group.cases
      } else {
        joined.append(Group(finding: .rule(rule), cases: group.cases))
      }
    }
    return joined
  }

  /// Adds the cases that say nothing about a cause to those of one that accounts for nearly all others:
  /// what one defect does looks different in a few cases, and two defects are rarer than one.
  private static func joiningUnclear(_ groups: [Group]) -> [Group] {
    guard var main = groups.first(where: { $0.isMain(among: groups) }), !main.finding.isFault
    else { return groups }
    let isMain = { (group: Group) in group.finding == main.finding }
    let unclear = groups.filter { !isMain($0) && $0.finding.isUnclear }
    let clear = groups.filter { !isMain($0) && !$0.finding.isUnclear }
    main.cases += unclear.flatMap(\.cases)
    return [main] + clear
  }

  /// Gives all cases that expect something to be displayed one cause, if the engine displays nothing:
  /// whatever else seems to be wrong in them is due to that.
  private static func blamingSilence(for groups: [Group]) -> [Group] {
    func awaitsDisplay(_ item: Evidence) -> Bool {
      item.result.planned.case.steps.contains { step in
        step.expectations.contains { $0.kinds.contains(.displayed) }
      }
    }
    let silence = Group(
      finding: .misreport(
        .missing(.displayed), because: "`displayed` comes in no case, failed or passed."),
      cases: groups.flatMap(\.cases).filter(awaitsDisplay))
    let others = groups.map { group in
      Group(finding: group.finding, cases: group.cases.filter { !awaitsDisplay($0) })
    }
    return [silence] + others.filter { !$0.cases.isEmpty }
  }

  /// Failed cases with the same cause.
  private struct Group {
    var finding: Cause.Finding
    var cases: [Evidence]

    /// The rule that it names.
    var rule: String? { Cause(finding, cases: [], actions: 0).rule }

    /// Whether it accounts for nearly all cases.
    func isMain(among groups: [Group]) -> Bool {
      cases.count * 5 >= groups.reduce(0) { $0 + $1.cases.count } * 4
    }

    /// Whether the engine discards messages in most of the cases, which is why it does not display them.
    var discardsMessages: Bool {
      cases.count { $0.observed.joined().contains { $0.kind == .discarded } } * 2 > cases.count
    }

    func cause(_ places: [String: Int]) -> Cause {
      let sorted = cases.sorted { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
      var cause = Cause(finding, cases: sorted.map(\.id), actions: 0)
      let items = Dictionary(
        sorted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      cause.putFirst { id in items[id].map { Diagnosis.FailedCase($0, place: places[id]) } }
      return cause
    }
  }
}

extension ExplainedCases {
  /// What is found: faults of the list, or the clause that is broken at a moment.
  ///
  /// A breach at a moment is the simplest of thousands that explains the cases, and others may as well. If no case of
  /// its rule shows it to be broken, another clause is named that the cases show.
  fileprivate func finding(of totals: CaseCounts) -> Cause.Finding {
    guard !isListed, let breach = faults.first else { return .faults(faults) }
    let scope = cases.count == 1 ? "In this case" : "In these cases"
    let words = "\(breach.summary.prefix(1).lowercased())\(breach.summary.dropFirst())"
    let (shown, rule) = (ShownClauses(cases, of: totals), Clause.rule(of: breach.clause))
    if !shown.shows(rule), let other = shown.instead(of: [rule]) {
      return SightedCauses.finding(of: other, in: cases)
    }
    return .clause(breach.clause, because: "\(scope), \(words)")
  }
}

extension Cause.Finding {
  /// Whether it is a fault, which explains its cases exactly, and no others.
  fileprivate var isFault: Bool { if case .faults = self { true } else { false } }

  /// Whether it only says what differs, which many causes may have.
  fileprivate var isUnclear: Bool {
    switch self {
    case .difference, .misreport(.missing, _): true
    default: false
    }
  }
}

extension Diagnosis.FailedCase {
  /// Describes a case by what the engine did in it.
  fileprivate init(_ evidence: Evidence, place: Int?) {
    self.init(
      place: place ?? .max, rules: evidence.result.planned.case.rules,
      actions: evidence.script.actions.count, breachedClauses: evidence.breaches.map(\.clause))
  }
}
