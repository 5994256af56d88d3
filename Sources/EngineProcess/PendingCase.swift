import EngineKit

/// A script that somebody waits for.
struct PendingCase: Sendable {
  /// The id of its request.
  let id: Int
  /// Its request, with the line break.
  let line: [UInt8]
  /// How much longer than others it may take: the time that passes in it, where the engine's clock
  /// is a real one.
  let allowance: Duration
  private let continuation: CheckedContinuation<ScriptOutcome, Never>

  /// What the engine wrote to standard error while this was the oldest unanswered case.
  var log = LogTail()
  /// What the harness has to say of it, a sentence each.
  private var notes: [String] = []

  init(
    id: Int, line: [UInt8], allowance: Duration = .zero,
    continuation: CheckedContinuation<ScriptOutcome, Never>
  ) {
    self.id = id
    self.line = line
    self.allowance = allowance
    self.continuation = continuation
  }

  /// Adds a sentence to the log, after what the engine wrote.
  mutating func note(_ sentence: String) {
    notes.append("iamspec: \(sentence)\n")
  }

  /// Hands over how it ended; to be called once.
  func finish(_ ending: ScriptOutcome.Ending) {
    var log = log.text
    if !notes.isEmpty {
      if !log.isEmpty, !log.hasSuffix("\n") { log += "\n" }
      log += notes.joined()
    }
    continuation.resume(returning: ScriptOutcome(ending, log: log))
  }

  /// Hands over how the engine failed it, with the engine's last words.
  func fail(_ kind: EngineFailure.Kind, _ message: String) {
    let words = log.lastLine.map { "; its last words: \($0)" } ?? ""
    finish(.failed(EngineFailure(kind: kind, message: message + words)))
  }
}
