import EngineKit
import EngineProcess
import Testing

/// What an engine does in the case `bad`, and what the case's verdict says.
private struct Row: CustomTestStringConvertible, Sendable {
  var engine: String
  var words: String
  var testDescription: String { engine }

  init(_ engine: String, _ words: String) {
    self.engine = engine
    self.words = words
  }
}

private let table: [Row] = [
  Row(
    "exits_midway", "crash: the engine exited with status 3; its last words: Traceback: out of ink"),
  Row("crashes", "crash: the engine was ended by SIGSEGV (signal 11)"),
  Row("hangs", "timeout: the engine did not answer within 2 s"),
  Row("answers_late", "timeout: the engine did not answer within 2 s"),
  Row("answers_twice", "bad bad"),
  Row(
    "wrong_id", "protocol: the engine answered request 999999, which is not waiting for an answer"),
  Row("no_id", "protocol: the reply has no `id`; the line: {\"observations\":[]}"),
  Row("too_few_lists", "bad"),
  Row(
    "unknown_observation",
    "protocol: the reply is not valid: `observations[1][0].saw`: `explosion` is not an observation"),
  Row(
    "half_line",
    "crash: the engine exited with status 0 in the middle of a line: {\"id\": ID, \"observati"),
  Row(
    "long_line",
    "protocol: the engine wrote a line of more than 8388608 bytes: \(String(repeating: "x", count: 40))…"
  ),
  Row(
    "invalid_utf8",
    "protocol: the reply is not valid JSON: the string is not valid UTF-8, at byte 25; the line: {\"id\":ID,\"unsupported\":\"caf\u{FFFD}\"}"
  ),
  Row(
    "invalid_json",
    "protocol: the reply is not valid JSON: expected a key in quotes, at byte 2; the line: {'id': ID}"
  ),
  Row("prints_on_stdout", "bad bad"),
  Row("floods_stderr", "bad bad"),
  Row("ignores_sigterm", "timeout: the engine did not answer within 2 s"),
  Row(
    "repeats_members",
    "protocol: the reply is not valid JSON: the key `id` appears twice, at byte 10; "
      + "the line: {\"id\":ID,\"id\":ID,\"observations\":[[],[]]}"),
  Row("leaves_runaways", "crash: the engine exited with status 3"),
  Row("leaves_grandchildren", "crash: the engine exited with status 3"),
  Row("closes_stdin", "bad bad"),
  Row("closes_stdout", "protocol: the engine closed its standard output"),
  Row("sleeps_for_real", "bad bad"),
]

// One process at a time in each suite, because the deadlines are short.
@Suite(.serialized) struct `An engine that misbehaves in one case, given one case at a time` {
  @Test func `names the action whose observations are not valid`() async throws {
    let outcomes = try await Misbehaving(name: "unknown_observation").outcomes(of: ["bad"])
    guard case .failed(let failure) = outcomes[0].ending else {
      Issue.record("\(outcomes[0])")
      return
    }
    #expect(failure.action == 1)
  }

  @Test(arguments: table)
  fileprivate func `fails that case and no other, and leaves no process`(_ row: Row) async throws {
    try await row.check(window: 1)
  }
}

@Suite(.serialized) struct `An engine that misbehaves in one case, given several cases at a time` {
  @Test(arguments: table)
  fileprivate func `fails that case and no other, and leaves no process`(_ row: Row) async throws {
    try await row.check(window: 4)
  }
}

extension Row {
  func check(window: Int) async throws {
    let engine = Misbehaving(name: engine, window: window)
    let cases = ["a", "b", "bad", "c", "d", "e"]
    let start = ContinuousClock.now
    let outcomes = try await engine.outcomes(of: cases, atOnce: window > 1)
    // Not a measure of speed, which depends on the machine: a hanging engine hangs for two hours.
    #expect(ContinuousClock.now - start < .seconds(3600))
    #expect(outcomes.count == cases.count)
    for (id, outcome) in zip(cases, outcomes) where id != "bad" {
      #expect(outcome.words == "\(id) \(id)")
    }
    // The id of the case depends on the order.
    let id = #/(?<before>request |"id": ?|'id': )\d{1,2}\b/#
    #expect(outcomes[2].words.replacing(id) { "\($0.before)ID" } == words)
    #expect(await engine.survivors() == 0)
  }
}
