import Doctor
import EngineProcess
import Foundation
import TestSupport
import Testing

/// The findings that the doctor makes about an engine.
private struct Row: CustomTestStringConvertible, Sendable {
  var engine: String
  var findings: [(check: CheckID, message: String)]
  var testDescription: String { engine }

  /// Sets shorter limits for engines that take too long.
  func setLimits(_ options: inout AdapterDoctor.Options) {
    switch engine {
    case "hangs", "answers_late": options.timeout = .milliseconds(300)
    case "ignores_sigterm": (options.timeout, options.patience) = (.milliseconds(300), .seconds(1))
    case "sleeps_for_real": options.promptness = .seconds(1)
    default: break
    }
  }

  init(_ engine: String, _ findings: (CheckID, String)...) {
    self.engine = engine
    self.findings = findings
  }
}

private let table: [Row] = [
  Row("changes_its_manifest", (.manifest, "introduce themselves differently")),
  Row(
    "odd_manifest", (.manifest, "The engine has no version."),
    (.manifest, "`profiles`: `swfit` is not a profile of the suite."),
    (.manifest, "`actions`: `log_events` is not an action of the protocol."),
    (.manifest, "`not_applicable`: `stack.in-memry` is not a rule of the suite."),
    (.manifest, "Only one of the action `query_stack` and the observation `stack`")),
  Row("exits_midway", (.answer, "The engine exited with status 3")),
  Row("crashes", (.answer, "The engine was ended by SIGSEGV")),
  Row("hangs", (.answer, "The engine did not answer within 300 ms.")),
  Row("answers_late", (.answer, "The engine did not answer within 300 ms.")),
  Row("answers_twice", (.answer, "a second time.")),
  Row("wrong_id", (.answer, "The engine answered request 999999")),
  Row("no_id", (.answer, "The reply has no `id`")),
  Row("too_few_lists", (.answer, "reported 1 list of observations for 2 actions.")),
  Row("unknown_observation", (.answer, "`explosion` is not an observation")),
  Row("half_line", (.answer, "in the middle of a line")),
  Row("invalid_utf8", (.answer, "the string is not valid UTF-8")),
  Row("invalid_json", (.answer, "The reply is not valid JSON")),
  Row("prints_on_stdout", (.answer, "standard output is only for replies: DEBUG: displaying")),
  Row(
    "exits_after_each", (.endOfInput, "exited with status 1 when its input ended"),
    (.cases, "between cases that it had answered")),
  Row(
    "forgets_its_place",
    (.cases, "when other cases come first: the reply is not valid: `id`: expected a whole number")),
  Row("ignores_sigterm", (.endOfInput, "after its input had ended, and was killed.")),
  Row("sleeps_for_real", (.virtualTime, "a case in which 2 seconds pass took")),
  Row("reads_the_wall_clock", (.virtualTime, "Time seems to stand still in `advance`")),
  Row(
    "keeps_state", (.actions, "It claims `query_stack`"),
    (.observations, "`dismissed` (after start_session, log_event, dismiss)"),
    (.freshState, "`displayed number-0` in a fresh process")),
  Row("keeps_a_choice", (.freshState, "is answered differently. At action 1")),
  Row("depends_on_chance", (.determinism, "by two processes that got the same requests")),
  Row(
    "keeps_state_by_chance", (.determinism, "by two processes that got the same requests"),
    (.freshState, "is answered differently in another order of cases.")),
  Row("mixes_up_its_window", (.window, "while other requests wait")),
]

@Suite struct `An adapter that misbehaves` {
  @Test(arguments: table)
  fileprivate func `gets findings, with advice`(_ row: Row) async throws {
    let checkup = try await Misbehaving.checkup(
      Misbehaving.command(row.engine), sampleSize: 0, change: row.setLimits)
    #expect(!checkup.isFine)
    for (check, message) in row.findings {
      #expect(checkup.found(by: check).contains(message))
    }
    #expect(checkup.results.map(\.check) == CheckID.allCases)
    #expect(checkup.results.allSatisfy { $0.findings.isEmpty == ($0.status != .found) })
    #expect(checkup.results.flatMap(\.findings).allSatisfy { !$0.advice.isEmpty })
  }

  @Test func `and remembers the time is found by a pause in which time passes`() async throws {
    try await withTemporaryFolder { folder in
      let wall = folder.appending(path: "wall.txt")
      try Data("0".utf8).write(to: wall)
      let command = Misbehaving.command("remembers_the_time", mark: wall.path)
      let checkup = try await Misbehaving.checkup(command, sampleSize: 0) { options in
        options.pause = { pause in
          #expect(pause == .milliseconds(1500))
          try Data("3600".utf8).write(to: wall)
        }
      }
      #expect(
        checkup.found(by: .virtualTime).contains("when 1.5 seconds of real time pass before it"))
    }
  }

  @Test func `is otherwise checked with a pause in which real time passes`() async throws {
    let start = ContinuousClock.now
    try await AdapterDoctor.Options().pause(.milliseconds(20))
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test(arguments: [
    "exits_at_once", "says_nothing", "text_before_manifest",
    "other_version", "malformed_manifest",
  ]) func `that writes no valid manifest is not examined`(_ engine: String) async throws {
    await #expect(throws: EngineStartError.self) {
      _ = try await Misbehaving.checkup(Misbehaving.command(engine))
    }
  }
}

@Suite struct `An adapter that is fine` {
  @Test(arguments: [
    Python.command("\(Misbehaving.engines)/python/engine.py"),
    ["node", "\(Misbehaving.engines)/javascript/engine.mjs"],
  ]) func `gets no finding`(_ command: [String]) async throws {
    let checkup = try await Misbehaving.checkup(command, sampleSize: 60)
    #expect(checkup.results.flatMap(\.findings) == [])
    #expect(checkup.results.allSatisfy { $0.status == .fine })
  }

  @Test func `may log as much as it likes`() async throws {
    // A megabyte in each case: many times more than the pipe holds, and than what is kept of a log.
    let checkup = try await Misbehaving.checkup(Misbehaving.command("floods_stderr") + ["1"])
    for check in [CheckID.answer, .output, .endOfInput, .cases, .determinism, .freshState] {
      #expect(checkup.found(by: check) == "")
    }
  }
}
