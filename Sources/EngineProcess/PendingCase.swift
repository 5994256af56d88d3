import EngineKit
import SpecJSON
import SpecModel

/// A script whose outcome somebody waits for.
struct PendingCase: Sendable {
  /// The id of its request.
  let id: Int
  /// The id of its case.
  let name: String
  /// Its request, with the line break.
  let line: [UInt8]
  /// How much longer than others it may take: the time that passes in it, where the engine's clock
  /// is a real one.
  let allowance: Duration
  private let completion: @Sendable (TimedOutcome) -> Void

  /// When it was sent for the last time; absent before it is.
  var sentAt: ContinuousClock.Instant?
  /// What the engine wrote to standard error while this was the oldest unanswered case.
  var log = LogTail()
  /// The harness's notes about it, one sentence each.
  private var notes: [String] = []

  /// Creates a pending case.
  ///
  /// - Parameters:
  ///   - id: The id of its request.
  ///   - script: What the engine goes through.
  ///   - allowance: How much longer than others it may take.
  ///   - completion: Called once, with the outcome.
  init(
    id: Int, script: Script, allowance: Duration = .zero,
    completion: @escaping @Sendable (TimedOutcome) -> Void
  ) {
    var json = JSONWriter()
    WireRequest(id: id, script: script).write(to: &json)
    json.endLine()
    self.id = id
    name = script.caseID
    line = json.bytes
    self.allowance = allowance
    self.completion = completion
  }

  /// Adds a sentence to the log, after what the engine wrote.
  mutating func note(_ sentence: String) {
    notes.append("iamspec: \(sentence)\n")
  }

  /// Reports how it ended; call it once.
  func finish(_ ending: ScriptOutcome.Ending) {
    var log = log.text
    if !notes.isEmpty {
      if !log.isEmpty, !log.hasSuffix("\n") { log += "\n" }
      log += notes.joined()
    }
    completion(
      TimedOutcome(ScriptOutcome(ending, log: log), duration: sentAt.map { .now - $0 } ?? .zero))
  }

  /// Reports how the engine failed, with the last line of its log.
  func fail(_ kind: EngineFailure.Kind, _ message: String) {
    let words = log.lastLine.map { "; its last words: \($0)" } ?? ""
    finish(.failed(EngineFailure(kind: kind, message: message + words)))
  }
}
