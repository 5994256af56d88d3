public import Conformance
public import EngineKit
import InAppMessages
import SpecJSON
import SpecModel
import Wording

/// A case of a suite, ready to be run against an engine: an argument of a test.
///
/// ```swift
/// @Test(arguments: try ConformanceCase.all(in: Data(contentsOf: suite), for: ShopAdapter()))
/// func `The engine keeps the rules`(_ item: ConformanceCase) async {
///   let result = await item.run()
///   #expect(result.isGreen, "\(result.explanation)")
///   for remark in result.remarks { Issue.record("\(remark)", severity: .warning) }
/// }
/// ```
///
/// `suite` is the URL of a file that `iamspec bundle --output suite.json` wrote, a resource of the
/// test target. Each case is a test case of its own, named by the case's id and profile. A failure
/// says which rule was broken, and shows where the engine differs from the expectations. A skipped
/// case is a warning. If all cases are skipped, or if a requirement is not met, the case that ends
/// last is red and says so. If several cases fail, the case that ends last also says which broken
/// rules account for them.
public struct ConformanceCase: Sendable, Identifiable, CustomStringConvertible {
  private let planned: PlannedCase
  private let shared: ConformanceRun

  /// Returns the cases of a suite in the engine's profiles, each profile in reading order.
  ///
  /// The cases include those that the manifest rules out, because the engine lacks an action or an
  /// observation, or because a rule does not apply; these are skipped when they are run. If the
  /// engine is only a presenter, cases that bind the core are left out, unless there are no others.
  ///
  /// - Parameters:
  ///   - bundle: The output of `iamspec bundle`, as UTF-8.
  ///   - adapter: The adapter of the engine.
  ///   - selection: The cases to select; by default, all of the suite.
  ///   - knownFailures: Cases that are known not to pass, and requirements for what must be judged.
  /// - Throws: ``SelectionError`` if a selector matches nothing, or if nothing is left to run;
  ///   ``ImpossibleManifest`` if the manifest cannot be right; an error with a description if the
  ///   bytes are not a bundle, or a bundle of a newer version.
  public static func all(
    in bundle: some Collection<UInt8>, for adapter: some EngineAdapter,
    selection: Selection = Selection(), knownFailures: KnownFailureList = KnownFailureList()
  ) throws -> [ConformanceCase] {
    let suite = try Suite(bundle: bundle)
    let problems = ManifestProblem.problems(in: adapter.manifest, suite: suite)
      .filter(\.isFatal)
    if !problems.isEmpty { throw ImpossibleManifest(problems.map(\.text)) }
    var list = knownFailures
    let domain = InAppMessages()
    list.evidence = BugEvidence(examiner: domain.examiner)
    let pipeline = ConformancePipeline(RunRequest(selection: selection, knownFailures: list))
    let plan = try pipeline.plan(pipeline.load(suite), for: adapter.manifest)
    let concerned = plan.cases.filter { planned in
      if case .bindsCore? = planned.skip { false } else { true }
    }
    let cases = concerned.isEmpty ? Array(plan.cases) : concerned
    let run = ConformanceRun(
      plan, running: cases, on: .inProcess(domain.completing(InProcessHost(adapter)), width: 1),
      of: domain,
      failures: FailureText(
        suite: suite, domain: domain, reporting: adapter.manifest.observations, replay: nil))
    return cases.map { ConformanceCase(planned: $0, shared: run) }
  }

  /// The case's id and profile, such as `stack/last-in-first-out/two-waiting [swift]`.
  public var id: String { planned.id }

  /// The same as ``id``, so that test reports show it.
  public var description: String { planned.id }

  /// The ids of the case's rules.
  public var rules: [String] { planned.case.rules }

  /// Runs the case on a fresh engine.
  public func run() async -> ConformanceResult {
    let result = shared.examined(await shared.engine.result(of: planned))
    let failures = shared.failures
    let lines = failures.lines(
      for: result,
      because: shared.domain.reasons(for: result, within: failures.jurisdiction))
    return ConformanceResult(
      verdict: result.verdict, lines: lines ?? [], ending: shared.ending(after: result))
  }
}
