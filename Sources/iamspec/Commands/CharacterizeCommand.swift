import ArgumentParser
import Characterization
import Conformance
import EngineKit
import EngineProcess
import Inputs
import Reporting
import SpecModel
import Wording

/// `iamspec characterize`: an engine's answers to the open questions.
struct CharacterizeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "characterize",
    abstract: "Find out how an engine answers what the documents leave open.",
    usage: "iamspec characterize [<options>] [-- <command> ...]",
    discussion: """
      No answer is right or wrong: the command exits with 0 whatever the answers, unless the engine \
      fails (3) or is asked nothing (5). If an outcome fits no known answer, it is shown with what the engine did.

      Most questions have probes: scripts whose outcome shows the answer. The engine also goes through \
      300 scripts in each profile that change a probe a little (--scripts). If only one answer explains \
      what the engine did in a script, whatever its answers to all other questions, the script shows \
      that answer, even where no probe can. If two scripts show different answers, the two shortest \
      are shown: often the question bundles two.

      An answer that is certain and the default is not listed, except with --all. With --write, all certain \
      answers are written to a file. `run`, `explore` and `check` hold the engine to them with --answers.

      EXAMPLES
        iamspec characterize                        the reference engine
        iamspec characterize --reading after-dismiss=shows-next
        iamspec characterize --profile swift --json -- python3 engine.py
        iamspec characterize --scripts 0 -- ./engine            the probes alone
        iamspec characterize --write answers.yaml -- ./engine
      """)

  @Option(
    name: .customLong("question"),
    help: ArgumentHelp(
      "Ask this question only, with or without `open.`; may be repeated.", valueName: "question"))
  var questions: [String] = []

  @Option(
    name: .customLong("profile"), help: ArgumentHelp("Ask in this profile.", valueName: "profile"))
  var profiles: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many scripts to try beside the probes, in each profile; at most 2000.",
      valueName: "count"),
    transform: Count.within(0...2000))
  var scripts = Characterizer.defaultScripts

  @Option(
    help: ArgumentHelp(
      "Write the certain answers to this new file, for `iamspec run --answers`.", valueName: "file")
  )
  var write: String?

  @Flag(help: "Also show the answers that are certain and the reference engine's default.")
  var all = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard let write else { return }
    let narrowing = [
      ("--question", !questions.isEmpty), ("--scripts", scripts != Characterizer.defaultScripts),
    ]
    if let (option, _) = narrowing.first(where: \.1) {
      throw ValidationError(
        "--write pins what a run finds again, which asks every question: leave out \(option)")
    }
    if WholeFile.exists(write) {
      throw ValidationError(
        "--write \(write): the file exists, and is not overwritten; name another file, or delete it"
      )
    }
    try WholeFile.check(write, option: "--write")
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let ids = try ids(in: suite)
    try engine.check(for: suite, of: "characterize")
    let input = try engine.input()
    let waiting = Waiting("asking the engine")
    defer { waiting.end() }
    let (manifest, found, certain, broken, process) = try await input.withEngine {
      engine, process in
      let manifest = engine.host.manifest
      if process != nil { try manifest.check(against: suite, Terminal.error) }
      let inquiry = await Characterizer(suite).inquire(
        engine.host, in: try profiles(of: suite, manifest), asking: ids, scripts: scripts)
      let found = await inquiry.conclude(rerunningOn: engine.host)
      let certain =
        write == nil ? [] : try await uncontradicted(found.characteristics, suite, engine)
      try process?.checkShortage()
      var broken: [BrokenConvention] = []
      if let process {
        broken = await input.brokenConventions(process.manifest, suite)
      }
      return (manifest, found, certain, broken, process)
    }
    if json {
      Terminal.output.write(
        PrintedText(json: CharacterizationJSON(found, of: manifest, breaking: broken).bytes))
    } else {
      let text = CharacterizationText(
        found, of: manifest, breaking: broken, showingAll: all || !questions.isEmpty,
        style: terminal.style(for: .output), width: Terminal.output.width)
      Terminal.output.write(PrintedText(lines: text.lines, style: terminal.style(for: .output)))
    }
    let isInTrouble = found.characteristics.contains {
      if case .trouble = $0.finding { true } else { false }
    }
    if isInTrouble { throw ExitStatus.engineNotRun }
    try process?.checkBreach()
    if found.askedNothing { throw ExitStatus.notJudged }
    let answered = found.characteristics.count { $0.answer != nil }
    try pin(certain, outOf: answered, of: manifest)
  }

  /// Runs the cases, and leaves out the answers that one of them contradicts.
  private func uncontradicted(
    _ characteristics: [Characteristic], _ suite: Suite, _ engine: ReadyEngine
  ) async throws -> [Characteristic] {
    let pipeline = ConformancePipeline(RunRequest(selection: Selection(profiles: profiles)))
    let plan = try pipeline.plan(pipeline.load(suite), for: engine.host.manifest)
    var contradicted = ContradictedAnswers()
    let listener = RunListener { contradicted.record($0) }
    _ = await pipeline.run(plan, on: engine, telling: listener)
    return contradicted.leavingOut(of: characteristics, in: suite, by: engine.host.manifest)
  }

  /// Writes the certain answers, if wanted.
  private func pin(
    _ characteristics: [Characteristic], outOf answered: Int, of manifest: EngineManifest
  ) throws {
    guard let write else { return }
    let pinned = PinnedAnswersText(characteristics, of: manifest, on: CalendarDate.today)
    guard pinned.count > 0 else {
      Terminal.error.writeError("--write \(write): no answer is certain, so nothing is written")
      throw ExitStatus.notJudged
    }
    try WholeFile.write(Array(pinned.text.utf8), to: write)
    let others = answered - characteristics.count { $0.answer != nil }
    let line =
      "answers  \(write): \(NumberText.count(pinned.count, "answer")) written"
      + (others > 0 ? "; left out, since a case shows another one: \(others)" : "")
    (json ? Terminal.error : Terminal.output).write(PrintedText(lines: [VisibleText.line(line)]))
  }

  /// The ids of the questions to ask; `nil` for all of them.
  private func ids(in suite: Suite) throws -> Set<String>? {
    let known = suite.questions.map(\.id)
    let ids = questions.map { $0.hasPrefix("open.") ? $0 : "open.\($0)" }
    for id in ids where !known.contains(id) {
      throw Unknown(sort: "open question", name: id, known: known)
    }
    return ids.isEmpty ? nil : Set(ids)
  }

  private func profiles(of suite: Suite, _ manifest: EngineManifest) throws -> [String] {
    let selection = Selection(profiles: profiles)
    _ = try selection.cases(of: suite)
    let ids = try selection.profiles(of: suite, engine: manifest)
    if ids.isEmpty { throw SelectionError.nothingSelected(profiles: []) }
    return ids
  }
}
