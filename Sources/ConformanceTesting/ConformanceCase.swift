public import Conformance
public import EngineKit
import PresenterHarness
import Reporting
import SpecModel

/// A case of a suite, ready to be run against an engine: an argument of a test.
///
/// ```swift
/// @Test(arguments: try ConformanceCase.all(in: Data(contentsOf: suite), for: ShopAdapter()))
/// func `The engine keeps the rules`(_ item: ConformanceCase) async {
///   let result = await item.run()
///   #expect(result.isGreen, "\(result.explanation)")
/// }
/// ```
///
/// `suite` is the URL of a file that `iamspec bundle --output suite.json` wrote, a resource of the
/// test target. Each case is a test case of its own, named by the case's id and profile, and a
/// failure says which rule was broken, in words, and where the engine left the path.
public struct ConformanceCase: Sendable, Identifiable, CustomStringConvertible {
  private let planned: PlannedCase
  private let bench: Bench

  /// What all cases of a suite share.
  private struct Bench: Sendable {
    let host: any EngineHost
    let failures: FailureText
  }

  /// Returns the cases that an engine is asked, profile by profile, each in reading order.
  ///
  /// Left out are those that its manifest rules out: for lack of an action or an observation, because
  /// a rule does not apply, or because they bind the core and the engine is a presenter alone.
  ///
  /// - Parameters:
  ///   - bundle: What `iamspec bundle` wrote, as UTF-8.
  ///   - adapter: The adapter of the engine.
  ///   - selection: Which cases; by default, all of the suite.
  ///   - knownFailures: Cases that are known not to pass.
  /// - Throws: `BundleError` where the bytes are no bundle; ``SelectionError`` where a selector matches
  ///   nothing, or nothing is left to run.
  public static func all(
    in bundle: some Collection<UInt8>, for adapter: some EngineAdapter,
    selection: Selection = Selection(), knownFailures: KnownFailureList = KnownFailureList()
  ) throws -> [ConformanceCase] {
    let suite = try Suite(bundle: bundle)
    let plan = try Plan(
      suite: suite, selection: selection, manifest: adapter.manifest, knownFailures: knownFailures)
    let bench = Bench(
      host: InProcessHost(adapter).withCore,
      failures: FailureText(
        suite: suite, reporting: adapter.manifest.observations, replay: nil))
    return plan.cases.filter { $0.skip == nil }.map { ConformanceCase(planned: $0, bench: bench) }
  }

  /// The case's id and its profile: `stack/last-in-first-out/two-waiting [swift]`.
  public var id: String { planned.id }

  /// The same as ``id``, so that test reports show it.
  public var description: String { planned.id }

  /// The ids of the rules that the case asks for.
  public var rules: [String] { planned.case.rules }

  /// Lets a fresh engine go through the case.
  public func run() async -> ConformanceResult {
    let result = await Runner(host: bench.host, width: 1).result(of: planned)
    return ConformanceResult(
      verdict: result.verdict, lines: bench.failures.lines(for: result) ?? [])
  }
}
