import Conformance
import EngineKit
import EngineProcess
package import FileWatching
import Pipeline
import SpecModel
package import Wording

/// The rounds of a watch, one engine after the other.
package struct WatchLoop {
  private let stages: WatchStages
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
  /// - Parameters:
  ///   - stages: What is asked of whoever runs the watch.
  ///   - scope: What is watched.
  ///   - files: The watch over it.
  ///   - specs: How the user names the suite's directory.
  ///   - style: How text is styled.
  /// - Throws: Whatever the stages throw where something is wrong that no save fixes.
  package init(
    _ stages: WatchStages, _ scope: WatchScope, _ files: FileWatch, specs: String?,
    style: TextStyle
  ) async throws {
    (self.stages, self.scope, self.files) = (stages, scope, files)
    text = WatchText(style: style, scope: scope, specs: specs)
    suite = try await WatchedSuite(stages, directory: scope.specs == nil ? nil : specs)
  }

  /// Runs what is due, and what saves make due, for ever.
  ///
  /// - Throws: What ends a watch: `FileWatchError`, `CancellationError`, or, in the first round,
  ///   whatever the stages throw.
  package mutating func run() async throws {
    while true {
      let couldRun = try await stages.withEngine { try await rounds(on: $0, $1) }
      if !couldRun {
        // Its last words have been printed; whatever is saved next, it is tried again.
        finishRound()
        _ = try await takeSave()
      }
    }
  }

  /// Runs rounds on one engine until another is needed.
  private mutating func rounds(on engine: ReadyEngine, _ process: ProcessHost?) async throws {
    if process != nil, let suite = suite.suite { try stages.admit(engine.host.manifest, suite) }
    while true {
      try await round(on: engine, process)
      let touched = try await takeSave()
      // An engine that died too often answers nothing any more.
      if touched.engine || process?.hasGivenUp == true { return }
    }
  }

  private mutating func round(on engine: ReadyEngine, _ process: ProcessHost?) async throws {
    let plan: Plan?
    do throws(SelectionError) {
      plan = try suite.plan(for: engine.host.manifest) { red[$0.id] != nil }
    } catch {
      let end = stages.refuse(error)
      if saved == nil { throw end }
      return finishRound()
    }
    guard let plan else {
      stages.print(text.idle(isBroken: suite.isBroken))
      return finishRound()
    }
    let round = WatchRound(
      stages: stages, engine: engine, process: process, files: files, scope: scope)
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
    stages.print(footer)
  }

  /// Waits for a save, says what was saved, and reads it.
  private mutating func takeSave() async throws -> Touched {
    // A watch that can show nothing is of no use.
    try stages.checkOutput()
    let changes = try await files.next()
    stages.print(text.heading(changes))
    saved = changes.since
    let touched = scope.touched(by: changes)
    await suite.update(touched)
    return touched
  }
}
