/// What an engine process writes and does when it gets some input and then the end of its input.
///
/// Unlike ``ProcessHost``, it judges nothing: it is for examining an adapter, not for running cases.
package struct EngineExchange: Hashable, Sendable {
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
