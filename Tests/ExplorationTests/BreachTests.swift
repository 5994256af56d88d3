import Conformance
import EngineKit
import Exploration
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel
import Synchronization
import TestSupport
import Testing
import Wording

@Suite struct `A finding of an exploration` {
  private static func explorer(
    _ host: any EngineHost, shard: Shard = Shard(), rule: String? = nil, width: Int = 2
  ) throws -> Explorer {
    let suite = try Builtin.suite()
    let cases = suite.cases.filter { rule.map($0.rules.contains) ?? false }
    return Explorer(
      host,
      Explorer.Plan(
        profiles: suite.profiles, seed: 1, shard: shard,
        cases: cases.flatMap { item in item.profiles.map { PlannedCase(item, profile: $0) } },
        isSteered: rule != nil), width: width)
  }

  private static func faulty(_ id: String) throws -> InProcessHost<ReferenceAdapter> {
    InProcessHost(ReferenceAdapter(faults: [try #require(Fault.named(id))]))
  }

  /// The exploration of an engine that takes the oldest message, which breaks many scripts.
  ///
  /// It runs once for all tests.
  private static let oldestFirst = Task {
    try await explorer(faulty("queue-instead-of-stack")).explore(scripts: 300)
  }

  /// Returns the first finding of the clause that this engine breaks.
  private func newestFirst(in exploration: Exploration) throws -> Finding {
    try #require(
      exploration.groups.compactMap(\.findings.first).first {
        $0.breach?.clause == "stack.last-in-first-out/newest-first"
      })
  }

  @Test func `is a breach if a monitor objects, shown once and before unexplained behavior`()
    async throws
  {
    let exploration = try await Self.oldestFirst.value
    let first = try #require(exploration.groups.first)
    #expect(first.sort == .breached)
    let finding = try newestFirst(in: exploration)
    #expect(finding.divergence != nil)
    let clauses = exploration.groups.compactMap { $0.findings.first?.breach?.clause }
    #expect(Set(clauses).count == clauses.count)
    #expect(exploration.groups.map(\.sort) == exploration.groups.map(\.sort).sorted())
    // Two messages that wait, and perhaps one that they wait for.
    #expect(finding.script.messages.count <= 3)
    #expect(finding.lastAction == finding.script.actions.count - 1)
  }

  @Test func `is shown like a failure, with the clause and the breach`() async throws {
    let exploration = try await Self.oldestFirst.value
    let result = try newestFirst(in: exploration).result
    #expect(result.verdict.kind == .failed)
    #expect(result.brokenClauses == ["stack.last-in-first-out/newest-first"])
    #expect(result.breaches?.first?.clause == "stack.last-in-first-out/newest-first")
    #expect(result.planned.case.isExplored)
  }

  @Test func `is shown with every step up to the failure, because no command shows the others`()
    async throws
  {
    let exploration = try await Self.oldestFirst.value
    let failures = FailureText(
      suite: try Builtin.suite(), domain: InAppMessages(), replay: nil)
    for finding in exploration.groups.compactMap(\.findings.first) {
      let result = finding.result
      let lines = try #require(failures.lines(for: result))
      guard case .failed(let failure) = result.verdict else { continue }
      for number in 1...failure.step + 1 {
        let isShown = lines.contains {
          $0.wholeMatch(of: /\ .\ +(\d+)\ \ .*/).map { Int($0.output.1) == number } ?? false
        }
        #expect(isShown, "step \(number) of \(finding.script.caseID)")
      }
    }
  }

  @Test(arguments: ["queue-instead-of-stack", "discard-choice-ignored", "timeout-ignored"])
  func `becomes a case that its engine fails, and that passes whatever the answers are`(
    _ id: String
  ) async throws {
    let fault = try #require(Fault.named(id))
    let host = InProcessHost(ReferenceAdapter(faults: [fault]))
    let exploration = try await Self.explorer(host, rule: fault.rule).explore(
      scripts: 200, findings: 3)
    let suite = try Builtin.suite()
    var count = 0
    for finding in exploration.groups.flatMap(\.findings) {
      guard let found = try? FoundCase(finding, for: suite, origin: "a test") else { continue }
      count += 1
      let planned = PlannedCase(found.item, profile: finding.script.profile)
      #expect(try await fails(planned, on: host), "\(found.text)")
      for reading in Self.readings {
        let reference = InProcessHost(ReferenceAdapter(reading: reading))
        #expect(try await !fails(planned, on: reference), "\(found.text)")
      }
    }
    #expect(count > 0)
  }

  private func fails(_ planned: PlannedCase, on host: some EngineHost) async throws -> Bool {
    guard case .completed(let transcript) = await host.outcome(of: planned.script).ending else {
      return true
    }
    return CaseComparison.difference(from: planned.case, in: transcript) != nil
  }

  /// Each other answer alone, and random combinations.
  private static let readings: [Reading] = {
    var readings = [Reading.default]
    var random = SeededGenerator(seed: 3)
    for question in Reading.questions {
      for answer in question.answers where answer != question.defaultAnswer {
        var reading = Reading.default
        try? reading.answer(question.id, with: answer)
        readings.append(reading)
      }
    }
    for _ in 0..<50 {
      var reading = Reading.default
      for question in Reading.questions {
        try? reading.answer(
          question.id, with: question.answers.randomElement(using: &random) ?? "")
      }
      readings.append(reading)
    }
    return readings
  }()

  @Test func `can be a crash, with the shortest script that causes it`() async throws {
    let host = FragileHost(.crash) { script in
      var isAway = false
      return script.actions.contains { action in
        if action == .enterBackground { isAway = true }
        return isAway && action == .openFromPush
      }
    }
    let exploration = try await Self.explorer(host).explore(scripts: 150)
    #expect(exploration.groups.count == 1)
    let finding = try #require(exploration.groups.first?.findings.first)
    #expect(finding.sort == .failed)
    #expect(finding.script.actions == [.enterBackground, .openFromPush])
    #expect(finding.script.messages.count == 1)
    let found = try FoundCase(finding, for: Builtin.suite(), origin: "a test")
    #expect(found.item.title == "The engine goes through this, and does not crash")
  }

  @Test func `can be a hang, however late in a script`() async throws {
    let host = FragileHost(.timeout) { $0.actions.count(where: { $0 == .dismiss }) > 1 }
    let exploration = try await Self.explorer(host).explore(scripts: 150)
    let finding = try #require(exploration.groups.first?.findings.first)
    #expect(finding.sort == .failed)
    #expect(finding.script.actions.count(where: { $0 == .dismiss }) == 2)
    #expect(finding.script.actions.count <= 6)
  }

  @Test(arguments: [1, 5])
  func `ends the exploration if it is a hang that occurs again and again`(_ width: Int) async throws
  {
    let host = FragileHost(.timeout) { $0.actions.contains(.dismiss) }
    let exploration = try await Self.explorer(host, width: width).explore(scripts: 2_000)
    #expect(exploration.timeouts == 16)
    #expect(exploration.scripts < 100)
    let text = try ExplorationText(
      suite: Builtin.suite(), style: .plain, width: 80, showsAll: false
    )
    .lines(for: exploration)
    #expect(text.last == "ended here: the engine did not answer in time in 16 scripts")
    let again = try await Self.explorer(host, width: 3).explore(scripts: 2_000)
    #expect(again.scripts == exploration.scripts)
  }

  @Test(.timeLimit(.minutes(120)))
  func `is no script that an engine did not answer because the machine started no more processes`()
    async throws
  {
    let host = FragileHost(failing: .stopped) { $0.actions.contains(.dismiss) }
    let exploration = try await Self.explorer(host).explore(scripts: 2_000)
    #expect(exploration.groups.isEmpty)
    #expect(0 < exploration.scripts && exploration.scripts < 2_000)
    #expect(exploration.explained == exploration.scripts)
  }

  @Test func `is shrunk as long as its clause is broken, whatever else is found`()
    async throws
  {
    let host = CarelessHost()
    let judge = Judge(host)
    let script = Script(
      caseID: "explore/1/1", profile: "swift", given: Given(minimumInterval: 0),
      messages: [
        Message(name: "a", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)])
      ],
      actions: [
        .startSession(deliver: ["a"]), .advance(.seconds(1)), .queryStack, .rotate(.landscape),
        .logEvent(name: "cart", properties: [:]),
      ])
    guard case .found(let finding) = await judge.verdict(on: script, preferring: .default) else {
      Issue.record("nothing was found")
      return
    }
    #expect(finding.breach?.clause == "trigger.custom-event/its-name-only")
    #expect(finding.alsoBroken.map(\.clause) == ["trigger.no-match/reported"])
    let small = await Shrinker(judge, preferring: .default, width: 1).shrink(finding)
    #expect(small.breach?.clause == "trigger.custom-event/its-name-only")
    #expect(small.script.actions.map(\.kind) == [.logEvent])
    #expect(small.alsoBroken.map(\.clause) == ["extras.delivered/none-else"])
    #expect(
      small.result.breaches?.map(\.clause)
        == ["trigger.custom-event/its-name-only", "extras.delivered/none-else"])
  }

  /// An incorrect precedent shows whether the monitors were asked.
  @Test(arguments: [true, false])
  func `is looked for if nothing explains the behavior soon, or if explanations are not trusted`(
    _ trustsExplanations: Bool
  ) async throws {
    let host = CarelessHost()
    let judge = Judge(host, trustsExplanations: trustsExplanations)
    let script = Script(
      caseID: "explore/1/1", profile: "swift", given: Given(), messages: [],
      actions: [.logEvent(name: "cart", properties: [:])])
    guard case .completed(let done) = await host.outcome(of: script).ending else {
      Issue.record("the engine did not complete the script")
      return
    }
    func verdict(knowing observations: [[Observation]]) async -> Judge.Verdict {
      await judge.verdict(
        on: script, preferring: .default,
        knowing: Precedent(observations: observations, reading: .open))
    }
    if case .explained = await verdict(knowing: done.observations) {
      #expect(trustsExplanations)
    } else {
      #expect(!trustsExplanations)
    }
    guard case .found = await verdict(knowing: [[]]) else {
      Issue.record("nothing was found")
      return
    }
  }

  @Test func `is not made when the exploration is stopped`() async throws {
    let host = FragileHost(failing: .stopped) { _ in true }
    let exploration = try await Self.explorer(host).explore(scripts: 300, until: { host.count > 0 })
    #expect(exploration.groups.isEmpty)
    #expect(exploration.scripts == 0)
  }

  @Test func `belongs to one shard, and the shards together run all scripts`()
    async throws
  {
    func ids(_ shard: Shard) async throws -> Set<String> {
      let host = FragileHost(.crash) { _ in false }
      _ = try await Self.explorer(host, shard: shard).explore(scripts: 91)
      return host.ids
    }
    let whole = try await ids(Shard())
    let parts = [
      try await ids(Shard(index: 1, count: 3)), try await ids(Shard(index: 2, count: 3)),
      try await ids(Shard(index: 3, count: 3)),
    ]
    #expect(parts.map(\.count).reduce(0, +) == 91)
    #expect(parts.reduce(into: Set<String>()) { $0.formUnion($1) } == whole)
  }

  @Test func `is made from the cases of a given rule`() async throws {
    let host = FragileHost(.crash) { _ in false }
    let exploration = try await Self.explorer(host, rule: "discard.timeout").explore(scripts: 120)
    #expect(exploration.corpus.reachedByCases > 0)
    #expect(exploration.corpus.reached.count > exploration.corpus.reachedByCases)
    // Messages of scripts that are generated from scratch have names of one letter.
    #expect(host.scripts.allSatisfy { $0.messages.contains { $0.name.count > 1 } })
  }

  @Test func `comes from a script in which no state is reached that is reached already`()
    async throws
  {
    let host = FragileHost(.crash) { _ in false }
    _ = try await Self.explorer(host).explore(scripts: 1_000)
    var relaunches = 0
    for script in host.scripts {
      var device = Device(script.given)
      for action in script.actions {
        if action == .relaunch, device.keyboard == .shown { relaunches += 1 }
        let before = device
        device.apply(action)
        switch action {
        case .enterBackground, .enterForeground, .showKeyboard, .hideKeyboard, .assignPresenter:
          #expect(device != before, "\(action) in \(script.caseID)")
        default: continue
        }
      }
    }
    #expect(relaunches > 0)
  }

  @Test func `is reported if it makes the command red`() async throws {
    let suite = try Builtin.suite()
    let exploration = try await Self.oldestFirst.value
    let manifest = ReferenceAdapter().manifest
    func run(isStrict: Bool) -> ExploredRun {
      ExploredRun(
        exploration, of: suite, manifest: manifest, isStrict: isStrict, duration: .zero)
    }
    let breached = exploration.causes.count { $0.finding.sort == .breached }
    #expect(breached > 0)
    #expect(exploration.causes.count > breached)
    // One more case stands for all other scripts.
    #expect(run(isStrict: false).cases.count == breached + 1)
    #expect(run(isStrict: true).cases.count == exploration.causes.count + 1)
  }
}

