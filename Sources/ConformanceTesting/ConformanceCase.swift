public import Conformance
public import EngineKit
import Pipeline
import PresenterHarness
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
/// test target. Each case is a test case of its own, named by the case's id and profile, and a
/// failure says which rule was broken, in words, and where the engine left the path. A case that is
/// skipped is a warning that is shown and counted. Where every case is, or a requirement is not met, the
/// case that ends last is red and says so. Where several failed, it says which broken rules account for
/// them.
public struct ConformanceCase: Sendable, Identifiable, CustomStringConvertible {
  private let planned: PlannedCase
  private let shared: ConformanceRun

  /// Returns the cases of a suite in the engine's profiles, each profile in reading order.
  ///
  /// Those that its manifest rules out are among them, and are skipped when they are run: for lack of
  /// an action or an observation, or because a rule does not apply. Left out are those that bind the
  /// core where the engine is only a presenter, unless there are no others.
  ///
  /// - Parameters:
  ///   - bundle: What `iamspec bundle` wrote, as UTF-8.
  ///   - adapter: The adapter of the engine.
  ///   - selection: Which cases; by default, all of the suite.
  ///   - knownFailures: Cases that are known not to pass, and how much must be judged.
  /// - Throws: ``SelectionError`` where a selector matches nothing, or nothing is left to run;
  ///   ``ImpossibleManifest`` where the manifest cannot be right; an error that describes itself where
  ///   the bytes are not a bundle, or are one of a newer version.
  public static func all(
    in bundle: some Collection<UInt8>, for adapter: some EngineAdapter,
    selection: Selection = Selection(), knownFailures: KnownFailureList = KnownFailureList()
  ) throws -> [ConformanceCase] {
    let suite = try Suite(bundle: bundle)
    let problems = ManifestProblem.problems(in: adapter.manifest, suite: suite)
      .filter(\.isFatal)
    if !problems.isEmpty { throw ImpossibleManifest(problems.map(\.text)) }
    let pipeline = ConformancePipeline(
      RunRequest(selection: selection, knownFailures: knownFailures))
    let plan = try pipeline.plan(pipeline.load(suite), for: adapter.manifest)
    let concerned = plan.cases.filter { planned in
      if case .bindsCore? = planned.skip { false } else { true }
    }
    let cases = concerned.isEmpty ? Array(plan.cases) : concerned
    let run = ConformanceRun(
      plan, running: cases, on: .inProcess(InProcessHost(adapter).withCore, width: 1),
      failures: FailureText(
        suite: suite, reporting: adapter.manifest.observations, replay: nil))
    return cases.map { ConformanceCase(planned: $0, shared: run) }
  }

  /// The case's id and its profile: `stack/last-in-first-out/two-waiting [swift]`.
  public var id: String { planned.id }

  /// The same as ``id``, so that test reports show it.
  public var description: String { planned.id }

  /// The ids of the rules that the case asks for.
  public var rules: [String] { planned.case.rules }

  /// Lets a fresh engine go through the case.
  public func run() async -> ConformanceResult {
    let result = await shared.engine.result(of: planned)
    return ConformanceResult(
      verdict: result.verdict, lines: shared.failures.lines(for: result) ?? [],
      ending: shared.ending(after: result))
  }
}
