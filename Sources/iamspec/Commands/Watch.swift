import ArgumentParser
import Conformance
import FileWatching
import Reporting
import Watching
import Wording

/// `iamspec run --watch`: runs, waits for a save, and runs what it touches, until it is interrupted.
struct Watch: Sendable {
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
    let scope = try scope()
    do {
      let files = try FileWatch(scope.folders, isOfInterest: scope.isOfInterest)
      try await Interruption.cancelling { [self] in
        var loop = try await WatchLoop(
          stages, scope, files, specs: command.specs.specs,
          style: command.terminal.style(for: .output))
        try await loop.run()
      }
    } catch is CancellationError {
      throw ExitStatus.interrupted
    } catch let error as FileWatchError {
      Terminal.error.writeError("\(error.text)")
      throw ExitStatus.wrongInput
    }
  }

  /// Finds out what there is to watch.
  ///
  /// - Throws: `ValidationError` where there is nothing, or something that was named is not there.
  private func scope() throws -> WatchScope {
    do throws(WatchError) {
      return try WatchScope(
        WatchSubject(
          specs: command.specs.specs, engine: command.engine.command, also: command.watching.also,
          knownFailures: command.known.list))
    } catch {
      switch error {
      case .nothingToWatch:
        throw ValidationError(
          "--watch has nothing to watch: name a suite's directory with --specs, or behind -- an "
            + "engine whose command names a file, or a file of it with --watch-also")
      case .noSuchFile(let path):
        throw ValidationError("--watch-also \(path): there is no such file or folder")
      }
    }
  }

  /// What the command line does for the watch.
  private var stages: WatchStages {
    let style = command.terminal.style(for: .output)
    return WatchStages(
      selection: command.selection.selection,
      loadKnownFailures: { try command.known.load(style: command.terminal).list },
      loadSuite: { try await command.specs.load(style: command.terminal) },
      report: { DiagnosticOutput(style: command.terminal).print($0) },
      withEngine: { body in
        do {
          try await command.engine.withEngine(body)
          return true
        } catch let code as ExitCode where code == ExitStatus.engineNotRun {
          return false
        }
      },
      admit: { try $0.check(against: $1) },
      refuse: { $0.reported() },
      recorder: {
        let recorder = recorder()
        return { recorder.record($0) }
      },
      print: { Terminal.output.write(PrintedText(block: $0, style: style)) },
      checkOutput: { if Terminal.output.hasFailed { throw ExitStatus.notWritten } })
  }

  private func recorder() -> TerminalRecorder {
    let output = Terminal.output
    return TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: command.terminal.style(for: output),
        level: command.reports.level, showsProgress: output.isInteractive,
        replay: ReplayCommand(
          tail: command.specs.replayTail + command.known.replayTail + command.engine.replayTail)),
      write: output.write)
  }
}
