import ArgumentParser
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
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var reports: ReportOptions

  @Flag(help: "Show what would run, and run nothing.")
  var plan = false

  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let end = try await Interruption.cancelling { [self] in
      try await engine.withEngine { engine in try await run(suite, on: engine) }
    }
    guard let end else { return }
    if end.wasInterrupted { throw ExitStatus.interrupted }
    if end.isRed { throw ExitStatus.doesNotConform }
  }

  /// Runs the selected cases, or shows which they are.
  private func run(_ suite: Suite, on engine: EngineOptions.Ready) async throws -> RunEnd? {
    let plan: Plan
    do throws(SelectionError) {
      plan = try Plan(
        suite: suite, selection: selection.selection, manifest: engine.host.manifest)
    } catch {
      throw error.reported()
    }
    if self.plan {
      Terminal.output.write(PlanText(plan).text)
      return nil
    }
    let header = reports.header(
      plan,
      options: ResultsHeader.Options(
        selection: selection.selection, readings: self.engine.reference.readings,
        faults: self.engine.reference.faults),
      replay: ReplayCommand(tail: specs.replayTail + self.engine.replayTail))
    let recorders = try reports.recorders(terminal: terminal, header: header)
    let runner = Runner(host: engine.host, width: engine.width, batchSize: engine.batchSize)
    let end = await runner.run(plan, listener: recorders.record)
    try recorders.close()
    return end
  }
}
