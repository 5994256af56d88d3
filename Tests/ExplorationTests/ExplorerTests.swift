import Conformance
import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import Synchronization
import TestSupport
import Testing
import Wording

@testable import Exploration

@Suite struct `An exploration` {
  private func explorer(
    _ adapter: ReferenceAdapter, profile: String = "swift", seed: UInt64 = 1, width: Int = 2
  ) throws -> Explorer {
    let profiles = try Builtin.suite().profiles.filter { $0.id == profile }
    return Explorer(
      InProcessHost(adapter), Explorer.Plan(profiles: profiles, seed: seed), width: width)
  }

  private func faulty(_ id: String) throws -> ReferenceAdapter {
    ReferenceAdapter(faults: [try #require(Fault.named(id))])
  }

  @Test(arguments: ["swift", "legacy"])
  func `finds nothing in the reference engine`(_ profile: String) async throws {
    let exploration = try await explorer(ReferenceAdapter(), profile: profile)
      .explore(scripts: 100)
    #expect(exploration.scripts == 100)
    #expect(exploration.explained == 100)
    #expect(exploration.groups.isEmpty)
  }

  @Test func `finds a fault and shrinks the script that shows it`() async throws {
    let exploration = try await explorer(faulty("queue-instead-of-stack"))
      .explore(scripts: 60, findings: 1)
    let finding = try #require(exploration.groups.first?.findings.first)
    #expect(finding.script.messages.count <= 3)
    #expect(finding.script.actions.count <= 7)
    #expect(finding.restsOn.contains("stack.last-in-first-out"))
  }

  /// With 128 at a time, the engine gets several scripts together.
  @Test(arguments: [4, 128])
  func `has the same findings, however many scripts run at a time`(width: Int) async throws {
    let one = try await explorer(faulty("queue-instead-of-stack"), width: 1)
      .explore(scripts: 30, findings: 2)
    let many = try await explorer(faulty("queue-instead-of-stack"), width: width)
      .explore(scripts: 30, findings: 2)
    #expect(one.explained == many.explained)
    #expect(one.causes.map(\.finding.script) == many.causes.map(\.finding.script))
    #expect(one.causes.map(\.count) == many.causes.map(\.count))
  }

  @Test func `runs one of its scripts alone, with the same finding`() async throws {
    let explorer = try explorer(faulty("queue-instead-of-stack"))
    let found = try await #require(explorer.explore(scripts: 60, findings: 1).groups.first)
    let finding = try #require(found.findings.first)
    let id = try #require(ScriptID(finding.script.caseID))
    let again = try #require(await explorer.explore(script: id.number))
    #expect(again.scripts == 1)
    #expect(again.groups.first?.findings.first?.script == finding.script)
    #expect(again.groups.first?.findings.first?.breach == finding.breach)
  }

  @Test func `runs a single script of a later round, which depends on the earlier rounds`()
    async throws
  {
    let host = HangingHost(inEvery: .max)
    let plan = Explorer.Plan(profiles: try Builtin.suite().profiles, seed: 1)
    let explorer = Explorer(host, plan, width: 1)
    let last = Explorer.roundSize + 40
    let script = try #require(explorer.scripts(last + 1).last)
    #expect(await explorer.explore(script: last)?.scripts == 1)
    #expect(host.actions(ofLongest: script.caseID) == script.actions)
  }

  @Test func `runs no script of another shard`() async throws {
    let plan = Explorer.Plan(
      profiles: try Builtin.suite().profiles, seed: 1, shard: try Shard(parsing: "2/3"))
    let explorer = Explorer(InProcessHost(ReferenceAdapter()), plan, width: 1)
    #expect(await explorer.explore(script: 3) == nil)
    #expect(await explorer.explore(script: 4)?.scripts == 1)
    #expect(await explorer.explore(script: 0) == nil)
  }

  @Test func `judged nothing if it had scripts and ran none, and not if it had none`() async throws
  {
    let stopped = try await explorer(ReferenceAdapter()).explore(scripts: 4, until: { true })
    #expect(stopped.scripts == 0)
    #expect(stopped.judgedNothing)
    let plan = Explorer.Plan(
      profiles: try Builtin.suite().profiles, seed: 1, shard: try Shard(parsing: "8/8"))
    let empty = await Explorer(InProcessHost(ReferenceAdapter()), plan, width: 1)
      .explore(scripts: 4)
    #expect(empty.scripts == 0)
    #expect(!empty.judgedNothing)
  }

  @Test(arguments: [2, 32])
  func `makes the same scripts if the engine hangs in some`(width: Int) async throws {
    let host = HangingHost(inEvery: 40)
    let profiles = try Builtin.suite().profiles
    let explorer = Explorer(host, Explorer.Plan(profiles: profiles, seed: 1), width: width)
    // The second round builds on what the first one reached.
    let last = 300
    _ = await explorer.explore(scripts: last + 1)
    let script = try #require(explorer.scripts(last + 1).last)
    #expect(host.actions(ofLongest: script.caseID) == script.actions)
  }

  @Test func `explains what an undecided script is`() throws {
    var exploration = try explorer(ReferenceAdapter()).start
    _ = exploration.note(
      .undecided,
      on: Script(
        caseID: "explore/1/0", profile: "swift", given: Given(), messages: [], actions: []))
    let lines = ExplorationText(
      suite: try Builtin.suite(), style: .plain, width: 80, showsAll: false
    ).lines(for: exploration)
    #expect(
      lines == [
        "✓ 1 script: 0 explained, 0 unexplained, 1 undecided.",
        "undecided: no clause is broken, and the open questions can be answered in too",
        "  many ways to try them all in every script",
        "reached 0 transitions between 0 states of the reference engine",
      ])
  }

  @Test func `says that it was interrupted`() throws {
    let lines = ExplorationText(
      suite: try Builtin.suite(), style: .plain, width: 80, showsAll: false, wasInterrupted: true
    ).lines(for: try explorer(ReferenceAdapter()).start)
    #expect(lines.first == "– Interrupted after 0 scripts: 0 explained, 0 unexplained.")
  }

  @Test func `overlooks the extras that an engine need not hand over`() async throws {
    let profiles = try Builtin.suite().profiles.filter { $0.id == "swift" }
    let plan = Explorer.Plan(profiles: profiles, seed: 1)
    let bare = await Explorer(BareHost(), plan, width: 2).explore(scripts: 200)
    #expect(!bare.groups.isEmpty)
    let exempt = await Explorer(
      BareHost(notApplicable: ["extras.delivered"]), plan, width: 2
    ).explore(scripts: 200)
    #expect(exempt.groups.isEmpty)
    #expect(exempt.explained == 200)
  }

  @Test func `asks for no extras in a profile whose documents have none`() async throws {
    let profiles = try Builtin.suite().profiles.filter { $0.id == "legacy" }
    let exploration = await Explorer(
      BareHost(), Explorer.Plan(profiles: profiles, seed: 1), width: 2
    ).explore(scripts: 200)
    #expect(exploration.groups.isEmpty)
  }

  @Test func `passes over what a rule decides that does not apply to the engine`() async throws {
    let profiles = try Builtin.suite().profiles.filter { $0.id == "swift" }
    let plan = Explorer.Plan(profiles: profiles, seed: 1)
    let queue = try faulty("queue-instead-of-stack")
    let host = BareHost(queue, notApplicable: ["extras.delivered", "stack.last-in-first-out"])
    let exploration = await Explorer(host, plan, width: 2).explore(scripts: 60)
    #expect(exploration.groups.isEmpty)
    #expect(exploration.unsupported > 0)
  }

  @Test func `has different scripts for a different seed`() throws {
    let profile = try #require(Builtin.suite().profiles.first)
    let manifest = ReferenceAdapter().manifest
    let one = ScriptGenerator(in: profile, for: manifest, seed: 1)
    let two = ScriptGenerator(in: profile, for: manifest, seed: 2)
    #expect(one.script(7) == one.script(7))
    #expect(one.script(7).actions != two.script(7).actions)
    #expect(one.script(7).actions != one.script(8).actions)
  }

  @Test(arguments: ["swift", "legacy"])
  func `has no script in which something impossible happens`(_ profile: String) throws {
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 3)
    for number in 0..<500 {
      let script = generator.script(number)
      var app = script.given.app
      for action in script.actions {
        #expect(!profile.lacks.contains(action.kind.rawValue))
        switch action {
        case .enterBackground:
          #expect(app == .foreground)
          app = .background
        case .enterForeground:
          #expect(app == .background)
          app = .foreground
        case .openFromPush, .relaunch: app = .foreground
        default: continue
        }
      }
    }
  }
}