/// An engine that displays a message at any event, and, in short scripts, with an extra that the
/// message does not have.
private struct CarelessHost: EngineHost {
  let manifest = ReferenceAdapter().manifest

  func outcome(of script: Script) async -> ScriptOutcome {
    let extras = script.actions.count < 4 ? ["color": "blue"] : [:]
    let observations = script.actions.map { action -> [Observation] in
      guard case .logEvent = action else { return [] }
      return [.displayed(message: "a", extras: extras), .impression(message: "a")]
    }
    return ScriptOutcome(.completed(Transcript(observations: observations)))
  }
}

/// The reference engine, except that it fails in some scripts.
private final class FragileHost: EngineHost {
  let manifest = ReferenceAdapter().manifest
  private let host = InProcessHost(ReferenceAdapter())
  private let failure: EngineFailure
  private let isTooMuch: @Sendable (Script) -> Bool
  private let seen = Mutex<[Script]>([])

  init(failing failure: EngineFailure, at isTooMuch: @escaping @Sendable (Script) -> Bool) {
    self.failure = failure
    self.isTooMuch = isTooMuch
  }

  convenience init(
    _ kind: EngineFailure.Kind, at isTooMuch: @escaping @Sendable (Script) -> Bool
  ) {
    self.init(failing: EngineFailure(kind: kind, message: "too much"), at: isTooMuch)
  }

  /// The scripts that it was asked to run.
  var scripts: [Script] { seen.withLock { $0 } }
  var ids: Set<String> { Set(scripts.map(\.caseID)) }
  var count: Int { scripts.count }

  func outcome(of script: Script) async -> ScriptOutcome {
    seen.withLock { $0.append(script) }
    return isTooMuch(script)
      ? ScriptOutcome(.failed(failure)) : await host.outcome(of: script)
  }
}
