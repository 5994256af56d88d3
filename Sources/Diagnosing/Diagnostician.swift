package import Conformance
package import EngineKit
package import Explanations
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// Finds out why an engine failed cases.
///
/// The first question is whether a known mistake explains it: a reference engine that makes the mistake
/// does the same, action by action. Of several, that one is likeliest which explains most of what
/// failed and would fail least of what passed. What no mistake explains is told by the clause that the
/// engine was seen to break; else by the rule on which the reference engine's own behavior rests.
package struct Diagnostician: Sendable {
  /// How many failed cases are examined.
  package static let limit = 1000
  /// How many of the cases that passed show how the engine answers open questions.
  private static let lessons = 150

  private let kinds: Set<Observation.Kind>
  private let suspects: [Suspect]

  /// Creates a diagnostician for an engine.
  ///
  /// - Parameters:
  ///   - suite: The suite that it ran, for the layers of its rules.
  ///   - manifest: What the engine says of itself.
  ///   - isSuspected: Which of the known mistakes it may make.
  package init(
    suite: Suite, manifest: EngineManifest,
    suspecting isSuspected: (Fault) -> Bool = { _ in true }
  ) {
    kinds = Set(manifest.observations)
    // Where the harness plays the core, the engine cannot get it wrong.
    let foreign =
      manifest.layer == .presenter
      ? Set(suite.rules.filter { $0.layer == .core }.map(\.id)) : []
    suspects = Suspect.all.filter { isSuspected($0.fault) && !foreign.contains($0.fault.rule) }
  }

  /// Finds the causes of failed cases.
  ///
  /// - Parameters:
  ///   - failed: The cases that came out red, in the order of the run.
  ///   - passed: Cases that passed.
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  package func diagnose(
    failed: [CaseResult], passed: [CaseResult] = [], explained: [ExplainedScript] = []
  ) -> Diagnosis {
    let evidence = failed.smallestOfEachRuleFirst(\.planned).compactMap {
      Evidence($0, reporting: kinds)
    }
    let passed = passed.smallestOfEachRuleFirst(\.planned)
    var search = MistakeSearch(
      suspects: suspects, passed: passed.map(\.planned), explained: explained, kinds: kinds,
      learned: LearnedReading(from: passed.prefix(Self.lessons), reporting: kinds).reading)
    let misreported = MisreportedCases(evidence, passed: passed, reporting: kinds)
    var (found, rest) = search.causes(of: misreported.rest)
    var sighted = SightedCauses(rest.map { Sighting($0, reporting: kinds) })
    sighted.claim(from: &found)
    var groups = found.map { Group(finding: .mistakes($0.mistakes), cases: $0.cases) }
    groups += misreported.groups.map { Group(finding: $0.finding, cases: $0.cases) }
    groups += sighted.causes.map { Group(finding: $0.finding, cases: $0.cases) }
    let places = Dictionary(
      zip(failed.map(\.planned.id), failed.indices), uniquingKeysWith: { first, _ in first })
    let causes = groups.map { $0.cause(places) } + troubles(failed)
    var diagnosis = Diagnosis(causes: causes)
    diagnosis.sort(places)
    return diagnosis
  }

  /// Failed cases that have a cause in common.
  private struct Group {
    var finding: Cause.Finding
    var cases: [Evidence]

    func cause(_ places: [String: Int]) -> Cause {
      let sorted = cases.sorted { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
      var cause = Cause(finding, cases: sorted.map(\.id), actions: 0)
      let items = Dictionary(
        sorted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      cause.putFirst { id in
        items[id].map { ($0.result.planned.case.rules, $0.script.actions.count) }
      }
      return cause
    }
  }

  /// The cases in which the engine did not answer properly.
  private func troubles(_ failed: [CaseResult]) -> [Cause] {
    var causes: [Cause] = []
    for result in failed {
      guard case .errored(let failure) = result.verdict else { continue }
      let finding = Cause.Finding.trouble(failure.kind.rawValue)
      let count = result.planned.script.actions.count
      if let index = causes.firstIndex(where: { $0.finding == finding }) {
        let isShortest = count < causes[index].actions
        causes[index].cases.insert(
          result.planned.id, at: isShortest ? 0 : causes[index].cases.count)
        causes[index].actions = min(count, causes[index].actions)
      } else {
        causes.append(Cause(finding, cases: [result.planned.id], actions: count))
      }
    }
    return causes
  }
}
