import ArgumentParser
import Conformance
import Diagnosing
import EngineKit
import EngineProcess
import Exploration
import InAppMessages
import Inputs
import Reporting
import SpecModel
import Wording

/// `iamspec explore`: what an engine does in generated scripts.
struct ExploreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "explore",
    abstract: "Find what no case asks: try an engine with generated scripts.",
    usage: "iamspec explore [<options>] [-- <command> ...]",
    discussion: """
      Each script is a handful of messages and what happens to them, made from a seed, close to where \
      things go wrong; many build on the scripts of the suite's cases. If the engine *breaks* a clause \
      of a rule, crashes, hangs, or breaks the protocol, the script is made as small as possible and \
      shown like a failure (exit status 1). Anything else that the engine does is *explained* if the \
      reference engine does the same under some answers to the open questions.

      Anything that is neither is *unexplained*, and shown last. It need not be wrong: it may rest on a question \
      that nobody has asked yet. It counts as a failure with --strict alone. A script is *undecided* if \
      no clause is broken and there are too many combinations of answers to try them all.

      With --answers, only answers that include the pinned ones explain. What others alone explain is a \
      *changed answer*, named with its question, and counts as a failure.

      In a custom suite, only what it has of the built-in rules is judged; what other rules decide is *not \
      judged*. If nothing could be judged, the exit status is 5.

      What is found first is named on standard error at once. In the end, what one cause explains is shown as \
      one behavior: the first ones in full, others in a line; --all shows all. How much is spent on \
      findings grows with the number of scripts, so that an exploration takes a few times as long as that \
      of an engine without any. What the engine answers with `unsupported` is left out of later scripts.

      The line `again:` of a finding is the command that explores its script alone. It finds the same as \
      long as the engine, the suite and the options are the same.

      EXAMPLES
        iamspec explore -- python3 engine.py
        iamspec explore --scripts 100000 --seed 7 -- python3 engine.py
        iamspec explore --time 30s --findings 1 -- ./engine
        iamspec explore --rule discard.timeout -- ./engine
        iamspec explore --script explore/1/906 -- ./engine
        iamspec explore --answers answers.yaml -- ./engine
        iamspec explore --write found -- ./engine
        iamspec explore --write my-suite --specs my-suite -- ./engine
        iamspec explore --shard 2/8 --results part-2.jsonl -- ./engine
      """)

  private static let scriptLimit = 1_000_000_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop after this many scripts; by default 10000, or no limit with --time.",
      valueName: "count"),
    transform: Count.within(1...Self.scriptLimit))
  var scripts: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this time: 30s, 5m.", valueName: "time"),
    transform: TimeLimit.init)
  var time: TimeLimit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after finding this many behaviors.", valueName: "count"),
    transform: Count.within(1...10_000))
  var findings: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seed of the scripts; the same seed makes the same scripts.", valueName: "number"),
    transform: Count.seed)
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Explore this script alone: an id such as explore/1/906, which names the seed, too.",
      valueName: "id"),
    transform: { text in
      guard let id = ScriptID(text) else {
        throw ValidationError("write the id of a script, such as explore/1/906")
      }
      guard id.number < Self.scriptLimit else {
        throw ValidationError(
          "an exploration has no more than \(Self.scriptLimit) scripts, numbered from 0")
      }
      return id
    })
  var script: ScriptID?

  @Option(
    help: ArgumentHelp(
      "Run this part of the scripts: 2/8 is the second of eight. auto: the CI system's parallel jobs say which; auto/8 if they do not say how many.",
      valueName: "shard"), transform: ShardOptions.Choice.init)
  var shard: ShardOptions.Choice?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Build on cases of this rule only; may be repeated.", valueName: "rule"))
  var rules: [String] = []

  @Option(
    name: .customLong("chapter"),
    help: ArgumentHelp(
      "Build on cases of this chapter only; may be repeated.", valueName: "chapter"))
  var chapters: [String] = []

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("Explore this profile only; may be repeated.", valueName: "profile"))
  var profiles: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look only at what your engine does differently from this one, such as the version before.",
      valueName: "command"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "Write each finding as a case file into the suite in this directory; a directory that is missing or empty becomes a suite with the same rules.",
      valueName: "dir"))
  var write: String?

  @Flag(help: "Show every behavior in full, in every shape.")
  var all = false

  @Flag(help: "Exit with 1 if something is unexplained.")
  var strict = false

  @Flag(help: "Write everything as JSON, as Specs/explore.schema.json describes it.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write what is found to this file; `iamspec report` makes all other reports from it.",
      valueName: "file"))
  var results: String?

  @OptionGroup var files: ReportFileOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var pinned: PinnedAnswersOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    let beside = [
      ("--scripts", scripts != nil), ("--time", time != nil), ("--findings", findings != nil),
    ]
    if script != nil, let (option, _) = beside.first(where: \.1) {
      throw ValidationError("--script explores one script alone: leave out \(option)")
    }
    if let script, seed != 1, seed != script.seed {
      throw ValidationError("--script \(script) has the seed \(script.seed): leave out --seed")
    }
  }

  /// The reports of the exploration.
  private var reports: ExplorationReports { ExplorationReports(results: results, files: files) }

  func run() async throws {
    let place = try placement()
    let suite = try await specs.load(style: terminal)
    try engine.check(for: suite, of: "explore")
    let answers =
      try pinned.loadForBuiltinWords(of: suite, command: "explore", terminal.diagnostics())
      ?? PinnedAnswers()
    var found: FoundCaseSuite?
    if let write {
      found = try await FoundCaseSuite(in: write, or: suite, from: specs.path, terminal)
    }
    let targets = reports.targets(.current)
    let outputs = try OutputFiles(
      targets,
      beside: pinned.neighbors + specs.neighbors(of: targets.map(\.path))
        + engine.command.map { .init("\($0), which belongs to the engine", $0) })
    defer { outputs.discard() }
    let start = ContinuousClock.now
    let (exploration, manifest, process, wasInterrupted) = try await Interruption.cancelling {
      [self] in
      do {
        return try await engine.input().withEngine { engine, process in
          if process != nil { try engine.host.manifest.check(against: suite, Terminal.error) }
          let exploration = try await explore(suite, answers, engine, place, writing: outputs)
          return (exploration, engine.host.manifest, process, Task.isCancelled)
        }
      } catch {
        try recordNotBegun(error, suite, place, writing: outputs)
        throw error
      }
    }
    // The engine can violate the protocol until its processes have ended.
    let examined = await ExaminedExploration(
      exploration, of: suite, manifest: manifest, isStrict: strict, pinned: answers,
      duration: .now - start,
      on: try engine.input(), process, wasInterrupted: wasInterrupted)
    let run = examined.run
    show(examined, of: suite, place, wasInterrupted, on: outputs.terminal)
    var written = true
    if let found { written = await save(exploration, in: found, on: outputs.terminal) }
    let errors = reports.write(
      run, header: header(of: run, suite, place), to: outputs)
    for error in errors { Terminal.error.writeError("\(error.text)") }
    try process?.checkShortage()
    if wasInterrupted { throw ExitStatus.interrupted }
    let breach = run.end.protocolBreach
    if let breach { Terminal.error.writeError("the engine broke the protocol: \(breach)") }
    if !errors.isEmpty || !written { throw ExitStatus.notWritten }
    if exploration.isRed(isStrict: strict) || breach != nil { throw ExitStatus.doesNotConform }
    if exploration.judgedNothing { throw ExitStatus.notJudged }
  }

  /// Writes reports that say why nothing was explored, so that reports of an earlier run are not
  /// mistaken for this one's.
  private func recordNotBegun(
    _ error: any Error, _ suite: Suite, _ shard: Shard, writing outputs: OutputFiles
  ) throws {
    let reason: RunStop.Reason? =
      switch error {
      case let error as EngineStartError: .engineNotRun(error.lines)
      case let error as OtherEngineError: .engineNotRun(error.error.lines)
      case let error as FatalManifest: .engineNotRun(error.lines)
      case is CancellationError: .interrupted
      default: nil
      }
    guard let reason, !outputs.all.isEmpty else { return }
    let run = ExploredRun(
      notBegun: RunStop(reason), seed: script?.seed ?? seed, of: suite,
      manifest: EngineManifest(
        name: engine.command.joined(separator: " "), version: "",
        profiles: suite.profiles.map(\.id)))
    try outputs.begin()
    for error in reports.write(run, header: header(of: run, suite, shard), to: outputs) {
      Terminal.error.writeError("\(error.text)")
    }
  }

  /// The shard of the scripts to run.
  private func placement() throws -> Shard {
    switch shard {
    case nil: Shard()
    case .shard(let shard)?: shard
    case .automatic(let count)?: try ParallelJobs.shard(in: .current, of: count).0
    }
  }

  /// Explores, beside another engine if one was named.
  private func explore(
    _ suite: Suite, _ answers: PinnedAnswers, _ engine: ReadyEngine, _ shard: Shard,
    writing outputs: OutputFiles
  ) async throws -> Exploration {
    guard let against else {
      return try await explore(suite, answers, engine, shard, against: nil, writing: outputs)
    }
    // The shell splits the command into words.
    let command = ["/bin/sh", "-c", "exec \(against)"]
    let other = EngineInput.program(
      command, jobs: self.engine.jobs, timeout: self.engine.timeout.duration,
      of: InAppMessages())
    do {
      return try await other.withEngine { other, process in
        let exploration = try await explore(
          suite, answers, engine, shard, against: other.host, writing: outputs)
        try process?.checkShortage()
        return exploration
      }
    } catch var error as EngineStartError {
      error.command = [against]
      throw OtherEngineError(error: error)
    }
  }

  private func explore(
    _ suite: Suite, _ answers: PinnedAnswers, _ engine: ReadyEngine, _ shard: Shard,
    against other: (any EngineHost)?, writing outputs: OutputFiles
  ) async throws -> Exploration {
    let selection = Selection(rules: rules, chapters: chapters, profiles: profiles)
    let cases = try selection.cases(of: suite)
    let ids = try selection.profiles(of: suite, engine: engine.host.manifest)
    if ids.isEmpty { throw SelectionError.nothingSelected(profiles: []) }
    guard
      suite.words != nil || ScriptGenerator.canBegin(with: engine.host.manifest.actions)
    else {
      throw InputError.unusable(
        "the engine takes none of the actions with which scripts begin: `start_session`, "
          + "`log_event`, `present_local`")
    }
    let seed = script?.seed ?? seed
    var plan = Explorer.Plan(
      profiles: suite.profiles.filter { ids.contains($0.id) }, seed: seed, shard: shard,
      cases: cases.filter { !FoundCase.isFound($0, withSeed: seed) }.flatMap { item in
        item.profiles.map { PlannedCase(item, profile: $0) }
      },
      isSteered: !rules.isEmpty || !chapters.isEmpty, within: Jurisdiction(of: suite),
      words: suite.words)
    plan.hold(to: answers, of: suite)
    let explorer = Explorer(engine.host, against: other, plan, width: engine.capacity)
    if let script {
      let waiting = Waiting("making the scripts that it may build on")
      defer { waiting.end() }
      guard explorer.makes(script: script.number) else {
        throw ValidationError(
          "\(script) is not a script of shard \(shard.index)/\(shard.count); leave --shard out, or name "
            + "the one that found it")
      }
      try outputs.begin()
      return await explorer.explore(script: script.number) ?? explorer.start
    }
    try outputs.begin()
    let end = time.map { ContinuousClock.now + $0.duration }
    let limit = scripts ?? (time == nil ? 10_000 : .max)
    var progress = ExplorationProgress(
      total: limit == .max ? nil : limit / shard.count, style: terminal.style(for: .error))
    let isWatched = Terminal.error.showsProgress
    defer {
      if isWatched { Terminal.error.write(PrintedText(verbatim: progress.erase())) }
    }
    var told = 0
    return await explorer.explore(
      scripts: limit, findings: findings ?? .max,
      until: { end.map { ContinuousClock.now >= $0 } ?? false },
      news: { finding in
        told += 1
        guard let news = ExplorationText.news(finding, number: told) else { return }
        if isWatched { Terminal.error.write(PrintedText(verbatim: progress.erase())) }
        Terminal.error.write(PrintedText(lines: [news]))
      },
      progress: { done, exploration in
        guard isWatched, let line = progress.redraw(done: done, exploration) else { return }
        Terminal.error.write(PrintedText(verbatim: line))
      })
  }

  private func header(
    of run: ExploredRun, _ suite: Suite, _ shard: Shard
  ) -> ResultsHeader {
    reports.header(
      of: run, suite,
      options: ResultsHeader.Options(
        selection: Selection(rules: rules, chapters: chapters, profiles: profiles),
        readings: engine.reference.readings, faults: engine.reference.faults),
      replay: replayTail(shard))
  }

  /// The words with which a replay command generates this exploration's scripts again: options,
  /// then the program.
  func replayTail(_ shard: Shard) -> [String] {
    var tail = shard.isWhole ? [] : ["--shard", "\(shard.index)/\(shard.count)"]
    for (name, values) in [("--rule", rules), ("--chapter", chapters), ("--profile", profiles)] {
      tail += values.flatMap { [name, $0] }
    }
    if let against { tail += ["--against", against] }
    return tail + pinned.replayTail + engine.timeoutTail + specs.replayTail + engine.replayTail
  }
}
