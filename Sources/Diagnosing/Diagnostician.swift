package import Conformance
package import EngineKit
package import Explanations
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// Finds out why an engine failed cases.
///
/// The diagnostician first looks for a fault of the reference engine that explains a failure: the
/// reference engine with that fault does the same, action by action. If several faults do, the
/// likeliest one explains most of the failed cases and would fail fewest of the passed ones. If no
/// fault explains a failure, the cause is the clause that the engine was seen to break, or else the
/// rule on which the reference engine's behavior rests.
package struct Diagnostician: Sendable {
  /// The maximum number of failed cases that are examined, and of passed cases that are kept.
  package static let limit = Diagnosis.limit
  /// The number of passed cases that are used to learn how the engine answers open questions.
  private static let lessons = 150

  private let kinds: Set<Observation.Kind>
  private let suspects: [Suspect]
  private let jurisdiction: Jurisdiction

  /// Creates a diagnostician for an engine.
  ///
  /// - Parameters:
  ///   - suite: The suite that the engine ran: only breaking its clauses can be a cause.
  ///   - manifest: The engine's manifest.
  ///   - isSuspected: Returns whether the engine may have a fault.
  package init(
    suite: Suite, manifest: EngineManifest,
    suspecting isSuspected: (Fault) -> Bool = { _ in true }
  ) {
    kinds = Set(manifest.observations)
    // If the harness plays the core, the engine cannot break its rules.
    let foreign =
      manifest.layer == .presenter
      ? Set(suite.rules.filter { $0.layer == .core }.map(\.id)) : []
    let jurisdiction = Jurisdiction(of: suite)
    self.jurisdiction = jurisdiction
    suspects = Suspect.all.filter {
      isSuspected($0.fault) && !foreign.contains($0.fault.rule)
        && jurisdiction.has(clause: $0.fault.clause)
    }
  }

  /// Finds the causes of failed cases.
  ///
  /// - Parameters:
  ///   - failed: The failed and errored cases, in the order of the run.
  ///   - passed: Cases that passed.
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - conventions: The conventions of the protocol that the engine does not keep.
  package func diagnose(
    failed: [CaseResult], passed: [CaseResult] = [], explained: [ExplainedScript] = [],
    breaking conventions: [BrokenConvention] = []
  ) -> Diagnosis {
    let all = failed.smallestOfEachRuleFirst(\.planned).compactMap {
      Evidence($0, reporting: kinds, within: jurisdiction)
    }
    let conventional = ConventionCases(all, breaking: conventions, reporting: kinds)
    let evidence = conventional.rest
    let passed = passed.smallestOfEachRuleFirst(\.planned)
    var search = FaultSearch(
      suspects: suspects, passed: passed.map(\.planned), explained: explained, kinds: kinds,
      learned: LearnedReading(from: passed.prefix(Self.lessons), reporting: kinds).reading)
    let misreported = MisreportedCases(evidence, passed: passed, reporting: kinds)
    var (found, rest) = search.causes(of: misreported.rest)
    var groups: [Group] = []
    // Faults that explain only some of the failures are a coincidence if one clause was seen to be
    // broken in all of them.
    if !found.isEmpty, !rest.isEmpty,
      let finding = SightedCauses.common(
        to: misreported.rest.map { Sighting($0, reporting: kinds) })
    {
      groups.append(Group(finding: finding, cases: misreported.rest))
    } else {
      var sighted = SightedCauses(rest.map { Sighting($0, reporting: kinds) })
      sighted.claim(from: &found)
      groups = found.map { Group(finding: .faults($0.faults), cases: $0.cases) }
      groups += sighted.causes.map { Group(finding: $0.finding, cases: $0.cases) }
    }
    groups += (conventional.groups + misreported.groups).map {
      Group(finding: $0.finding, cases: $0.cases)
    }
    let places = Dictionary(
      zip(failed.map(\.planned.id), failed.indices), uniquingKeysWith: { first, _ in first })
    let causes = groups.map { $0.cause(places) } + troubles(failed)
    var diagnosis = Diagnosis(causes: causes)
    diagnosis.sort(places)
    return diagnosis
  }

  /// Failed cases with the same cause.
  private struct Group {
    var finding: Cause.Finding
    var cases: [Evidence]

    func cause(_ places: [String: Int]) -> Cause {
      let sorted = cases.sorted { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
      var cause = Cause(finding, cases: sorted.map(\.id), actions: 0)
      let items = Dictionary(
        sorted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      cause.putFirst { id in items[id].map { Diagnosis.FailedCase($0, place: places[id]) } }
      return cause
    }
  }

  /// The causes of the cases in which the engine did not answer properly.
  private func troubles(_ failed: [CaseResult]) -> [Cause] {
    var causes: [Cause] = []
    var lengths: [[Int]] = []
    for result in failed {
      guard case .errored(let failure) = result.verdict else { continue }
      let finding = Cause.Finding.trouble(failure.kind.rawValue)
      let count = result.planned.script.actions.count
      if let index = causes.firstIndex(where: { $0.finding == finding }) {
        causes[index].cases.append(result.planned.id)
        lengths[index].append(count)
      } else {
        causes.append(Cause(finding, cases: [result.planned.id], actions: count))
        lengths.append([count])
      }
    }
    // The shortest first, the others in the order of the run.
    for (index, lengths) in lengths.enumerated() {
      guard let place = lengths.indices.min(by: { lengths[$0] < lengths[$1] }) else { continue }
      causes[index].cases.insert(causes[index].cases.remove(at: place), at: 0)
      causes[index].actions = lengths[place]
    }
    return causes
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
