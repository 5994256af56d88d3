import ArgumentParser
import Conformance
import EngineKit
import EngineProcess
import InAppMessages
import Inputs
import ReferenceEngine
import Reporting
import SpecModel

/// `iamspec explain`: a case as a story, or what a rule, a clause or an open question is about.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "explain",
    abstract: "Show a case as a timeline: what happens, what the rule says, what an engine does.",
    usage: "iamspec explain <case or id> ... [<options>] [-- <command> ...]",
    discussion: """
      The id of a rule, a clause or an open question shows what it says, and what each document says \
      about it; that of a rule names its core cases, too. With --core, only core cases are told. Of \
      many cases, a terminal shows the first three; a pipe and a file get all of them.

      Each step shows what the reference engine does, in every profile of the case. After `--` \
      comes an engine, as for `run`: if it does something else, its timeline is shown beside the \
      reference engine's, whether it passes or not. With --fault or --reading, the varied reference \
      engine is shown the same way. The command exits with 0 unless the engine cannot be run (3).

      EXAMPLES
        iamspec explain stack/last-in-first-out/two-waiting
        iamspec explain reenqueue/background.yaml:30 --profile legacy
        iamspec explain stack.in-memory
        iamspec explain stack/in-memory --core
        iamspec explain open.after-dismiss
        iamspec explain stack/last-in-first-out/two-waiting -- python3 engine.py
        iamspec explain stack/last-in-first-out --fault queue-instead-of-stack
      """)

  /// The number of cases that a terminal shows; nobody reads a hundred.
  private static let screen = 3

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if selection.cases.isEmpty && selection.rules.isEmpty && !selection.core {
      throw ValidationError(
        "name a case, or a rule with --rule; `iamspec list cases` lists all cases")
    }
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let style = terminal.style(for: .output)
    let declarations = DeclarationText(
      suite: suite, domain: InAppMessages(), style: style, width: Terminal.output.width,
      options: specs.replayTail)
    let ids = selection.cases.filter(DeclarationText.isID)
    if !ids.isEmpty {
      try checkOnlyDeclarations(ids)
      let texts = try ids.map(declarations.text)
      let block = texts.joined(separator: "\n")
      return Terminal.output.write(PrintedText(block: block, style: style))
    }
    let beside =
      isBeside
      ? try await Interruption.cancelling { [self] in try await runEngine(suite) } : nil
    if beside?.wasInterrupted == true { throw ExitStatus.interrupted }
    let adapter = ReferenceAdapter()
    let plan =
      try beside.map { beside in
        // The same cases in the same profiles, even if they cannot run on the engine.
        Plan(
          suite: suite, manifest: adapter.manifest,
          cases: beside.engine.results.map {
            PlannedCase($0.planned.case, profile: $0.planned.profile)
          }, listFindings: [])
      } ?? planOfReference(suite, adapter.manifest)
    let reference = ReadyEngine.inProcess(InProcessHost(adapter), width: 1)
    let results = try await results(of: plan, on: reference).results
    let explanation = ExplanationText(
      suite: suite, domain: InAppMessages(), style: style, width: Terminal.output.width)
    let limit = Terminal.output.isInteractive ? Self.screen : .max
    let text = explanation.text(of: results, beside: beside?.engine, atMost: limit)
    Terminal.output.write(PrintedText(block: text, style: style))
    try beside?.process?.checkBreach()
  }

  /// Checks that nothing but rules, clauses and open questions is to be explained.
  private func checkOnlyDeclarations(_ ids: [String]) throws {
    if ids.count < selection.cases.count {
      throw ValidationError("explain cases, or rules, clauses and open questions, but not both")
    }
    if isBeside || !selection.rules.isEmpty || !selection.chapters.isEmpty
      || !selection.profiles.isEmpty
    {
      throw ValidationError(
        "rules, clauses and open questions are explained alone: leave out the engine, --rule, "
          + "--chapter and --profile")
    }
  }

  /// Whether an engine is shown beside the reference engine: a program, or a variation of the
  /// reference engine.
  private var isBeside: Bool { !engine.command.isEmpty || engine.reference.isUsed }

  /// Runs the cases on the engine.
  private func runEngine(
    _ suite: Suite
  ) async throws -> (
    engine: ExplanationText.Engine, process: ProcessHost?, wasInterrupted: Bool
  ) {
    try await engine.input().withEngine { ready, process in
      let manifest = ready.host.manifest
      if process != nil { try manifest.check(against: suite, Terminal.error) }
      let run = try await results(of: try plan(suite, manifest), on: ready)
      try process?.checkShortage()
      let variation = (engine.reference.faults + engine.reference.readings).joined(separator: ", ")
      let name = manifest.nameAndVersion
      let explained = ExplanationText.Engine(
        name: variation.isEmpty ? name : "The reference engine with \(variation)",
        title: variation.isEmpty ? name : variation, reporting: manifest.observations,
        results: run.results)
      return (explained, process, run.wasInterrupted)
    }
  }

  /// Plans the cases for the reference engine alone; in profiles that only the suite has, they are told as
  /// they are written.
  private func planOfReference(_ suite: Suite, _ manifest: EngineManifest) throws -> Plan {
    do {
      return try plan(suite, manifest)
    } catch SelectionError.nothingSelected(profiles: []) {
      let cases = try selection.selection.cases(of: suite).flatMap { item in
        item.profiles.map { PlannedCase(item, profile: $0) }
      }
      return Plan(suite: suite, manifest: manifest, cases: cases, listFindings: [])
    }
  }

  private func plan(_ suite: Suite, _ manifest: EngineManifest) throws -> Plan {
    let pipeline = ConformancePipeline(RunRequest(selection: selection.selection))
    return try pipeline.plan(pipeline.load(suite), for: manifest)
  }

  private func results(
    of plan: Plan, on engine: ReadyEngine
  ) async throws -> (results: [CaseResult], wasInterrupted: Bool) {
    var results: [CaseResult] = []
    let listener = RunListener { event in
      if case .finished(let result) = event { results.append(result) }
    }
    let end = await ConformancePipeline().run(plan, on: engine, telling: listener)
    return (results, end.wasInterrupted)
  }
}