/// The reference engine, which reports no extras.
private struct BareHost: EngineHost {
  private let host: InProcessHost<ReferenceAdapter>
  let manifest: EngineManifest

  init(_ adapter: ReferenceAdapter = ReferenceAdapter(), notApplicable rules: [String] = []) {
    host = InProcessHost(adapter)
    var manifest = host.manifest
    for rule in rules { manifest.notApplicable[rule] = "not applicable" }
    self.manifest = manifest
  }

  func outcome(of script: Script) async -> ScriptOutcome {
    var outcome = await host.outcome(of: script)
    guard case .completed(let transcript) = outcome.ending else { return outcome }
    outcome.ending = .completed(
      Transcript(
        observations: transcript.observations.map { list in
          list.map {
            if case .displayed(let message, _) = $0 { .displayed(message: message) } else { $0 }
          }
        }))
    return outcome
  }
}

/// The reference engine, which hangs in some scripts; it records the longest script of each id.
private final class HangingHost: EngineHost {
  private let host = InProcessHost(ReferenceAdapter())
  private let period: Int
  private let longest = Mutex<[String: [Action]]>([:])

  init(inEvery period: Int) {
    self.period = period
  }

  var manifest: EngineManifest { host.manifest }

  func outcome(of script: Script) async -> ScriptOutcome {
    longest.withLock { longest in
      if script.actions.count > longest[script.caseID, default: []].count {
        longest[script.caseID] = script.actions
      }
    }
    guard let id = ScriptID(script.caseID), id.number % period == period - 1 else {
      return await host.outcome(of: script)
    }
    return ScriptOutcome(.failed(EngineFailure(kind: .timeout, message: "")))
  }

  func actions(ofLongest id: String) -> [Action]? { longest.withLock { $0[id] } }
}
