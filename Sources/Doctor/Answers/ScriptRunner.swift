import EngineKit
import EngineProcess
import SpecModel

/// Runs scripts in fresh processes of an engine, or returns answers that are already known.
struct ScriptRunner: Sendable {
  let command: [String]
  let timeout: Duration
  /// Lets real time pass.
  let pause: @Sendable (Duration) async throws -> Void
  /// The answers that were asked for ahead: each list of scripts is a session that does not have to
  /// be run again.
  private var known: [(scripts: [Script], answers: [ScriptReply])] = []

  /// Creates a runner without known answers.
  init(
    command: [String], timeout: Duration, pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.command, self.timeout, self.pause) = (command, timeout, pause)
  }

  /// The results of scripts that ran in one process.
  struct Session: Sendable {
    /// The answers, in the order of the scripts.
    var answers: [ScriptReply]
    /// The time that each answer took.
    var durations: [Duration]
    /// The number of processes that replaced the first one.
    var restarts = 0
    /// Why the first of these processes was replaced; `nil` if none was.
    var restartReason: String?
  }

  /// The number of timeouts after which the remaining scripts are not sent.
  private static let maximumWaits = 3

  /// Runs the scripts of several sessions in one process, as long as no process has to be replaced.
  ///
  /// Later sessions with one of the lists get these answers without starting a process. The lists
  /// after a replaced process stay unknown, and are run when they are needed.
  mutating func askAhead(_ lists: [[Script]]) async throws {
    let lists = lists.filter { !$0.isEmpty }
    var answers = try await session(Array(lists.joined()), maximumRestarts: 1).answers[...]
    for list in lists {
      let own = Array(answers.prefix(list.count))
      answers = answers.dropFirst(list.count)
      // The script that ended the process, or made it hang, was not alone.
      if own.contains(where: { $0.endsProcess }) { return }
      known.append((list, own))
    }
  }

  /// Starts the engine, and returns its manifest and the time that the start took.
  func introduction() async throws -> (EngineManifest, Duration) {
    let start = ContinuousClock.now
    return try await withHost { ($0.manifest, ContinuousClock.now - start) }
  }

  /// Runs scripts in a fresh process, one after the other.
  ///
  /// - Parameters:
  ///   - scripts: The scripts.
  ///   - pauseBeforeLast: How long to wait before the last script, or `nil` for no wait.
  ///   - maximumRestarts: The number of replaced processes after which the remaining scripts are
  ///     not run.
  ///   - isEnough: Returns whether to stop after an answer and its duration.
  func session(
    _ scripts: [Script], pauseBeforeLast: Duration? = nil, maximumRestarts: Int = 8,
    until isEnough: (ScriptReply, Duration) -> Bool = { _, _ in false }
  ) async throws -> Session {
    if let (_, answers) = known.first(where: { $0.scripts == scripts }) {
      let durations = [Duration](repeating: .zero, count: answers.count)
      return Session(answers: answers, durations: durations)
    }
    let result = try await withHost { host in
      var session = Session(answers: [], durations: [])
      var waits = 0
      var breach: String?
      for (index, script) in scripts.enumerated() {
        if let pauseBeforeLast, index == scripts.count - 1 { try await pause(pauseBeforeLast) }
        try Task.checkCancellation()
        if waits >= Self.maximumWaits || host.restarts >= maximumRestarts {
          session.answers.append(.notAsked)
          session.durations.append(.zero)
          continue
        }
        let start = ContinuousClock.now
        var outcome = await host.outcome(of: script)
        if let latest = host.breach, latest != breach {
          breach = latest
          outcome = .breaking(latest)
        }
        let answer = ScriptReply(outcome, to: script)
        session.durations.append(ContinuousClock.now - start)
        if answer.isTimeout { waits += 1 }
        session.answers.append(answer)
        if isEnough(answer, session.durations[index]) { break }
      }
      session.restarts = host.restarts
      session.restartReason = host.restartReason
      return (session: session, breach: breach, host: host)
    }
    // What came after the last reply.
    var session = result.session
    let latest = result.host.breach
    if let latest, latest != result.breach, let last = session.answers.indices.last {
      session.answers[last] = ScriptReply(.breaking(latest), to: scripts[last])
    }
    return session
  }

  /// Runs scripts in a fresh process, as many at a time as its window allows.
  func fullWindow(_ scripts: [Script]) async throws -> [ScriptReply] {
    try await withHost { host in
      await withTaskGroup(of: (Int, ScriptReply).self) { group in
        var answers = [ScriptReply](repeating: .notAsked, count: scripts.count)
        for (index, script) in scripts.enumerated() {
          group.addTask { (index, ScriptReply(await host.outcome(of: script), to: script)) }
        }
        for await (index, answer) in group { answers[index] = answer }
        return answers
      }
    }
  }

  /// Returns a fresh process's answer to the last of some scripts.
  func lastAnswer(to scripts: [Script]) async throws -> ScriptReply {
    try await session(scripts).answers.last ?? .notAsked
  }

  private func withHost<Result>(_ body: (ProcessHost) async throws -> Result) async throws -> Result
  {
    try await ProcessHost.withEngine(command: command, timeout: timeout) { host in
      let result = try await body(host)
      try host.checkShortage()
      return result
    }
  }
}

extension ScriptOutcome {
  /// The outcome of a script in which the engine wrote something besides its reply.
  fileprivate static func breaking(_ breach: String) -> ScriptOutcome {
    ScriptOutcome(.failed(EngineFailure(kind: .malformed, message: breach)))
  }
}
