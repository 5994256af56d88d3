/// What an engine process writes and does when it gets some input followed by the end of its input.
///
/// Unlike ``ProcessHost``, it judges nothing: it examines an adapter and does not run cases.
package struct EngineExchange: Hashable, Sendable {
  /// The process's standard output, up to a limit.
  package var output: [UInt8]
  /// The last lines that it wrote to standard error.
  package var lastWords: [String]
  /// How it exited, in words that follow "it": `exited with status 0`.
  package var exit: String
  /// Whether it exited with status 0.
  package var exitedWell: Bool
  /// Whether it had to be killed because it did not exit by itself.
  package var wasKilled: Bool
  /// How long it ran after its last output or, if that was later, the end of its input.
  package var lingering: Duration

  /// Runs a process, exchanges input and output with it, and leaves no process behind.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell interprets them.
  ///   - input: The bytes that it reads before the end of its input.
  ///   - patience: How long it may be silent after its first output before it is killed.
  ///   - startTimeout: How long it may take until its first output.
  ///   - limit: The number of bytes of its standard output to keep.
  /// - Throws: ``EngineStartError`` if it could not be started.
  package static func record(
    command: [String], input: [UInt8], patience: Duration, startTimeout: Duration = .seconds(10),
    limit: Int = 1 << 20
  ) async throws(EngineStartError) -> EngineExchange {
    try OpenFiles.makeRoom(forProcesses: 1, of: command)
    try ThreadRoom.check(forEngine: command)
    let (recorded, exit) = try await EngineChild.running(command) { child in
      let recorder = ExchangeRecorder(
        child: child, input: input, patience: patience, startTimeout: startTimeout, limit: limit)
      let end = await onThread {
        var recorder = recorder
        recorder.run()
        return recorder
      }
      if end == nil { child.kill() }
      return end
    }
    guard let exchange = recorded else {
      throw EngineStartError(
        command: command,
        situation: .machineIsFull(reason: "no threads are left"))
    }
    return EngineExchange(
      output: exchange.output, lastWords: exchange.log.lines(atMost: 6),
      exit: exit.description, exitedWell: exit == .status(0),
      wasKilled: exchange.wasKilled, lingering: exchange.lingering)
  }
}
