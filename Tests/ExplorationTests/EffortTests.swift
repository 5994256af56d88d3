import EngineKit
import ReferenceEngine
import SpecModel
import Synchronization
import TestSupport
import Testing
import Wording

@testable import Exploration

@Suite struct `An exploration with many findings` {
  private static func explorer(
    _ host: any EngineHost, width: Int = 2, _ effort: Effort = Effort()
  ) throws -> Explorer {
    let profiles = try Builtin.suite().profiles.filter { $0.id == "swift" }
    var plan = Explorer.Plan(profiles: profiles, seed: 1)
    plan.effort = effort
    return Explorer(host, plan, width: width)
  }

  /// A little effort, and so many scripts that it is not enough to make all findings small.
  private static let (effort, scripts) = (1_000, 300)

  /// What a little effort finds in an engine that often does something else; all tests look at it.
  private static let noisy = Task {
    let host = OddHost(leavesOut: { $0.isOdd })
    var news: [String] = []
    let exploration = try await explorer(host, Effort(effort))
      .explore(
        scripts: scripts,
        news: { finding in ExplorationText.news(finding, number: 1).map { news.append($0) } })
    return (exploration, runs: host.scripts.count, news)
  }

  @Test func `spends on them no more than it has, and what each script earns`() async throws {
    let (exploration, runs, _) = try await Self.noisy.value
    #expect(exploration.scripts == Self.scripts)
    #expect(exploration.found > 20)
    // The first breach of each clause is always made small. The last script that is explained may take a
    // little more than is left.
    let clauses = Set(exploration.causes.compactMap(\.finding.breach?.clause))
    let most = Self.effort + Self.scripts * Effort.perScript + clauses.count * Effort.perClause
    #expect(exploration.effort.steps < most + 2 * Effort.perSmallerScript)
    // Those beside the last smaller script were run at the same time.
    #expect(runs <= exploration.scripts + most / Effort.perRun + Self.scripts)
  }

  @Test func `counts an explanation that is found a third of what it took`() {
    var effort = Effort(1_000)
    effort.spend(300)
    let before = effort.steps
    effort.spend(300)
    effort.spareExplanation(since: before)
    #expect(effort.steps == 400)
  }

  @Test func `says which scripts it did not make smaller, and tells all that it counted`()
    async throws
  {
    let (exploration, _, _) = try await Self.noisy.value
    #expect(exploration.causes.contains { !$0.finding.isShrunk })
    let counted = [
      exploration.explained, exploration.found, exploration.undecided, exploration.unsupported,
    ]
    #expect(counted.reduce(0, +) == exploration.scripts)
    let text = try ExplorationText(
      suite: Builtin.suite(), style: .plain, width: 80, showsAll: true
    ).lines(for: exploration)
    #expect(text.contains { $0.contains("The script was not made as small as it can be") })
    let count = exploration.causes.count { !$0.finding.isShrunk }
    let remark = "not made as small as it can be: the script of \(count) finding"
    #expect(text.contains { $0.hasPrefix(remark) })
  }

  @Test func `names the first twelve at once, and says that there are more`() async throws {
    let (exploration, _, _) = try await Self.noisy.value
    let finding = try #require(exploration.causes.first?.finding)
    let news = (1...20).compactMap { ExplorationText.news(finding, number: $0) }
    #expect(news.count == 13)
    #expect(news.dropLast().allSatisfy { $0.contains(finding.script.caseID) })
    #expect(news.last == "… more findings are told at the end")
  }

  @Test func `makes a script as small as it can be when it is explored alone`() async throws {
    let (exploration, _, _) = try await Self.noisy.value
    let large = try #require(exploration.causes.first { !$0.finding.isShrunk }?.finding)
    let id = try #require(ScriptID(large.script.caseID))
    let alone = try await Self.explorer(OddHost(leavesOut: { $0.isOdd }), Effort(100))
      .explore(script: id.number)
    let finding = try #require(alone?.causes.first?.finding)
    #expect(finding.isShrunk)
    #expect(finding.script.actions.count <= large.script.actions.count)
  }

  @Test func `examines only a few that have much in common`() async throws {
    let (exploration, _, _) = try await Self.noisy.value
    let kin = exploration.causes.map { $0.finding.look.kin }
    let akin = Dictionary(grouping: kin) { $0 }
    #expect(akin.values.allSatisfy { $0.count <= 5 }, "\(akin.values.map(\.count))")
  }

  @Test func `shows the first in full, and names others in a line`() async throws {
    let (exploration, _, _) = try await Self.noisy.value
    #expect(exploration.groups.count > 6)
    let text = try ExplorationText(
      suite: Builtin.suite(), style: .plain, width: 80, showsAll: false
    ).lines(for: exploration)
    #expect(text.count < 200)
    #expect(text.count { $0.hasPrefix("  seen in ") } == 2)
    #expect(text.contains("  --all shows all of them, each with its script."))
    let all = try ExplorationText(
      suite: Builtin.suite(), style: .plain, width: 80, showsAll: true
    ).lines(for: exploration)
    #expect(all.count { $0.hasPrefix("  seen in ") } == exploration.groups.count)
  }

