import Conformance
import EngineKit
import SpecModel
import Synchronization
import Testing

@Suite struct `A run` {
  private func suite(of cases: [Case]) -> SpecModel.Suite {
    var suite = SampleSuite.suite
    suite.files = [
      CaseFile(
        id: "a", chapter: "stack", title: "", about: "", cases: cases,
        location: SourceLocation(file: "a.yaml", line: 1, column: 1))
    ]
    return suite
  }

  private func results(
    of adapter: ClosureAdapter, cases: [Case], width: Int = 2, batchSize: Int = 3
  ) async throws -> (results: [CaseResult], end: RunEnd) {
    let plan = try Plan(
      suite: suite(of: cases), selection: Selection(profiles: ["swift"]), manifest: adapter.manifest
    )
    var results: [CaseResult] = []
    let runner = Runner(host: InProcessHost(adapter), width: width, batchSize: batchSize)
    let end = await runner.run(plan) { event in
      if case .finished(let result) = event { results.append(result) }
    }
    return (results, end)
  }

  private let sample = SampleSuite.testCase("a/b/c")

  @Test(arguments: [1, 5]) func `reports finished cases while an earlier one is still running`(
    _ together: Int
  ) async throws {
    let cases = (0..<5).map { SampleSuite.testCase("a/b/c\($0)") }
    let host = HostThatWaits()
    let plan = try Plan(
      suite: suite(of: cases), selection: Selection(profiles: ["swift"]), manifest: host.manifest)
    var early: [Int] = []
    var finished: [Int] = []
    let end = await Runner(
      host: host, width: 5 / together, batchSize: together, together: together
    ).run(plan) { results in
      // The host answers one case only after all others have been reported.
      early = results.map(\.position)
      if finished.count + early.count == 4 { host.release() }
    } listener: { event in
      if case .finished = event { finished.append(finished.count) }
    }
    #expect(early == Array((5 - early.count)..<5))
    #expect(finished == [0, 1, 2, 3, 4] && end.tally.total == 5 && !end.wasInterrupted)
  }

  @Test
  func
    `passes an engine that does what the case expects, and other things that it does not assert`()
    async throws
  {
    let (results, end) = try await results(of: .displaying, cases: [sample])
    #expect(results.map(\.verdict) == [.passed])
    #expect(end.tally[.passed] == 1 && !end.tally.isRed && !end.wasInterrupted)
  }

  @Test func `fails an engine at the first step that differs`() async throws {
    let silent = ClosureAdapter { _, action in action == .queryStack ? [.stack(["x"])] : [] }
    let (results, end) = try await results(of: silent, cases: [sample])
    let expected = StepDifference(
      expected: [.observation(.displayed(message: "tip"))], actual: [])
    #expect(results.map(\.verdict) == [.failed(StepFailure(step: 0, difference: expected))])
    #expect(end.tally.isRed)
  }

  @Test func `fails an engine that displays an unexpected message`() async throws {
    let eager = ClosureAdapter { _, action in
      switch action {
      case .queryStack: [.stack([])]
      default: [.displayed(message: "tip")]
      }
    }
    let (results, _) = try await results(of: eager, cases: [sample])
    guard case .failed(let failure) = results.first?.verdict else {
      Issue.record("not failed")
      return
    }
    #expect(failure.step == 1)
    #expect(failure.difference.lines == [.unexpected(.displayed(message: "tip"))])
  }

  @Test func `fails an engine whose stack differs or that does not answer the query`()
    async throws
  {
    let answers: [([Observation], [String]?)] = [([.stack(["tip"])], ["tip"]), ([], nil)]
    for (answer, actual) in answers {
      let adapter = ClosureAdapter { _, action in
        switch action {
        case .presentLocal: [.displayed(message: "tip")]
        case .queryStack: answer
        default: []
        }
      }
      let (results, _) = try await results(of: adapter, cases: [sample])
      guard case .failed(let failure) = results.first?.verdict else {
        Issue.record("not failed: \(answer)")
        continue
      }
      #expect(failure.stack == StackDifference(expected: [], actual: actual))
    }
  }

  @Test func `counts an engine that throws as errored, and one that declines as skipped`()
    async throws
  {
    struct Broken: Error {}
    let throwing = ClosureAdapter { _, _ in throw Broken() }
    let unable = ClosureAdapter { _, _ in throw UnsupportedAction("no screen") }
    #expect(try await results(of: throwing, cases: [sample]).end.tally[.errored] == 1)
    let (results, _) = try await results(of: unable, cases: [sample])
    #expect(results.map(\.verdict) == [.skipped(.unsupported("no screen"))])
  }

