import EngineKit
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension EngineLane {
  /// Starts a process, talks with it, and sees it gone.
  ///
  /// - Parameters:
  ///   - waker: What wakes the session.
  ///   - unsent: The cases to send one at a time before all others.
  /// - Returns: How the session ended, and the process.
  func session(
    waker: Waker, oneAtATime unsent: [PendingCase]
  ) async -> (SessionEnd, EngineExit) {
    guard let pipes = EnginePipes() else {
      return (.notStarted(.couldNotBeStarted(reason: "no descriptors left"), unsent), .status(0))
    }
    // Its own group, so that what it starts in turn can be ended with it.
    var options = PlatformOptions()
    options.processGroupID = 0
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
        return await talk(with: child, waker: waker, oneAtATime: unsent)
      }
      return (result.closureResult, EngineExit(result.terminationStatus))
    } catch {
      // The body throws nothing: the process was never there.
      pipes.closeAll()
      let situation = Program.situation(of: command[0], reason: "\(error)")
      return (.notStarted(situation, unsent), .status(0))
    }
  }

  private func talk(
    with child: EngineChild, waker: Waker, oneAtATime unsent: [PendingCase]
  ) async -> SessionEnd {
    let session = EngineSession(
      seat: seat, desk: desk, timeout: timeout, limits: limits, waker: waker,
      introduction: introduction, child: child, oneAtATime: unsent)
    let end = await onThread {
      var session = session
      return session.run()
    }
    if let end { return end }
    child.kill()
    return .notStarted(.couldNotBeStarted(reason: "the system has no threads left"), unsent)
  }
}

extension SessionEnd {
  /// The end of a session that never was.
  fileprivate static func notStarted(
    _ situation: EngineStartError.Situation, _ unsent: [PendingCase]
  ) -> SessionEnd {
    SessionEnd(
      cause: .failedToStart(situation), unanswered: [], unsent: unsent, isOldestToBlame: false,
      exitedByItself: false, hasAnswered: false, wasIntroduced: false, idleLog: LogTail())
  }
}

extension EngineExit {
  init(_ status: TerminationStatus) {
    switch status {
    case .exited(let code): self = .status(code)
    case .signaled(let signal): self = .signal(signal)
    }
  }
}
