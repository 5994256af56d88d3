import Conformance
import EngineKit
import EngineProcess
package import Platform
import Reporting
import SpecModel
import Wording

/// The rounds of a watch, each with one engine.
package struct WatchLoop {
  private let run: WatchedRun
  private let scope: WatchScope
  private let files: FileWatch
  private let text: WatchText
  private var suite: WatchedSuite
  /// The cases that were red when they were last run: the ids of the planned cases, with those of
  /// the cases.
  private var red: [PlannedCase.ID: String] = [:]
  /// The files that nobody named and that change while the engine runs, each with the number of
  /// consecutive runs in which it did.
  private var unrest: [String: Int] = [:]
  /// The number of consecutive runs after which a file that changes counts as written by the engine.
  static let mostUnrest = 3
  /// The time of the save that started the present round, or `nil` if there was none.
  private var saved: ContinuousClock.Instant?

  /// Loads the suite.
  ///
  /// The files must already be watched, so that no save is missed.
  ///
  /// - Parameters:
  ///   - run: What to run after each save.
  ///   - scope: What to watch.
  ///   - files: The watch over it.
  /// - Throws: `InputError` if the list of known failures or a bundle is invalid.
  package init(_ run: WatchedRun, _ scope: WatchScope, _ files: FileWatch) async throws {
    (self.run, self.scope, self.files) = (run, scope, files)
    text = WatchText(
      style: run.style, width: run.output.width, scope: scope, specs: run.suite.path)
    suite = try await WatchedSuite(run, isReread: scope.specs != nil)
  }

  /// Runs the cases, and runs them again after saves, until the watch ends.
  ///
  /// - Throws: The error that ends the watch: `FileWatchError`, `CancellationError`,
  ///   ``WatchOutputError``, or, in the first round, `SelectionError`.
  package mutating func start() async throws {
    while true {
      do {
        // A save may mend an engine that hangs before its manifest.
        let save: @Sendable () async -> Void = { [files] in _ = try? await files.peek() }
        try await run.engine.withEngine(startingUntil: save) { try await rounds(on: $0, $1) }
      } catch is StartInterrupted {
        _ = try await takeSave()
      } catch let error as EngineStartError {
        run.errors.writeMessage(PrintedText(block: "error: \(error)\n"))
        try await takeSaveWithoutEngine()
      } catch is FatalManifest {
        try await takeSaveWithoutEngine()
      }
    }
  }

  /// Waits for a save after which the engine is started again.
  private mutating func takeSaveWithoutEngine() async throws {
    finishRound()
    _ = try await takeSave()
  }

  /// Runs rounds on one engine until another one is needed.
  private mutating func rounds(on engine: ReadyEngine, _ process: ProcessHost?) async throws {
    if process != nil, let suite = suite.suite {
      try engine.host.manifest.check(against: suite, run.errors)
    }
    while true {
      try await round(on: engine, process)
      try process?.checkShortage()
      let touched = try await takeSave()
      // An engine that died too often does not answer any more.
      if touched.engine || process?.hasGivenUp == true { return }
    }
  }

  private mutating func round(on engine: ReadyEngine, _ process: ProcessHost?) async throws {
    let plan: Plan?
    do throws(SelectionError) {
      plan = try suite.plan(for: engine.host.manifest) { red[$0.id] != nil }
    } catch {
      if saved == nil { throw error }
      run.errors.writeError(PrintedText(block: error.text))
      return finishRound()
    }
    guard let plan else {
      run.print(text.idle(isBroken: suite.isBroken, faults: suite.faults))
      return finishRound()
    }
    let round = WatchRound(
      run: run, engine: engine, process: process, files: files, scope: scope)
    let outcome = try await round.outcome(of: plan)
    for result in outcome.results {
      red[result.planned.id] = result.verdict.kind.isRed ? result.planned.case.id : nil
    }
    suite.settle(outcome.results.map(\.planned.id), isAll: outcome.isFinished)
    guard outcome.isFinished else { return }
    finishRound(plan)
  }

  /// Shows how long the verdict took, if there is one, and what is watched.
  private func finishRound(_ plan: Plan? = nil) {
    let ran = Set(plan?.cases.map(\.id) ?? [])
    let known = Set(suite.suite?.cases.map(\.id) ?? [])
    let footer = text.footer(
      time: plan == nil ? nil : saved.map { ContinuousClock.now - $0 },
      redElsewhere: red.count { !ran.contains($0.key) && known.contains($0.value) },
      isStale: plan != nil && suite.isBroken)
    run.print(footer)
  }

  /// Waits for a save, shows what was saved, and reads it.
  private mutating func takeSave() async throws -> Touched {
    // A watch without output is useless.
    if run.output.hasFailed { throw WatchOutputError() }
    let start = ContinuousClock.now
    let changes = try await files.next()
    run.print(text.heading(changes))
    disregardOwnFiles(in: changes, waitingSince: start)
    saved = changes.since
    let touched = scope.touched(by: changes)
    await suite.update(touched)
    return touched
  }

  /// Finds out which files the engine writes itself, in each run: they must not restart it endlessly.
  ///
  /// - Parameters:
  ///   - changes: What was saved.
  ///   - start: When the last run had ended.
  private mutating func disregardOwnFiles(
    in changes: FileChanges, waitingSince start: ContinuousClock.Instant
  ) {
    // What it writes at the end of a run may be noticed a little later.
    let isOfRun = changes.since < start + .milliseconds(500)
    let paths = isOfRun ? scope.unnamedEngineFiles(in: changes) : []
    unrest = Dictionary(uniqueKeysWithValues: paths.map { ($0, (unrest[$0] ?? 0) + 1) })
    let own = Set(unrest.filter { $0.value >= Self.mostUnrest }.keys)
    guard !own.isEmpty else { return }
    scope.disregard(own)
    unrest = unrest.filter { !own.contains($0.key) }
    run.print(text.disregarding(own))
  }
}
