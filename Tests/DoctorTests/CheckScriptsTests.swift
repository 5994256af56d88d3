import Conformance
import EngineKit
import InAppMessages
import SpecLoading
import SpecModel
import TestSupport
import Testing

@testable import Doctor

@Suite struct `The doctor's own scripts` {
  private func maker(_ manifest: EngineManifest) throws -> CheckScripts {
    let suite = try Builtin.suite()
    return CheckScripts(
      manifest: manifest, suite: suite, scope: SuiteScope(of: suite, in: InAppMessages()))
  }

  @Test func `exercise every action that an engine of both profiles can take`() throws {
    let maker = try maker(
      EngineManifest(
        name: "e", version: "1", profiles: ["swift", "legacy"],
        actions: Set(Action.Kind.allCases)))
    for kind in Action.Kind.allCases where !maker.unusedActions.contains(kind) {
      let script = try #require(maker.exercise(of: kind), "\(kind)")
      #expect(script.actions.contains { $0.kind == kind })
    }
    for kind in maker.unusedActions { #expect(maker.exercise(of: kind) == nil) }
  }

  @Test func `never use actions that a profile's documents do not know`() throws {
    let suite = try Builtin.suite()
    for profile in suite.profiles {
      let maker = try maker(EngineManifest(name: "e", version: "1", profiles: [profile.id]))
      for script in maker.all {
        #expect(script.profile == profile.id)
        #expect(!script.actions.contains { profile.lacks.contains($0.kind.rawValue) })
      }
    }
  }

  @Test func `keep to the actions of the manifest`() throws {
    let actions: Set<Action.Kind> = [.presentLocal, .dismiss, .advance]
    let maker = try maker(
      EngineManifest(name: "e", version: "1", profiles: ["swift"], actions: actions))
    #expect(!maker.all.isEmpty)
    for script in maker.all {
      #expect(Set(script.actions.map(\.kind)).isSubset(of: actions))
    }
    #expect(maker.show == [.presentLocal(message: "note")])
  }

  @Test func `offer messages to an engine that is only a presenter`() throws {
    let maker = try maker(
      EngineManifest(name: "e", version: "1", profiles: ["swift"], layer: .presenter))
    #expect(maker.show == [.offer(message: "sale")])
    #expect(maker.causes(of: .noMatchingTrigger).isEmpty)
    for script in maker.all {
      #expect(!script.actions.contains { maker.unusedActions.contains($0.kind) })
    }
  }

  @Test func `ask about each convention, and those of an engine of both profiles all`() throws {
    let probes = ConventionsLoader.builtin
    #expect(Set(probes.map(\.convention)) == Set(ConventionID.allCases.map(\.rawValue)))
    let whole = try maker(
      EngineManifest(
        name: "e", version: "1", profiles: ["swift", "legacy"], actions: Set(Action.Kind.allCases)))
    #expect(whole.conventions.map(\.id) == probes.map(\.convention))
  }

  @Test func `ask a mere presenter about conventions by what it is offered`() throws {
    let presenter = try maker(
      EngineManifest(name: "e", version: "1", profiles: ["swift"], layer: .presenter))
    let scripts = presenter.conventions.scripts
    let stack = try #require(scripts.first { $0.caseID == "doctor/relaunch-stack" })
    #expect(stack.actions == [.enterBackground, .offer(message: "sale"), .relaunch, .opportunity])
    let order = try #require(scripts.first { $0.caseID == "doctor/order-of-time" })
    #expect(
      order.actions == [
        .offer(message: "picture_1"), .offer(message: "picture_2"), .advance(.seconds(10)),
      ])
    #expect(!scripts.contains { $0.caseID == "doctor/interval-of-0" })
  }

  @Test func `are drawn in the same order from the same seed`() throws {
    let suite = try Builtin.suite()
    let manifest = EngineManifest(name: "e", version: "1", profiles: ["swift", "legacy"])
    func sample(_ seed: UInt64) -> [Script] {
      Sample(
        of: suite, within: SuiteScope(of: suite, in: InAppMessages()), for: manifest,
        AdapterDoctor.Options(seed: seed, sampleSize: 20)
      ).scripts
    }
    #expect(sample(1) == sample(1))
    #expect(sample(1) != sample(2))
    #expect(Set(sample(1)).count == sample(1).count)
  }
}
