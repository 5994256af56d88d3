import EngineKit
import SpecJSON
import SpecModel

/// A script that waits for its outcome.
struct PendingCase: Sendable {
  /// The id of its request.
  let id: Int
  /// The id of its case.
  let name: String
  /// The words of its suite, if it has some of its own.
  let words: SuiteWords?
  /// Its request, including the line break.
  let line: [UInt8]
  /// The extra time that it may take: the time that passes in it, if the engine uses a real clock.
  let allowance: Duration
  private let completion: @Sendable (TimedOutcome) -> Void

  /// Its place among the cases that its process was sent, from 1.
  var turn = 0
  /// The time when it was last sent; `nil` before that.
  var sentAt: ContinuousClock.Instant?
  /// The engine's standard error while this was the oldest unanswered case.
  var log = LogTail()
  /// The harness's notes about it, one sentence each.
  private var notes: [String] = []

  /// Creates a pending case.
  ///
  /// - Parameters:
  ///   - id: The id of its request.
  ///   - script: The script.
  ///   - allowance: The extra time that it may take.
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
    words = script.given.own.words
    line = json.bytes
    self.allowance = allowance
    self.completion = completion
  }

  /// Adds a sentence to the log, after what the engine wrote.
  mutating func note(_ sentence: String) {
    notes.append("iamspec: \(sentence)\n")
  }

  /// Completes the case with an ending; call this once.
  ///
  /// - Parameters:
  ///   - ending: How it ended.
  ///   - end: When it did.
  func finish(_ ending: ScriptOutcome.Ending, at end: ContinuousClock.Instant = .now) {
    var log = log.text
    if !notes.isEmpty {
      if !log.isEmpty, !log.hasSuffix("\n") { log += "\n" }
      log += notes.joined()
    }
    completion(
      TimedOutcome(ScriptOutcome(ending, log: log), duration: sentAt.map { end - $0 } ?? .zero))
  }

  /// Completes the case with a failure that it caused alone, whose message includes the last line of
  /// its log; that it was sent before says nothing more.
  func fail(_ kind: EngineFailure.Kind, _ message: String) {
    var culprit = self
    culprit.notes = []
    let words = log.lastLine.map { "; its last words: \($0)" } ?? ""
    culprit.finish(.failed(EngineFailure(kind: kind, message: message + words)))
  }
}
