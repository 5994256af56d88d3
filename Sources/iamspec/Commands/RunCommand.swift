import ArgumentParser
import Characterization
import Conformance
import EngineKit
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
        iamspec run --write-known-failures known.yaml -- python3 engine.py
        iamspec run --known-failures known.yaml -- python3 engine.py
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var known: KnownFailureOptions
  @OptionGroup var reports: ReportOptions

  @Flag(
    help: "Find out how the engine answers open questions, too, for --results and --html.")
  var characterize = false

  @Flag(help: "Show what would run, and run nothing.")
  var plan = false

  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let list = try known.load(style: terminal)
    let suite = try await RunSuite(
      specs, selection: selection.selection, knownFailures: list.list,
      isWhole: reports.needsWholeSuite || known.tighten, needsDigest: reports.needsDigest,
      style: terminal)
    let end = try await Interruption.cancelling { [self] in
      try await engine.withEngine { engine in try await run(suite, list, on: engine) }
    }
    try suite.checkFiles(style: terminal)
    if end?.wasInterrupted == true { throw ExitStatus.interrupted }
    if end?.isRed == true { throw ExitStatus.doesNotConform }
  }

  /// Runs the selected cases, or shows which they are.
  private func run(
    _ suite: RunSuite, _ known: KnownFailureOptions.LoadedList, on engine: EngineOptions.Ready
  ) async throws -> (wasInterrupted: Bool, isRed: Bool)? {
    let plan = try suite.plan(engine.host.manifest)
    if self.plan {
      PlanText(plan).write(Terminal.output.write)
      return nil
    }
    let header = reports.header(
      plan,
      options: ResultsHeader.Options(
        selection: selection.selection, knownFailures: known.list.digest,
        readings: self.engine.reference.readings, faults: self.engine.reference.faults),
      replay: ReplayCommand(
        tail: specs.replayTail + self.known.replayTail + self.engine.replayTail),
      digest: suite.digest)
    let recorders = try reports.recorders(terminal: terminal, header: header)
    let runner = Runner(host: engine.host, width: engine.width, batchSize: engine.batchSize)
    var lists = KnownFailureFiles(self.known, known)
    let answers = characterize ? await answers(of: engine.host, to: plan) : []
    let end = await runner.run(plan) { event in
      if case .ended = event { recorders.record(answers) }
      recorders.record(event)
      lists.record(event)
    }
    try recorders.close(further: end.wasInterrupted ? [] : lists.write(plan))
    return (end.wasInterrupted, lists.isRed(end))
  }

  /// What the probes find, in the profiles of a plan.
  private func answers(of host: some EngineHost, to plan: Plan) async -> [ResultsAnswer] {
    await Characterizer(plan.suite).characterize(host, in: plan.profiles).map(\.resultsAnswer)
  }
}
