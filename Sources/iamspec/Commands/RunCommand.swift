import ArgumentParser
import Characterization
import Conformance
import EngineKit
import EngineProcess
import Reporting
import SpecModel

/// `iamspec run`: feeds cases to an engine and says which it keeps.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run cases against an engine and report.",
    usage: "iamspec run [<case> ...] [<options>] [-- <command> ...]",
    discussion: """
      Behind `--` stands the engine: a program that speaks the protocol (see iamspec protocol). \
      Without it, the built-in reference engine is run, which keeps every rule unless --fault \
      breaks one.

      EXAMPLES
        iamspec run
        iamspec run -- python3 engine.py
        iamspec run stack reenqueue/background.yaml:30 --profile swift
        iamspec run --rule discard.timeout --junit build/junit.xml
        iamspec run --fault queue-instead-of-stack
        iamspec run '*/relaunch*' --plan
        iamspec run --shard 2/8 --results part-2.jsonl -- python3 engine.py
        iamspec run --write-known-failures known.yaml -- python3 engine.py
        iamspec run --known-failures known.yaml -- python3 engine.py
        iamspec run --watch --specs my-suite -- python3 engine.py
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var known: KnownFailureOptions
  @OptionGroup var shards: ShardOptions
  @OptionGroup var reports: ReportOptions

  @Flag(
    help: "Find out how the engine answers open questions, too, for --results and --html.")
  var characterize = false

  @Flag(help: "Show what would run, and run nothing.")
  var plan = false

  @OptionGroup var watching: WatchOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    if watching.isOn { return try await Watch(self).run() }
    let environment = Environment.current
    do {
      guard let bazel = try BazelTest(environment) else {
        return try await run(on: try shards.placement(environment, nil))
      }
      try await bazel.noticingPrematureExit {
        var command = self
        command.reports.adopt(bazel)
        try await command.run(on: try shards.placement(environment, bazel), filter: bazel.filter)
      }
    } catch let error as EnvironmentError {
      throw error.reported()
    }
  }

  /// Runs the cases of a shard, narrowed to those of a filter.
  private func run(on place: ShardOptions.Placement, filter: [String] = []) async throws {
    try known.check(place.shard)
    var selection = selection.selection
    selection.filter = filter
    let scope = Scope(
      selection: selection, place: place, timings: try shards.caseTimings())
    let list = try known.load(style: terminal)
    let suite = try await RunSuite(
      specs, selection: selection, knownFailures: list.list,
      isWhole: reports.needsWholeSuite || known.tighten, needsDigest: reports.needsDigest,
      style: terminal)
    let (end, process) = try await Interruption.cancelling { [self] in
      try await engine.withEngine { engine in
        (try await run(suite, list, scope, on: engine), engine.process)
      }
    }
    try suite.checkFiles(style: terminal)
    if end?.wasInterrupted == true { throw ExitStatus.interrupted }
    if let breach = process?.breach {
      Terminal.error.write("error: the engine broke the protocol: \(breach)\n")
      throw ExitStatus.doesNotConform
    }
    if end?.isRed == true { throw ExitStatus.doesNotConform }
  }

  /// Which cases are run here.
  private struct Scope {
    /// Which cases are run, here and in other shards.
    var selection: Selection
    /// Which part of them is run here.
    var place: ShardOptions.Placement
    /// How long cases took before.
    var timings: CaseTimings
  }

  /// Runs the selected cases, or shows which they are.
  private func run(
    _ suite: RunSuite, _ known: KnownFailureOptions.LoadedList, _ scope: Scope,
    on engine: EngineOptions.Ready
  ) async throws -> (wasInterrupted: Bool, isRed: Bool)? {
    let whole = try suite.plan(engine.host.manifest)
    let part = whole.part(scope.place.shard, timings: scope.timings)
    if self.plan {
      PlanText(part.plan, shard: part.shard).write(Terminal.output.write)
      return nil
    }
    let header = reports.header(
      part,
      options: ResultsHeader.Options(
        selection: scope.selection, knownFailures: known.list.digest,
        readings: self.engine.reference.readings, faults: self.engine.reference.faults),
      replay: ReplayCommand(
        tail: specs.replayTail + self.known.replayTail + self.engine.replayTail),
      digest: suite.digest)
    let recorders = try reports.recorders(
      terminal: terminal, header: header, indices: part.indices, origin: scope.place.origin)
    let runner = Runner(host: engine.host, width: engine.width, batchSize: engine.batchSize)
    var lists = KnownFailureFiles(self.known, known)
    // The probes are the same in every shard, so the first asks them for all.
    let isAsking = characterize && part.shard.index == 1
    let answers = isAsking ? await answers(of: engine.host, to: whole) : []
    let end = await runner.run(part.plan) { event in
      if case .ended = event { recorders.record(answers) }
      recorders.record(event)
      lists.record(event)
    }
    try recorders.close(further: end.wasInterrupted ? [] : lists.write(whole))
    return (end.wasInterrupted, lists.isRed(end))
  }

  /// What the probes find, in the profiles of a plan.
  private func answers(of host: some EngineHost, to plan: Plan) async -> [ResultsAnswer] {
    await Characterizer(plan.suite).characterize(host, in: plan.profiles).map(\.resultsAnswer)
  }
}
