import ArgumentParser
import Characterization
import Conformance
import Diagnosing
import EngineKit
import EngineProcess
import InAppMessages
import Inputs
import Platform
import Reporting
import SpecJSON
import SpecModel
import Wording

/// `iamspec run`: runs cases on an engine and says which rules it keeps.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "run",
    abstract: "Run cases against an engine and report.",
    usage: "iamspec run [<case> ...] [<options>] [-- <command> ...]",
    discussion: """
      After `--` comes the engine: a program that speaks the protocol (see iamspec protocol). \
      Without it, the built-in reference engine is run, which keeps every rule unless --fault \
      breaks one.

      EXAMPLES
        iamspec run
        iamspec run -- python3 engine.py
        iamspec run --core -- python3 engine.py
        iamspec run stack reenqueue/background.yaml:30 --profile swift
        iamspec run --rule discard.timeout --junit build/junit.xml
        iamspec run --fault queue-instead-of-stack
        iamspec run '*/relaunch*' --plan
        iamspec run --shard 2/8 --results part-2.jsonl -- python3 engine.py
        iamspec run --write-known-failures known.yaml -- python3 engine.py
        iamspec run --known-failures known.yaml -- python3 engine.py
        iamspec run --answers answers.yaml -- python3 engine.py
        iamspec run --fail-fast -- python3 engine.py
        iamspec run --watch --specs my-suite -- python3 engine.py
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var known: KnownFailureOptions
  @OptionGroup var pinned: PinnedAnswersOptions
  @OptionGroup var shards: ShardOptions

  @Option(
    help: ArgumentHelp(
      "Write the results to this file during the run; `iamspec report` makes all other reports from it.",
      valueName: "file"))
  var results: String?

  @OptionGroup var files: ReportFileOptions
  @OptionGroup var screen: ScreenOptions

  @Flag(
    help: "Also find out how the engine answers open questions, for the reports.")
  var characterize = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End the run after this many failed cases; the reports say which cases were not run.",
      valueName: "count"), transform: Count.within(1...1_000_000_000))
  var maxFailures: Int?

  @Flag(help: "End the run after the first failed case: the same as --max-failures 1.")
  var failFast = false

  @Flag(help: "Show what would run, without running it.")
  var plan = false

  @OptionGroup var watching: WatchOptions
  @OptionGroup var terminal: TerminalOptions

  /// The reports of the run.
  private var reports: RunReports { RunReports(results: results, files: files, screen: screen) }

  func validate() throws {
    if plan, let option = reports.targets(.current).first?.option {
      throw ValidationError("--plan runs nothing, and so writes no report: leave out \(option)")
    }
    if watching.isOn, pinned.path != nil {
      throw ValidationError("--answers cannot be combined with --watch")
    }
    guard let option = failFast ? "--fail-fast" : maxFailures.map({ _ in "--max-failures" }) else {
      return
    }
    if failFast, maxFailures != nil {
      throw ValidationError("--fail-fast is --max-failures 1: give one of them")
    }
    if known.newList != nil || known.tighten {
      throw ValidationError(
        "\(option) ends a run early, but a list of known failures takes a whole run: "
          + "leave out one of them")
    }
    if watching.isOn {
      throw ValidationError("\(option) cannot be combined with --watch")
    }
  }

  func run() async throws {
    if watching.isOn { return try await Watch(self).run() }
    let environment = Environment.current
    guard let bazel = try BazelTest(environment) else {
      return try await run(on: try shards.placement(environment, nil))
    }
    try await bazel.noticingPrematureExit {
      var command = self
      command.adopt(bazel)
      try await command.run(on: try shards.placement(environment, bazel), filter: bazel.filter)
    }
  }

  /// Adopts Bazel's paths for reports that the user does not request.
  private mutating func adopt(_ bazel: BazelTest) {
    files.junit = files.junit ?? bazel.junit
    results = results ?? bazel.outputs.map { $0 + "/results.jsonl" }
  }

  /// Runs the cases of a shard, narrowed to those of a filter, until it is interrupted.
  private func run(on place: ShardOptions.Placement, filter: [String] = []) async throws {
    try await Interruption.cancelling { [self] in try await judge(on: place, filter: filter) }
  }

  /// Runs the cases of a shard, and reports the outcome.
  private func judge(on place: ShardOptions.Placement, filter: [String]) async throws {
    try known.check(place.shard)
    let outputs = plan ? try OutputFiles([]) : try openOutputs()
    defer { outputs.discard() }
    var selection = selection.selection
    selection.filter = filter
    let timings = try shards.caseTimings()
    let diagnostics = terminal.diagnostics()
    let (input, specs) = (known.input, specs.input)
    let list = try input.load(diagnostics)
    let pipeline = ConformancePipeline(
      RunRequest(
        selection: selection, knownFailures: list.list,
        failureLimit: failFast ? 1 : maxFailures, shard: place.shard, timings: timings,
        needsDigest: reports.needsDigest),
      examiner: InAppMessages().examiner)
    self.specs.announce()
    let loading = Waiting("reading the suite")
    defer { loading.end() }
    let suite = try await pipeline.load(
      specs.source(
        isWhole: reports.needsWholeSuite || known.needsWholeSuite,
        hasQuestions: reports.needsWholeSuite || characterize || pinned.path != nil, diagnostics))
    loading.end()
    try input.check(list, against: suite.suite, diagnostics)
    let answers = try pinned.input.load(for: suite.suite, diagnostics)
    let engine = try engine.input()
    let answered: AnsweredRun?
    let process: ProcessHost?
    do {
      (answered, process) = try await engine.withEngine { engine, process in
        if process != nil { try engine.host.manifest.check(against: suite.suite, Terminal.error) }
        let answered = try await run(
          suite, list, answers, through: pipeline, on: engine, from: place.origin,
          writing: outputs)
        return (answered, process)
      }
    } catch {
      let reason: RunStop.Reason? =
        switch error {
        case let error as EngineStartError: .engineNotRun(error.lines)
        case let error as FatalManifest: .engineNotRun(error.lines)
        case is CancellationError: .interrupted
        default: nil
        }
      if let reason { try recordNotRun(reason, suite, list, through: pipeline, writing: outputs) }
      throw error
    }
    Memory.keep(answered)
    // The engine can violate the protocol until its processes have ended.
    let end = await answered?.concluded(on: engine, process)
    try specs.checkFiles(of: suite, diagnostics)
    try process?.checkShortage()
    if end?.wasInterrupted == true { throw ExitStatus.interrupted }
    if end?.isWritten == false { throw ExitStatus.notWritten }
    if end?.isRed == true { throw ExitStatus.doesNotConform }
  }

  /// Opens every file that the run writes, before anything runs.
  private func openOutputs() throws -> OutputFiles {
    let neighbors: [OutputFiles.Neighbor?] = [
      known.list.map { .init("--known-failures", $0) },
      known.newList.map { .init("--write-known-failures", $0) },
    ]
    let targets = reports.targets(.current)
    for (option, path) in [
      ("--write-known-failures", known.newList), ("--tighten", known.tighten ? known.list : nil),
    ] {
      if let path { try WholeFile.check(path, option: option) }
    }
    return try OutputFiles(
      targets,
      beside: neighbors.compactMap(\.self) + pinned.neighbors
        + specs.neighbors(of: targets.map(\.path))
        + shards.timings.map { .init("--timings", $0) }
        + engine.command.map { .init("\($0), which belongs to the engine", $0) })
  }

  /// Runs the selected cases, or just lists them.
  private func run(
    _ suite: SummarizedSuite, _ known: KnownFailureInput.Loaded, _ pinned: PinnedAnswers?,
    through pipeline: ConformancePipeline, on engine: ReadyEngine, from origin: String?,
    writing outputs: OutputFiles
  ) async throws -> AnsweredRun? {
    let whole = try pipeline.plan(suite, for: engine.host.manifest)
    let part = pipeline.deal(whole)
    if self.plan {
      let output = Terminal.output
      let screen = ListScreen(
        rows: output.rows, way: "`| less` shows all of them, --rule and --chapter select some",
        style: terminal.style(for: .output))
      PlanText(part.plan, shard: part.shard).write(on: screen, to: output.width, output.write)
      return nil
    }
    let recorders = try recorders(
      of: part, suite, known, through: pipeline, from: origin, writing: outputs)
    let settlement = self.known.settlement
    var lists = KnownFailureChanges(settlement, of: self.known.input, known)
    // The probes are the same in every shard, so the first asks them for all shards.
    let isAsking = (characterize || pinned != nil) && part.shard.index == 1
    let found = isAsking ? await characteristics(of: engine.host, in: whole) : []
    var watch = pinned.map {
      AnswerWatch(for: $0, of: suite.suite, by: engine.host.manifest)
    }
    watch?.record(found)
    let causes = screen.diagnosis ? RunDiagnosis() : nil
    let faults = screen.diagnosis ? specs.soundFaults(of: suite.suite) : []
    let listener = RunListener(early: recorders.early) { event in
      causes?.hear(event)
      watch?.record(event)
      recorders.record(event)
      lists.record(event)
    }
    var end = await pipeline.run(part.plan, on: engine, telling: listener)
    end.answerChanges = watch?.changes ?? []
    return AnsweredRun(
      pipeline: pipeline, plan: whole, end: end, answers: found.map(\.resultsAnswer),
      causes: causes, faults: faults,
      recorders: recorders, lists: lists, settlement: settlement)
  }

  /// Empties the report files, and creates the recorders.
  private func recorders(
    of part: Plan.Part, _ suite: SummarizedSuite, _ known: KnownFailureInput.Loaded,
    through pipeline: ConformancePipeline, from origin: String?, writing outputs: OutputFiles
  ) throws -> RunRecorders {
    let header = reports.header(
      part,
      options: ResultsHeader.Options(
        selection: pipeline.request.selection, knownFailures: known.list.digest,
        requirements: known.list.requirements,
        readings: engine.reference.readings, faults: engine.reference.faults),
      replay: ReplayCommand(
        tail: specs.replayTail + self.known.replayTail + engine.replayTail),
      digest: suite.digest)
    try outputs.begin()
    return reports.recorders(
      terminal: terminal, header: header, indices: part.indices, origin: origin,
      settlement: self.known.settlement, outputs: outputs)
  }

  /// Writes reports that say why nothing was run, so that reports of an earlier run are not mistaken
  /// for this one's.
  private func recordNotRun(
    _ reason: RunStop.Reason, _ suite: SummarizedSuite, _ known: KnownFailureInput.Loaded,
    through pipeline: ConformancePipeline, writing outputs: OutputFiles
  ) throws {
    // The engine's abilities are unknown, so the plan contains everything that is selected.
    let manifest = EngineManifest(
      name: engine.command.joined(separator: " "), version: "",
      profiles: suite.suite.profiles.map(\.id))
    guard !plan, !outputs.all.isEmpty, let whole = try? pipeline.plan(suite, for: manifest)
    else { return }
    let part = pipeline.deal(whole)
    let recorders = try recorders(
      of: part, suite, known, through: pipeline, from: nil, writing: outputs)
    var end = RunEnd(tally: Tally(), duration: .zero, wasInterrupted: true)
    end.stop?.reason = reason
    for event in [RunEvent.started(part.plan), .ended(end)] {
      for report in recorders.reports { report.record(event) }
    }
    for error in recorders.close() { Terminal.error.writeError("\(error.text)") }
  }

  /// Returns the engine's answers to the open questions in the profiles of a plan.
  private func characteristics(
    of host: some EngineHost, in plan: Plan
  ) async -> [Characteristic] {
    let waiting = Waiting("asking the open questions")
    defer { waiting.end() }
    let inquiry = await Characterizer(plan.suite).inquire(
      host, in: plan.profiles, scripts: Characterizer.defaultScripts)
    return await inquiry.conclude().characteristics
  }
}
