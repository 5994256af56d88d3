import EngineKit
import Exploration
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

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

  @Test func `finds a mistake and makes the script small that shows it`() async throws {
    let exploration = try await explorer(faulty("queue-instead-of-stack"))
      .explore(scripts: 60, findings: 1)
    let finding = try #require(exploration.groups.first?.findings.first)
    #expect(finding.script.messages.count <= 3)
    #expect(finding.script.actions.count <= 7)
    #expect(finding.restsOn.contains("stack.last-in-first-out"))
  }

  @Test func `finds the same again, however many scripts are under way at a time`() async throws {
    let one = try await explorer(faulty("queue-instead-of-stack"), width: 1)
      .explore(scripts: 60, findings: 2)
    let four = try await explorer(faulty("queue-instead-of-stack"), width: 4)
      .explore(scripts: 60, findings: 2)
    #expect(one.explained == four.explained)
    #expect(one.causes.map(\.finding.script) == four.causes.map(\.finding.script))
    #expect(one.causes.map(\.count) == four.causes.map(\.count))
  }

  @Test func `has other scripts for another seed`() throws {
    let profile = try #require(Builtin.suite().profiles.first)
    let manifest = ReferenceAdapter().manifest
    let one = ScriptGenerator(in: profile, for: manifest, seed: 1)
    let two = ScriptGenerator(in: profile, for: manifest, seed: 2)
    #expect(one.script(7) == one.script(7))
    #expect(one.script(7).actions != two.script(7).actions)
    #expect(one.script(7).actions != one.script(8).actions)
  }

  @Test(arguments: ["swift", "legacy"])
  func `has no script in which something happens that cannot`(_ profile: String) throws {
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
