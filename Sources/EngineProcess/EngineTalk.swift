import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Everything that an engine process writes and does when it is given some input and then its end.
///
/// Unlike ``ProcessHost`` it judges nothing: it is for looking at an adapter, not for running cases.
package struct EngineTalk: Hashable, Sendable {
  /// What it wrote on standard output, as far as a limit.
  package var output: [UInt8]
  /// The last lines that it wrote to standard error.
  package var lastWords: [String]
  /// How it exited, in words that follow "it": `exited with status 0`.
  package var exit: String
  /// Whether it exited with status 0.
  package var exitedWell: Bool
  /// Whether it had to be killed, since it did not exit by itself.
  package var wasKilled: Bool
  /// How long it went on after the last thing it wrote, or after its input had ended.
  package var lingering: Duration

  /// Starts a process, talks with it, and leaves none of it behind.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell reads them.
  ///   - input: What it is to read before the end of its input.
  ///   - patience: How long it may be silent, once it has written something, before it is killed.
  ///   - startTimeout: How long it may take to write something.
  ///   - limit: How many bytes of its standard output are kept.
  /// - Throws: ``EngineStartError`` where it could not be started.
  package static func record(
    command: [String], input: [UInt8], patience: Duration, startTimeout: Duration = .seconds(10),
    limit: Int = 1 << 20
  ) async throws(EngineStartError) -> EngineTalk {
    func error(_ situation: EngineStartError.Situation) -> EngineStartError {
      EngineStartError(command: command, situation: situation)
    }
    guard let pipes = EnginePipes() else {
      throw error(.couldNotBeStarted(reason: "no descriptors left"))
    }
    var options = PlatformOptions()
    options.processGroupID = 0
    let recorded: (recording: EngineRecording?, exit: EngineExit)
    do {
      let result = try await Subprocess.run(
        command[0].contains("/") ? .path(FilePath(command[0])) : .name(command[0]),
        arguments: Arguments(Array(command.dropFirst())),
        platformOptions: options,
        input: .fileDescriptor(
          FileDescriptor(rawValue: pipes.input.readEnd), closeAfterSpawningProcess: false),
        output: .fileDescriptor(
          FileDescriptor(rawValue: pipes.output.writeEnd), closeAfterSpawningProcess: false),
        error: .fileDescriptor(
          FileDescriptor(rawValue: pipes.log.writeEnd), closeAfterSpawningProcess: false)
      ) { execution in
        pipes.closeChildEnds()
        #if os(Linux)
          let exitDescriptor = execution.processIdentifier.processDescriptor
        #else
          let exitDescriptor: Int32 = -1
        #endif
        let child = EngineChild(
          processID: execution.processIdentifier.value, exitDescriptor: exitDescriptor,
          input: pipes.input.writeEnd, output: pipes.output.readEnd, log: pipes.log.readEnd)
        let recording = EngineRecording(
          child: child, input: input, patience: patience, startTimeout: startTimeout, limit: limit)
        let end = await onThread {
          var recording = recording
          recording.run()
          return recording
        }
        if end == nil { child.kill() }
        return end
      }
      recorded = (result.closureResult, EngineExit(result.terminationStatus))
    } catch let failure {
      pipes.closeAll()
      throw error(Program.situation(of: command[0], reason: "\(failure)"))
    }
    guard let recording = recorded.recording else {
      throw error(.couldNotBeStarted(reason: "the system has no threads left"))
    }
    return EngineTalk(
      output: recording.output, lastWords: recording.log.lines(atMost: 6),
      exit: recorded.exit.description, exitedWell: recorded.exit == .status(0),
      wasKilled: recording.wasKilled, lingering: recording.lingering)
  }
}
