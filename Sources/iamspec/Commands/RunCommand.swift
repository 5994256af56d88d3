import ArgumentParser
import Conformance
import EngineKit
import Foundation
import ReferenceEngine
import Reporting
import SpecModel

/// `iamspec run`: feeds cases to an engine and says which it keeps.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run cases against an engine and report.",
    discussion: """
      The engine is the built-in reference engine, which keeps every rule unless --fault breaks one.

      EXAMPLES
        iamspec run
        iamspec run stack reenqueue/background.yaml:30 --profile swift
        iamspec run --rule discard.timeout --junit build/junit.xml
        iamspec run --fault queue-instead-of-stack
        iamspec run '*/relaunch*' --plan
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var reference: ReferenceOptions
  @OptionGroup var reports: ReportOptions

  @Option(name: .shortAndLong, help: "How many cases run at a time; by default, one a core.")
  var jobs: Int?

  @Flag(help: "Show what would run, and run nothing.")
  var plan = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): at least one") }
  }

  func run() async throws {
    let adapter = try reference.adapter()
    let suite = try await specs.load(style: terminal)
    let plan: Plan
    do throws(SelectionError) {
      plan = try Plan(suite: suite, selection: selection.selection, manifest: adapter.manifest)
    } catch {
      throw error.reported()
    }
    if self.plan {
      Terminal.output.write(PlanText(plan).text)
      return
    }
    let end = try await run(plan, on: InProcessHost(adapter), batchSize: 16)
    if end.wasInterrupted { throw ExitStatus.interrupted }
    if end.isRed { throw ExitStatus.doesNotConform }
  }

  /// Runs a plan with every recorder that the options ask for.
  private func run(
    _ plan: Plan, on host: some EngineHost, batchSize: Int
  ) async throws -> RunEnd {
    let header = reports.header(
      plan,
      options: ResultsHeader.Options(
        selection: selection.selection, readings: reference.readings, faults: reference.faults),
      replay: ReplayCommand(tail: specs.replayTail + reference.replayTail))
    let runner = Runner(
      host: host, width: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      batchSize: batchSize)
    return try await Interruption.cancelling { [reports, terminal] in
      let recorders = try reports.recorders(terminal: terminal, header: header)
      let end = await runner.run(plan, listener: recorders.record)
      try recorders.close()
      return end
    }
  }
}
