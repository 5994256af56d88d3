import ArgumentParser
import Conformance
import EngineKit
import EngineProcess
import FileWatching
import Reporting
import SpecModel

/// The rounds of a watch, one engine after the other.
struct WatchLoop {
  private let command: RunCommand
  private let scope: WatchScope
  private let files: FileWatch
  private let text: WatchText
  private var suite: WatchedSuite
  /// The cases that were red when they were last run, by the ids of their plans, with their own.
  private var red: [PlannedCase.ID: String] = [:]
  /// When what is being run was saved.
  private var saved: ContinuousClock.Instant?

  /// Loads what is to be run; the files are being watched already, so that no save is missed.
  ///
  /// - Throws: `ExitStatus.wrongInput` where something is wrong that no save mends.
  init(_ command: RunCommand, _ scope: WatchScope, _ files: FileWatch) async throws {
    (self.command, self.scope, self.files) = (command, scope, files)
    text = WatchText(
      style: command.terminal.style(for: .output), scope: scope, specs: command.specs.specs)
    suite = try await WatchedSuite(
      command, directory: scope.specs == nil ? nil : command.specs.specs)
  }

  /// Runs what is due, and what saves make due, for ever.
  ///
  /// - Throws: What ends a watch: `FileWatchError`, `CancellationError`, or, in the first round, an
  ///   `ExitCode` whose reason has been printed.
  mutating func run() async throws {
    while true {
      do {
        try await command.engine.withEngine { try await rounds(on: $0) }
      } catch let code as ExitCode where code == ExitStatus.engineNotRun {
        // Its last words have been printed; whatever is saved next, it is tried again.
        finishRound()
        _ = try await takeSave()
      }
    }
  }

  /// Runs rounds on one engine until another is needed.
  private mutating func rounds(on engine: EngineOptions.Ready) async throws {
    if let suite = suite.suite { try engine.checkManifest(against: suite) }
    while true {
      try await round(on: engine)
      let touched = try await takeSave()
      // An engine that died too often answers nothing any more.
      if touched.engine || engine.process?.hasGivenUp == true { return }
    }
  }

  private mutating func round(on engine: EngineOptions.Ready) async throws {
    let plan: Plan?
    do throws(SelectionError) {
      plan = try suite.plan(for: engine.host.manifest) { red[$0.id] != nil }
    } catch {
      let status = error.reported()
      if saved == nil { throw status }
      return finishRound()
    }
    guard let plan else {
      Terminal.output.write(
        PrintedText(block: text.idle(isBroken: suite.isBroken), style: text.style))
      return finishRound()
    }
    let round = WatchRound(command: command, engine: engine, files: files, scope: scope)
    let outcome = try await round.run(plan)
    for result in outcome.results {
      red[result.planned.id] = result.verdict.kind.isRed ? result.planned.case.id : nil
    }
    suite.settle(outcome.results.map(\.planned.id), isAll: outcome.isFinished)
    guard outcome.isFinished else { return }
    finishRound(plan)
  }

  /// Says how long the verdict took, if there is one, and what is waited for.
  private func finishRound(_ plan: Plan? = nil) {
    let ran = Set(plan?.cases.map(\.id) ?? [])
    let known = Set(suite.suite?.cases.map(\.id) ?? [])
    let footer = text.footer(
      time: plan == nil ? nil : saved.map { ContinuousClock.now - $0 },
      redElsewhere: red.count { !ran.contains($0.key) && known.contains($0.value) },
      isStale: plan != nil && suite.isBroken)
    Terminal.output.write(PrintedText(block: footer, style: text.style))
  }

  /// Waits for a save, says what was saved, and reads it.
  private mutating func takeSave() async throws -> Touched {
    // A watch that can show nothing is of no use.
    if Terminal.output.hasFailed { throw ExitStatus.notWritten }
    let changes = try await files.next()
    Terminal.output.write(PrintedText(block: text.heading(changes), style: text.style))
    saved = changes.since
    let touched = scope.touched(by: changes)
    await suite.update(touched)
    return touched
  }
}
