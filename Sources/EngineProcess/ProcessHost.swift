package import EngineKit
package import SpecModel
import Synchronization

/// The host of an engine that runs as one or more child processes.
///
/// It does not trust the engine: every case has a deadline, every line and log a limit, and every
/// process its own group, which is killed as a whole. An engine that crashes, hangs or violates the
/// protocol only fails the case that caused this:
///
/// * A case is blamed only if it was all that the process had been sent. If a process fails after
///   it answered cases, or with several unanswered, the unanswered cases are sent again to new
///   processes, one at a time. An answer to such a case counts; a note in its log says what
///   happened before.
/// * A hang is the exception: if only one case is unanswered, there is no doubt, and no second
///   deadline.
/// * If a reply is JSON with a known id but otherwise malformed, its case is blamed at once, and
///   the process continues.
/// * What a process writes beyond its replies is a breach of the protocol, whenever it comes. Text
///   concerns no case. A second reply, an unknown id or a garbled reply may have been meant for any
///   case without a certain answer, so these cases are sent again, too.
///
/// ```swift
/// let end = try await ProcessHost.withEngine(command: ["python3", "engine.py"], jobs: 2) { host in
///   await Runner(host: host, width: host.capacity).run(plan, listener: print)
/// }
/// ```
package struct ProcessHost: EngineHost {
  private let queue: RequestQueue
  private let jobs: Int

  /// The engine's manifest.
  package let manifest: EngineManifest

  /// A good width for a runner: the number of scripts that the engine's processes can run at a time
  /// and, with a window, as many whose answers wait until they are certain.
  package var capacity: Int {
    jobs * manifest.acceptedWindow * (manifest.acceptedWindow > 1 ? 2 : 1)
  }

  /// How many processes have replaced another one so far.
  package var restarts: Int { queue.restarts }
  /// Why the first process that was replaced ended, as a clause: `the engine exited with status 7`;
  /// `nil` if none was.
  package var restartReason: String? { queue.restartReason }
  /// The reason why the machine could start no more processes, if that happened; the remaining
  /// scripts then failed with ``EngineKit/EngineFailure/stopped``.
  package var shortage: EngineStartError? { queue.shortage }

  /// Checks that the machine could start every process so far.
  ///
  /// - Throws: ``shortage`` if it could not, so that some outcomes say nothing about the engine.
  package func checkShortage() throws(EngineStartError) {
    if let shortage { throw shortage }
  }

  /// Whether every script fails from now on: after ``stop()``, or if the engine does not answer at
  /// all.
  package var hasGivenUp: Bool { queue.refusal != nil }

  /// The protocol violation that no case was blamed for; `nil` if there was none.
  ///
  /// Final once ``withEngine(command:jobs:timeout:limits:body:)`` has returned.
  package var breach: String? { queue.breach }

  /// Starts an engine, passes its host to a closure, and leaves none of its processes behind.
  ///
  /// The first process is started, and introduces itself, before the closure runs; the others are
  /// started when there is work for them. Cancelling the task has the same effect as ``stop()``,
  /// and the closure decides how to end.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell interprets them. A program without a
  ///     slash is looked up in `PATH`.
  ///   - jobs: The largest number of processes, at least 1.
  ///   - timeout: How long the engine may take for a case, counted from when no older case is
  ///     unanswered.
  ///   - limits: The other limits.
  ///   - interruption: Returns when the engine need not introduce itself any more; it is cancelled
  ///     when the engine has. By default, nothing interrupts the start.
  ///   - body: A closure that uses the engine.
  /// - Returns: The closure's result.
  /// - Throws: ``EngineStartError`` if the engine does not introduce itself, `CancellationError` if
  ///   the task is cancelled before that, ``StartInterrupted`` if the interruption comes before that,
  ///   and any error of the closure. A later failure of the engine is not an error but the outcome
  ///   of a script.
  package static func withEngine<Result>(
    command: [String], jobs: Int = 1, timeout: Duration = .seconds(10),
    limits: EngineLimits = EngineLimits(),
    startingUntil interruption: (@Sendable () async -> Void)? = nil,
    body: (ProcessHost) async throws -> Result
  ) async throws -> Result {
    precondition(!command.isEmpty, "an engine's command names a program")
    precondition(jobs > 0, "an engine has at least one process")
    try OpenFiles.makeRoom(forProcesses: jobs, of: command)
    try ThreadRoom.check(forEngine: command)
    let queue = RequestQueue(workers: jobs, limits: limits)
    let introduction = Promise<Swift.Result<EngineManifest, any Error>>()

    // Unstructured, so that cancelling the caller ends the engine in order, through the queue. It
    // cannot outlive this function, because `leave` below is awaited on every way out.
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
    let interrupter = interruption.map { interruption in
      Task {
        await interruption()
        if introduction.keep(.failure(StartInterrupted())) { queue.abort() }
      }
    }
    func introduced() async throws -> EngineManifest {
      let manifest = await introduction.value
      interrupter?.cancel()
      await interrupter?.value
      return try manifest.get()
    }
    func leave() async {
      queue.close()
      await workers.value
    }

    let result: Result
    do {
      result = try await withTaskCancellationHandler {
        let manifest = try await introduced()
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

  /// Runs a script on the engine.
  ///
  /// - Parameter script: The script.
  /// - Returns: The outcome, with the engine's standard error during the script.
  package func outcome(of script: Script) async -> ScriptOutcome {
    await withCheckedContinuation { continuation in
      var lines = RequestLines()
      queue.submit([pending(script, &lines) { continuation.resume(returning: $0.outcome) }])
    }
  }

  /// Runs several scripts on the engine, as many at a time as it takes.
  ///
  /// - Parameters:
  ///   - scripts: The scripts.
  ///   - tell: Called with the outcome of each script as soon as the engine has answered.
  package func run(
    _ scripts: [Script], telling tell: @escaping @Sendable (Int, TimedOutcome) -> Void
  ) async {
    if scripts.isEmpty { return }
    await withCheckedContinuation { continuation in
      let missing = Countdown(from: scripts.count) { continuation.resume() }
      var lines = RequestLines()
      queue.submit(
        scripts.indices.map { index in
          pending(scripts[index], &lines) { outcome in
            tell(index, outcome)
            missing.count()
          }
        })
    }
  }

  private func pending(
    _ script: Script, _ lines: inout RequestLines,
    _ completion: @escaping @Sendable (TimedOutcome) -> Void
  ) -> PendingCase {
    PendingCase(
      id: queue.nextID(), script: script, writtenBy: &lines, allowance: allowance(for: script),
      completion: completion)
  }

  /// The time that a real clock needs for a script, in addition to the timeout of a case.
  private func allowance(for script: Script) -> Duration {
    guard manifest.clock == .real else { return .zero }
    return script.actions.reduce(.zero) { sum, action in
      guard case .advance(let span) = action else { return sum }
      return sum + .milliseconds(span.milliseconds)
    }
  }

  /// Ends the engine's processes at once and starts no more; running and later scripts fail with
  /// ``EngineKit/EngineFailure/stopped``.
  package func stop() {
    queue.abort()
  }
}

/// The error if an engine had not introduced itself when the start was interrupted.
package struct StartInterrupted: Error, Hashable, Sendable {}

extension EngineManifest {
  /// The manifest's window, limited to a reasonable size.
  var acceptedWindow: Int { min(window, 1024) }
}
