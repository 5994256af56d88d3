import ArgumentParser
import Conformance
import FileWatching
import SpecModel

/// `iamspec run --watch`: runs, waits for a save, and runs what it touches, until it is interrupted.
struct Watch {
  private let command: RunCommand

  /// Creates the watch of a run.
  ///
  /// - Throws: `ValidationError` where an option of the run makes no sense in a watch.
  init(_ command: RunCommand) throws {
    self.command = command
    let (reports, files, known) = (command.reports, command.reports.files, command.known)
    if reports.results != nil || files.isUsed {
      throw ValidationError("--watch writes no reports, which tell of whole runs: run without it")
    }
    if known.newList != nil || known.tighten {
      throw ValidationError(
        "--watch changes no list of known failures, which takes a whole run: run without it")
    }
    if command.plan || command.characterize {
      throw ValidationError("--watch goes with neither --plan nor --characterize")
    }
    if command.shards.shard != nil || !command.shards.timings.isEmpty {
      throw ValidationError("--watch runs all that a save touches: leave out --shard and --timings")
    }
  }

  /// Watches until it is interrupted.
  ///
  /// - Throws: `ExitStatus.interrupted` in the end, or `ExitStatus.wrongInput` where what is watched
  ///   cannot be, or is gone; the reason has been printed then.
  func run() async throws {
    let scope = try WatchScope(command)
    do {
      let files = try FileWatch(scope.folders, isOfInterest: scope.isOfInterest)
      try await Interruption.cancelling { [command] in
        var loop = try await WatchLoop(command, scope, files)
        try await loop.run()
      }
    } catch is CancellationError {
      throw ExitStatus.interrupted
    } catch let error as FileWatchError {
      error.report()
      throw ExitStatus.wrongInput
    }
  }
}