  @Test func `tells each kind of finding as soon as it is made`() async throws {
    let (exploration, _, news) = try await Self.noisy.value
    #expect(news.count == Set(exploration.causes.map { $0.finding.look.kin }).count)
    #expect(news.allSatisfy { $0.hasPrefix("✗ explore/1/") || $0.hasPrefix("~ explore/1/") })
  }

  @Test func `ends at once when there is no more time, with what it has`() async throws {
    let host = OddHost(leavesOut: { $0.isOdd })
    let found = Mutex(0)
    let exploration = try await Self.explorer(host).explore(
      scripts: 1_000, until: { found.withLock { $0 > 0 } },
      news: { _ in found.withLock { $0 += 1 } })
    #expect(exploration.found > 0)
    #expect(host.scripts.count < 1_000)
  }

  // MARK: What the engine does not support

  @Test func `leaves out what the engine does not support, once it is known`() async throws {
    let host = OddHost(refuses: { $0.actions.contains { $0.kind == .rotate } })
    let explorer = try Self.explorer(host)
    let exploration = await explorer.explore(scripts: 600)
    #expect(exploration.refusals.parts == ["`rotate`"])
    #expect(exploration.scripts == 600)
    // Only the first round has some.
    #expect(exploration.refused < Explorer.roundSize)
    let late = host.scripts.suffix(200)
    #expect(!late.contains { $0.actions.contains { $0.kind == .rotate } })
    // A script depends on its number alone, so that it can be explored again.
    let last = try #require(late.compactMap { ScriptID($0.caseID) }.max { $0.number < $1.number })
    let made = try #require(explorer.scripts(last.number + 1).last)
    #expect(host.scripts.contains(made))
    let text = try ExplorationText(
      suite: Builtin.suite(), style: .plain, width: 80, showsAll: false
    ).lines(for: exploration)
    #expect(text.contains("left out after the engine did not support it: `rotate`"))
  }

  @Test func `ends if the engine supports nothing, or its process ends again and again`()
    async throws
  {
    let refusing = try await Self.explorer(OddHost(refuses: { _ in true })).explore(scripts: 2_000)
    #expect(refusing.refused == refusing.scripts)
    #expect(refusing.scripts < 1_000)
    let text = try ExplorationText(
      suite: Builtin.suite(), style: .plain, width: 80, showsAll: false)
    #expect(
      text.lines(for: refusing).last
        == "ended here: the engine supports none of \(refusing.scripts) scripts")
    let crash = EngineFailure(kind: .crash, message: "gone")
    let crashing = try await Self.explorer(OddHost(failing: crash)).explore(scripts: 2_000)
    #expect(crashing.scripts < 500)
    #expect(
      text.lines(for: crashing).last?.hasPrefix(
        "ended here: the engine's process ended, or broke the protocol, in ") == true)
  }
}

/// The reference engine, which leaves out an observation, refuses scripts, or fails.
private final class OddHost: EngineHost {
  let manifest = ReferenceAdapter().manifest
  private let host = InProcessHost(ReferenceAdapter())
  private let leavesOut: @Sendable ([Action]) -> Bool
  private let refuses: @Sendable (Script) -> Bool
  private let failure: EngineFailure?
  private let seen = Mutex<[Script]>([])

  init(
    refuses: @escaping @Sendable (Script) -> Bool = { _ in false },
    failing failure: EngineFailure? = nil,
    leavesOut: @escaping @Sendable ([Action]) -> Bool = { _ in false }
  ) {
    (self.refuses, self.failure, self.leavesOut) = (refuses, failure, leavesOut)
  }

  var scripts: [Script] { seen.withLock { $0 } }

  func outcome(of script: Script) async -> ScriptOutcome {
    seen.withLock { $0.append(script) }
    if let failure { return ScriptOutcome(.failed(failure)) }
    if refuses(script) { return ScriptOutcome(.unsupported(reason: "not this")) }
    var outcome = await host.outcome(of: script)
    guard case .completed(var transcript) = outcome.ending else { return outcome }
    for index in script.actions.indices
    where !transcript.observations[index].isEmpty && leavesOut(Array(script.actions[...index])) {
      transcript.observations[index].removeFirst()
    }
    outcome.ending = .completed(transcript)
    return outcome
  }
}

extension [Action] {
  /// Whether the engine does something else after these actions: as good as random, and always the
  /// same.
  fileprivate var isOdd: Bool {
    var sum = 0
    for action in self {
      for byte in action.kind.rawValue.utf8 { sum = (sum &* 31 &+ Int(byte)) & 0xFFFF }
    }
    return sum.isMultiple(of: 7)
  }
}
