import EngineKit
import SpecModel

/// A script that waits for its outcome.
struct PendingCase: Sendable {
  private let request: Request

  /// Its place among the cases that its process was sent, from 1.
  var turn = 0
  /// The time when it was last sent; `nil` before that.
  var sentAt: ContinuousClock.Instant?
  /// The engine's standard error while this was the oldest unanswered case.
  var log = LogTail()
  /// The harness's notes about it, one sentence each.
  private var notes: [String] = []

  /// What stays the same about a pending case: one object, because a case goes through several lists on its way.
  private final class Request: Sendable {
    let id: Int
    let name: String
    let words: SuiteWords?
    let line: [UInt8]
    let allowance: Duration
    let completion: @Sendable (TimedOutcome) -> Void

    init(
      id: Int, name: String, words: SuiteWords?, line: [UInt8], allowance: Duration,
      completion: @escaping @Sendable (TimedOutcome) -> Void
    ) {
      self.id = id
      self.name = name
      self.words = words
      self.line = line
      self.allowance = allowance
      self.completion = completion
    }
  }

  /// The id of its request.
  var id: Int { request.id }
  /// The id of its case.
  var name: String { request.name }
  /// The words of its suite, if it has some of its own.
  var words: SuiteWords? { request.words }
  /// Its request, including the line break.
  var line: [UInt8] { request.line }
  /// The extra time that it may take: the time that passes in it, if the engine uses a real clock.
  var allowance: Duration { request.allowance }

  /// Creates a pending case.
  ///
  /// - Parameters:
  ///   - id: The id of its request.
  ///   - script: The script.
  ///   - lines: Writes its request.
  ///   - allowance: The extra time that it may take.
  ///   - completion: Called once, with the outcome.
  init(
    id: Int, script: Script, writtenBy lines: inout RequestLines, allowance: Duration = .zero,
    completion: @escaping @Sendable (TimedOutcome) -> Void
  ) {
    request = Request(
      id: id, name: script.caseID, words: script.given.own.words,
      line: lines.line(id: id, script: script), allowance: allowance, completion: completion)
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
    request.completion(
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
