import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension EngineChild {
  /// Starts a program with pipes to it, lets the body deal with it, and sees it gone.
  ///
  /// The process leads a session of its own: it has no terminal, a Ctrl-C typed in one does not reach
  /// it, and it leads a group, so that what it starts in turn can be ended with it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell reads them.
  ///   - body: What to do with the process; it sees to it that the process ends.
  /// - Returns: What the body returns, and how the process exited.
  /// - Throws: ``EngineStartError`` where the process was never there.
  static func running<Result: Sendable>(
    _ command: [String], body: (EngineChild) async -> Result
  ) async throws(EngineStartError) -> (result: Result, exit: EngineExit) {
    guard let pipes = EnginePipes() else {
      throw EngineStartError(
        command: command, situation: .machineIsFull(reason: "too many open files"))
    }
    var options = PlatformOptions()
    options.createSession = true
    let mark = EngineMark()
    let orphanGuard = await OrphanGuard.shared
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
      // The body throws nothing: the process was never there.
      pipes.closeAll()
      throw EngineStartError(
        command: command,
        situation: machineTrouble(error)
          ?? Program.situation(of: command[0], reason: "\(error)"))
    }
  }

  /// Tells whether the machine is the reason why a process could not be started.
  private static func machineTrouble(_ error: any Error) -> EngineStartError.Situation? {
    let shortages: [Errno] = [
      .tooManyOpenFiles, .tooManyOpenFilesInSystem, .resourceTemporarilyUnavailable, .noMemory,
    ]
    guard let reason = (error as? SubprocessError)?.underlyingError, shortages.contains(reason)
    else { return nil }
    return .machineIsFull(reason: "\(reason)".lowercased())
  }
}
