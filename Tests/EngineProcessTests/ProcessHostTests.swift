import EngineKit
import EngineProcess
import Foundation
import SpecModel
import Synchronization
import Testing

/// The beginning of what is said of text on standard output.
private let text =
  "the engine wrote something that is not a reply, and standard output is only for replies: "

@Suite(.serialized) struct `A process host` {
  @Test func `matches replies by id, in any order`() async throws {
    let engine = Misbehaving(name: "out_of_order", window: 4)
    let cases = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let outcomes = try await engine.outcomes(of: cases, atOnce: true)
    #expect(outcomes.map(\.words) == cases.map { "\($0) \($0)" })
  }

  @Test func `first gives 32 cases to an engine that can take a thousand`() async throws {
    let engine = Misbehaving(name: "waits_for_32", window: 1000)
    let scripts = (1...96).map { Script.echo("case-\($0)") }
    let answers = try await ProcessHost.withEngine(
      command: engine.command, timeout: engine.timeout, limits: engine.limits
    ) { host in
      let answers = Mutex<[String]>([])
      await host.run(scripts) { _, timed in
        answers.withLock { $0.append(timed.outcome.words) }
      }
      return answers.withLock(\.self)
    }
    #expect(answers == Array(repeating: "number-32 number-32", count: 96))
  }

  @Test func `shares the cases among several processes`() async throws {
    let engine = Misbehaving(name: "keeps_state")
    let words = try await engine.outcomes(of: ["a", "b", "c", "d"], atOnce: true, jobs: 2)
      .map(\.words)
    #expect(words.count == 4)
    #expect(words.contains("number-0 number-0"))
    #expect(await engine.survivors() == 0)
  }

  @Test func `passes on the answers of an engine that keeps state`() async throws {
    let words = try await Misbehaving(name: "keeps_state").outcomes(of: ["a", "a"]).map(\.words)
    #expect(words == ["number-0 number-0", "number-1 number-1"])
  }

  @Test func `keeps the end of a case's log, and adds none of it to other cases`() async throws {
    let outcomes = try await Misbehaving(name: "floods_stderr").outcomes(of: ["a", "bad", "c"])
    let log = outcomes[1].log
    #expect(log.hasSuffix("....\nend of the flood\n"))
    #expect(log.hasPrefix("[… 4993"))
    #expect(log.utf8.count < 66_000)
    #expect(outcomes[0].log.isEmpty && outcomes[2].log.isEmpty)
  }

  @Test func `accepts lines up to the limit and no longer`() async throws {
    var engine = Misbehaving(name: "hangs")
    engine.limits.lineLength = 20
    let words = try await engine.outcomes(of: ["a"]).map(\.words)
    #expect(words == ["a a"])
  }

  @Test func `ends its processes when the body throws`() async throws {
    struct Stop: Error {}
    let engine = Misbehaving(name: "leaves_grandchildren")
    await #expect(throws: Stop.self) {
      try await ProcessHost.withEngine(command: engine.command) { host in
        #expect(await host.outcome(of: .echo("a")).words == "a a")
        throw Stop()
      }
    }
    #expect(await engine.survivors() == 0)
  }

  @Test func `ends what left its group, however large its environment is`() async throws {
    let engine = Misbehaving(name: "leaves_runaways")
    // The mark comes last, after 200 KB.
    let script = """
      big=$(printf %0100000d 0)
      exec env -i PATH="$PATH" A="$big" B="$big" IAMSPEC_ENGINE="$IAMSPEC_ENGINE" "$@"
      """
    try await ProcessHost.withEngine(command: ["sh", "-c", script, "sh"] + engine.command) { host in
      #expect(await host.outcome(of: .echo("a")).words == "a a")
    }
    #expect(await engine.survivors() == 0)
  }

  @Test(arguments: ["hangs", "ignores_sigterm", "leaves_runaways"])
  func `is interrupted when the task is cancelled, regardless of the engine`(
    name: String
  ) async throws {
    var engine = Misbehaving(name: name)
    engine.limits.startTimeout = .seconds(7200)
    var script = Script.echo("bad")
    script.actions = [.dismiss]
    let (beginnings, begin) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [engine, script] in
      try await ProcessHost.withEngine(command: engine.command, timeout: .seconds(7200)) { host in
        begin.yield()
        return await (host.outcome(of: script).words, host.outcome(of: .echo("c")).words)
      }
    }
    for await _ in beginnings { break }
    task.cancel()
    let stopped = "timeout: the run was stopped before the engine had answered"
    let words = try await task.value
    #expect(words.0 == stopped)
    #expect(words.1 == stopped)
    #expect(await engine.survivors() == 0)
  }

  @Test func `stops at once when told to`() async throws {
    let engine = Misbehaving(name: "ignores_sigterm")
    let start = ContinuousClock.now
    let outcome = try await ProcessHost.withEngine(
      command: engine.command, timeout: .seconds(7200)
    ) { host in
      async let outcome = host.outcome(of: .echo("bad"))
      try await Task.sleep(for: .milliseconds(100))
      host.stop()
      return await (outcome, host.outcome(of: .echo("c")))
    }
    let stopped = "timeout: the run was stopped before the engine had answered"
    #expect(outcome.0.words == stopped)
    #expect(outcome.1.words == stopped)
    #expect(ContinuousClock.now - start < .seconds(3600))
    #expect(await engine.survivors() == 0)
  }

  @Test(arguments: [
    ("answers_once_more_at_the_end", "the engine answered b a second time"),
    ("says_goodbye", text + "goodbye"), ("prints_on_stdout", text + "DEBUG: displaying"),
    ("answers_again_later", "the engine answered bad a second time"),
    ("hangs", nil),
  ])
  func `notices output besides the answers`(name: String, breach: String?) async throws {
    let isInCase = ["answers_again_later", "prints_on_stdout"].contains(name)
    let cases = isInCase ? ["bad", "b"] : ["a", "b"]
    let host = try await ProcessHost.withEngine(command: Misbehaving(name: name).command) { host in
      for id in cases { #expect(await host.outcome(of: .echo(id)).words == "\(id) \(id)") }
      return host
    }
    #expect(host.breach == breach)
  }
}
