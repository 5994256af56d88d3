import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension EngineChild {
  /// Starts a program with pipes to it, passes it to a closure, and makes sure that it ends.
  ///
  /// The process leads its own session, so that it has no terminal and a Ctrl-C typed in one does
  /// not reach it. It also leads a group, so that processes it starts can be ended with it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell interprets them.
  ///   - body: A closure that uses the process and ends it.
  /// - Returns: The result of the closure, and how the process exited.
  /// - Throws: ``EngineStartError`` if the process could not be started.
  static func running<Result: Sendable>(
    _ command: [String], body: (EngineChild) async -> Result
  ) async throws(EngineStartError) -> (result: Result, exit: EngineExit) {
    guard OpenFiles.hasRoomForStart, let pipes = EnginePipes() else {
      throw EngineStartError(
        command: command, situation: .machineIsFull(reason: "too many open files"))
    }
    var options = PlatformOptions()
    options.createSession = true
    let mark = EngineMark()
    let orphanGuard = await OrphanGuard.shared
    orphanGuard.noteAttempt()
    do {
      let outcome = try await Subprocess.run(
        command[0].contains("/") ? .path(FilePath(command[0])) : .name(command[0]),
        arguments: Arguments(Array(command.dropFirst())),
        environment: .inherit.updating([EngineMark.variable: mark.value]),
        platformOptions: options,
        input: .fileDescriptor(
          FileDescriptor(rawValue: pipes.input.readEnd), closeAfterSpawningProcess: false),
        output: .fileDescriptor(
          FileDescriptor(rawValue: pipes.output.writeEnd), closeAfterSpawningProcess: false),
        error: .fileDescriptor(
          FileDescriptor(rawValue: pipes.log.writeEnd), closeAfterSpawningProcess: false)
      ) { execution in
        let process = execution.processIdentifier.value
        orphanGuard.noteStart(of: process)
        defer { orphanGuard.noteEnd(of: process) }
        pipes.closeChildEnds()
        #if os(Linux)
          let exitDescriptor = execution.processIdentifier.processDescriptor
        #else
          let exitDescriptor: Int32 = -1
        #endif
        return await body(
          EngineChild(
            processID: process, exitDescriptor: exitDescriptor, mark: mark,
            input: pipes.input.writeEnd, output: pipes.output.readEnd, log: pipes.log.readEnd))
      }
      return (outcome.closureResult, EngineExit(outcome.terminationStatus))
    } catch {
      // The body throws nothing, so the process was never started.
      orphanGuard.noteFailure()
      pipes.closeAll()
      throw EngineStartError(
        command: command,
        situation: machineTrouble(error)
          ?? Program.situation(of: command[0], reason: "\(error)"))
    }
  }

  /// Returns a situation if the machine is the reason why a process could not be started.
  private static func machineTrouble(_ error: any Error) -> EngineStartError.Situation? {
    let shortages: [Errno] = [
      .tooManyOpenFiles, .tooManyOpenFilesInSystem, .resourceTemporarilyUnavailable, .noMemory,
    ]
    guard let reason = (error as? SubprocessError)?.underlyingError, shortages.contains(reason)
    else { return nil }
    return .machineIsFull(reason: "\(reason)".lowercased())
  }
}
