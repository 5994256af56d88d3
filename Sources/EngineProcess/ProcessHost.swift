package import EngineKit
package import SpecModel
import Synchronization

/// The host of an engine that runs as a child process, or as several of them.
///
/// It trusts no engine: every case has a deadline, every line and log a limit, every process a group
/// of its own that is killed whole. An engine that crashes, hangs or breaks the protocol costs the
/// case that made it do so, and no other:
///
/// * A case is blamed only if it was all that the process had been sent. Where a process comes to a
///   bad end after it had answered cases, or with several unanswered, the unanswered ones are sent
///   again to fresh processes, one at a time. An answer that a case then gets counts; a note in its
///   log says what happened before.
/// * A hang is the exception: with one case unanswered there is no doubt, and no second deadline.
/// * A reply that is JSON with a known id, but malformed, is blamed on its case at once; the process
///   goes on.
///
/// ```swift
/// let end = try await ProcessHost.withEngine(command: ["python3", "engine.py"], jobs: 2) { host in
///   await Runner(host: host, width: host.capacity).run(plan, listener: print)
/// }
/// ```
package struct ProcessHost: EngineHost {
  private let queue: RequestQueue
  private let jobs: Int

  /// What the engine says of itself.
  package let manifest: EngineManifest

  /// How many scripts the engine's processes can be busy with at a time: a good width for a runner.
  package var capacity: Int { jobs * manifest.acceptedWindow }

  /// How many processes have been started in place of another one so far.
  package var restarts: Int { queue.restarts }
  /// How the log of a case says that its process was replaced while it was unanswered; the reason follows.
  package static let sentAgain = "sent again on its own, because while it was unanswered, "

  /// Why no process could be started any more, where the machine is the reason; scripts without an
  /// answer have failed with ``EngineKit/EngineFailure/stopped`` then.
  package var shortage: EngineStartError? { queue.shortage }

  /// Whether every script fails from now on: after ``stop()``, or once the engine answers nothing.
  package var hasGivenUp: Bool { queue.refusal != nil }

  /// How the engine broke the protocol where that is no case's failure: it wrote something when all
  /// that it had been sent was answered and judged.
  ///
  /// Final once ``withEngine(command:jobs:timeout:limits:body:)`` has returned.
  package var breach: String? { queue.breach }

  /// Starts an engine, lets the body use it, and leaves no process of it behind.
  ///
  /// The first process is started and introduces itself before the body runs; the others are started
  /// when there is work for them. Cancelling the task is an interrupt: it does what ``stop()`` does,
  /// and the body decides how to end.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell reads them. A program without a slash is
  ///     looked up in `PATH`.
  ///   - jobs: How many processes run at most; 1 or more.
  ///   - timeout: How long the engine may take for a case, from when no older case is unanswered.
  ///   - limits: The other bounds.
  ///   - body: What to do with the engine.
  /// - Returns: What the body returns.
  /// - Throws: ``EngineStartError`` if the engine does not introduce itself, `CancellationError` if
  ///   the task is cancelled before it has, and whatever the body throws. Trouble after that is no
  ///   error but the outcome of a script.
  package static func withEngine<Result>(
    command: [String], jobs: Int = 1, timeout: Duration = .seconds(10),
    limits: EngineLimits = EngineLimits(),
    body: (ProcessHost) async throws -> Result
  ) async throws -> Result {
    precondition(!command.isEmpty, "an engine's command names a program")
    precondition(jobs > 0, "an engine has at least one process")
    try OpenFiles.makeRoom(forProcesses: jobs, of: command)
    try ThreadRoom.check(forEngine: command)
    let queue = RequestQueue(workers: jobs, limits: limits)
    let introduction = Promise<Swift.Result<EngineManifest, any Error>>()

    // Unstructured, so that cancelling the caller ends the engine by way of the queue, in order. It
    // cannot outlive this function: `leave` below is awaited on every way out.
    let workers = Task {
      await withTaskGroup { group in
        for index in 0..<jobs {
          let worker = EngineWorker(
            index: index, command: command, timeout: timeout, limits: limits, queue: queue,
            introduction: introduction)
          group.addTask { await worker.run() }
        }
      }
    }
    func leave() async {
      queue.close()
      await workers.value
    }

    let result: Result
    do {
      result = try await withTaskCancellationHandler {
        let manifest = try await introduction.value.get()
        return try await body(ProcessHost(queue: queue, jobs: jobs, manifest: manifest))
      } onCancel: {
        queue.abort()
      }
    } catch {
      await leave()
      throw error
    }
    await leave()
    return result
  }

  /// Lets the engine go through a script.
  ///
  /// - Parameter script: What the engine goes through.
  /// - Returns: What came of it, with what the engine wrote to standard error meanwhile.
  package func outcome(of script: Script) async -> ScriptOutcome {
    await withCheckedContinuation { continuation in
      queue.submit([pending(script) { continuation.resume(returning: $0.outcome) }])
    }
  }

  /// Lets the engine go through several scripts, as many at a time as it takes.
  ///
  /// - Parameters:
  ///   - scripts: What the engine goes through.
  ///   - tell: Called with what came of each, as soon as the engine has answered.
  package func run(
    _ scripts: [Script], telling tell: @escaping @Sendable (Int, TimedOutcome) -> Void
  ) async {
    if scripts.isEmpty { return }
    await withCheckedContinuation { continuation in
      let missing = Countdown(from: scripts.count) { continuation.resume() }
      queue.submit(
        scripts.enumerated().map { index, script in
          pending(script) { outcome in
            tell(index, outcome)
            missing.count()
          }
        })
    }
  }

  private func pending(
    _ script: Script, _ completion: @escaping @Sendable (TimedOutcome) -> Void
  ) -> PendingCase {
    PendingCase(
      id: queue.nextID(), script: script, allowance: allowance(for: script), completion: completion)
  }

  /// The time that a real clock needs for a script, beside what every case may take.
  private func allowance(for script: Script) -> Duration {
    guard manifest.clock == .real else { return .zero }
    return script.actions.reduce(.zero) { sum, action in
      guard case .advance(let span) = action else { return sum }
      return sum + .milliseconds(span.milliseconds)
    }
  }

  /// Ends the engine's processes at once, and starts no more; scripts that are under way or come
  /// later fail with ``EngineKit/EngineFailure/stopped``.
  package func stop() {
    queue.abort()
  }
}

extension EngineManifest {
  /// The manifest's window, within reason.
  var acceptedWindow: Int { min(window, 1024) }
}