  @Test func `ends with the case that reaches the limit of failures, and starts no other`()
    async throws
  {
    struct Broken: Error {}
    let (asked, stopped) = (Counter(), Counter())
    let throwing = ClosureAdapter { _, _ in
      asked.increase()
      throw Broken()
    }
    let cases = (0..<9).map { SampleSuite.testCase("a/b/c\($0)") }
    var plan = try Plan(
      suite: suite(of: cases), selection: Selection(profiles: ["swift"]),
      manifest: throwing.manifest)
    plan.failureLimit = 2
    let end = await Runner(
      host: InProcessHost(throwing), paces: [Pace(width: 1, batchSize: 1, together: 1)],
      breakOff: { stopped.increase() }
    ).run(plan) { _ in }
    #expect(end.tally[.errored] == 2 && end.tally.total == 2)
    #expect(end.stop == RunStop(.failureLimit(2), next: "a/b/c2 [swift]"))
    #expect(end.coverage == Coverage())
    #expect(asked.count == 2)
    #expect(stopped.count == 1)
  }

  @Test(arguments: [1, 2, 7]) func `reports in the order of the plan, for any width`(
    _ width: Int
  ) async throws {
    let cases = (0..<100).map { SampleSuite.testCase("a/b/c\($0)") }
    let (results, _) = try await results(of: .displaying, cases: cases, width: width)
    #expect(results.map(\.planned.case.id) == cases.map(\.id))
  }

  @Test func `that is cancelled tells nothing after a case that was interrupted`() async throws {
    let cases = (0..<30).map { SampleSuite.testCase("a/b/c\($0)") }
    let host = HostThatHangsOnce(others: 27)
    let plan = try Plan(
      suite: suite(of: cases), selection: Selection(profiles: ["swift"]), manifest: host.manifest)
    let told = Mutex<[String]>([])
    let task = Task { [plan] in
      await Runner(host: host, paces: [Pace(width: 2, batchSize: 3, together: 1)]).run(plan) {
        if case .finished(let result) = $0 {
          told.withLock { $0.append(result.planned.case.id) }
        }
      }
    }
    await host.waitForOthers()
    task.cancel()
    let end = await task.value
    #expect(told.withLock { $0 } == [])
    #expect(end.tally.total == 0)
    #expect(end.stop?.next == "a/b/c0 [swift]")
  }

  @Test func `that is cancelled reports the finished cases and its early end`() async throws {
    let cases = (0..<1000).map { SampleSuite.testCase("a/b/c\($0)") }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await results(of: .displaying, cases: cases)
    }
    let (done, end) = try await task.value
    #expect(end.wasInterrupted)
    #expect(done.count < cases.count)
    #expect(done.count == end.tally.total)
  }
}

/// A host that answers no script of the first case, and the others at once.
private final class HostThatHangsOnce: EngineHost {
  let manifest = EngineManifest(name: "Hanging", version: "1", profiles: ["swift"])
  private let left: Mutex<Int>
  private let (word, speaker) = AsyncStream<Void>.makeStream()

  /// - Parameter others: The number of scripts that are answered before the others count as done.
  init(others: Int) { left = Mutex(others) }

  func waitForOthers() async { for await _ in word {} }

  func outcome(of script: Script) async -> ScriptOutcome {
    if script.caseID.hasPrefix("a/b/c0") {
      try? await Task.sleep(for: .seconds(3600))
      return ScriptOutcome(.failed(.stopped))
    }
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isLast { speaker.finish() }
    return ScriptOutcome(.unsupported(reason: "nothing"))
  }
}

/// A host that withholds the answer to its first script until it is released.
private final class HostThatWaits: EngineHost {
  let manifest = EngineManifest(name: "Waiting", version: "1", profiles: ["swift"])
  private let count = Mutex(0)
  private let (word, speaker) = AsyncStream<Void>.makeStream()

  func release() { speaker.finish() }

  func outcome(of script: Script) async -> ScriptOutcome {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number == 1 { for await _ in word {} }
    return ScriptOutcome(.unsupported(reason: "nothing"))
  }

  func run(
    _ scripts: [Script], telling tell: @escaping @Sendable (Int, TimedOutcome) -> Void
  ) async {
    let nothing = TimedOutcome(ScriptOutcome(.unsupported(reason: "nothing")), duration: .zero)
    for index in scripts.indices.dropFirst() { tell(index, nothing) }
    for await _ in word {}
    tell(0, nothing)
  }
}

/// Counts, on any thread.
private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock(\.self) }

  func increase() { value.withLock { $0 += 1 } }
}
