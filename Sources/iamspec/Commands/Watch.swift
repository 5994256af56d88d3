import ArgumentParser
import Characterization
import Conformance
import Diagnosing
import InAppMessages
import Inputs
import Platform
import Wording

/// `iamspec run --watch`: runs the suite, waits for a save, and reruns what it affects, until
/// interrupted.
struct Watch: Sendable {
  private let command: RunCommand

  /// Creates the watch for a run.
  ///
  /// - Throws: `ValidationError` if an option of the run makes no sense with `--watch`.
  init(_ command: RunCommand) throws {
    self.command = command
    let known = command.known
    if command.results != nil || command.files.isUsed {
      throw ValidationError(
        "--watch writes no reports, because reports cover whole runs: leave out --watch")
    }
    if known.newList != nil || known.tighten {
      throw ValidationError(
        "--watch writes no list of known failures, because that takes a whole run: "
          + "leave out --watch")
    }
    if command.plan || command.characterize {
      throw ValidationError("--watch cannot be combined with --plan or --characterize")
    }
    if command.shards.shard != nil || !command.shards.timings.isEmpty {
      throw ValidationError(
        "--watch runs everything that a save affects: leave out --shard and --timings")
    }
  }

  /// Watches until interrupted.
  ///
  /// - Throws: `ExitStatus.interrupted` in the end; `FileWatchError` if watching is impossible or a
  ///   watched folder is gone; `InputError` and `SelectionError` if there is nothing to run.
  func run() async throws {
    command.specs.announce()
    let scope = try scope()
    let run = try watched()
    let files = try FileWatch(scope.folders, isOfInterest: scope.isOfInterest)
    try await Interruption.cancelling {
      var loop = try await WatchLoop(run, scope, files)
      try await loop.start()
    }
  }

  /// Determines what to watch.
  ///
  /// - Throws: `ValidationError` if there is nothing to watch or a named file does not exist.
  private func scope() throws -> WatchScope {
    do throws(WatchError) {
      return try WatchScope(
        WatchSubject(
          specs: command.specs.path, engine: command.engine.command, also: command.watching.also,
          knownFailures: command.known.list))
    } catch {
      switch error {
      case .nothingToWatch:
        let reason =
          command.engine.command.isEmpty
          ? "" : ", because no word of the engine's command is a file that exists"
        throw ValidationError(
          "--watch has nothing to watch\(reason): name a suite's directory with --specs, after -- an "
            + "engine whose command names a file, or a file of the engine with --watch-also")
      case .noSuchFile(let path):
        throw ValidationError("--watch-also \(path): there is no such file or folder")
      }
    }
  }

  /// The options that apply to each run.
  private func watched() throws -> WatchedRun {
    let style = command.terminal.style(for: .output)
    var causes: (@Sendable () -> any CauseSearch)?
    if command.screen.diagnosis { causes = { RunDiagnosis() } }
    return WatchedRun(
      selection: command.selection.selection, suite: command.specs.input,
      knownFailures: command.known.input, engine: try command.engine.input(),
      level: command.screen.level, causes: causes, domain: InAppMessages(),
      replay: ReplayCommand(
        tail: command.specs.replayTail + command.known.replayTail + command.engine.replayTail),
      style: style, output: Terminal.output, errors: Terminal.error,
      diagnostics: command.terminal.diagnostics())
  }
}
