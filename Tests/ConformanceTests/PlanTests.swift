import Conformance
import EngineKit
import SpecModel
import Testing

@Suite struct `A plan` {
  private func skips(_ manifest: EngineManifest) throws -> [SkipReason?] {
    try Plan(
      suite: SampleSuite.suite, selection: Selection(cases: ["stack"], profiles: ["swift"]),
      manifest: manifest
    ).cases.map(\.skip)
  }

  private let able = EngineManifest(name: "able", version: "1", profiles: ["swift"])

  @Test func `includes every case for a complete engine`() throws {
    #expect(try skips(able) == [nil, nil, nil])
  }

  @Test func `skips cases that need an action the engine does not take`() throws {
    var manifest = able
    manifest.actions.remove(.presentLocal)
    #expect(try skips(manifest).first == .lacksActions([.presentLocal]))
  }

  @Test func `skips cases that ask for the stack of an engine that hides it`() throws {
    var manifest = able
    manifest.observations.remove(.stack)
    #expect(try skips(manifest).first == .lacksObservations([.stack]))
  }

  @Test func `skips the cases of a rule that does not apply, with the engine's reason`() throws {
    var manifest = able
    manifest.notApplicable = ["stack.memory": "it keeps its stack on disk"]
    #expect(
      try skips(manifest) == [
        nil, nil, .notApplicable(rule: "stack.memory", reason: "it keeps its stack on disk"),
      ])
  }

  @Test func `skips cases that need a rule that does not apply, unless the harness implements it`()
  {
    var manifest = able
    manifest.notApplicable = ["reenqueue.background": "it is never there", "trigger.event": "none"]
    var sample = SampleSuite.testCase("a/b/c", rules: ["stack.order"])
    sample.basis.needs = ["trigger.event", "reenqueue.background"]
    #expect(manifest.reasonToSkip(sample) == .needsNotApplicable(rule: "trigger.event"))
    manifest.layer = .presenter
    let reason = manifest.reasonToSkip(sample, coreRules: ["trigger.event"])
    #expect(reason == .needsNotApplicable(rule: "reenqueue.background"))
    #expect(
      reason?.description
        == "the case needs reenqueue.background, which the engine lists as not applicable")
    sample.basis.needs = ["trigger.event"]
    #expect(manifest.reasonToSkip(sample, coreRules: ["trigger.event"]) == nil)
  }

  @Test func `skips cases that bind the core if the engine is only a presenter`() throws {
    var manifest = able
    manifest.layer = .presenter
    var sample = SampleSuite.testCase("a/b/c", rules: ["stack.order", "trigger.event"])
    let reason = manifest.reasonToSkip(sample, coreRules: ["trigger.event"])
    #expect(reason == .bindsCore(rule: "trigger.event"))
    #expect(
      reason?.description == "trigger.event binds the core, and the engine is only a presenter")
    sample.rules = ["stack.order"]
    #expect(manifest.reasonToSkip(sample, coreRules: ["trigger.event"]) == nil)
  }

  @Test func `requires offers of a presenter instead of events, and no observation of the core`() {
    var manifest = able
    manifest.layer = .presenter
    manifest.actions = [.offer, .opportunity]
    manifest.observations = [.displayed]
    var sample = SampleSuite.testCase("a/b/c")
    sample.steps = [
      Step(
        actions: [.startSession(deliver: []), .logEvent(name: "shop", properties: [:])],
        position: sample.location.position)
    ]
    sample.asserts = [.displayed, .noMatchingTrigger, .prefetched]
    #expect(manifest.reasonToSkip(sample) == nil)
    manifest.actions = [.startSession, .logEvent]
    #expect(manifest.reasonToSkip(sample) == .lacksActions([.offer, .opportunity]))
  }

  @Test(arguments: [
    (Given(app: .background), Action.Kind.enterBackground),
    (Given(orientation: .landscape), .rotate), (Given(keyboard: .shown), .showKeyboard),
    (Given(presenter: .none), .assignPresenter), (Given(host: Host(choice: .discard)), .choose),
    (Given(assets: ["a.png": .fail]), .serve),
  ]) func `requires the action that brings about a start state`(_ given: Given, _ kind: Action.Kind)
  {
    var sample = SampleSuite.testCase("a/b/c")
    sample.given = given
    var manifest = able
    manifest.actions.remove(kind)
    #expect(manifest.reasonToSkip(sample) == .lacksActions([kind]))
  }

  @Test func `sends the actions of all steps and a query for each stack, but no expectations`() {
    let planned = PlannedCase(SampleSuite.testCase("a/b/c"), profile: "swift")
    #expect(planned.script.actions == [.presentLocal(message: "tip"), .dismiss, .queryStack])
    #expect(planned.script.profile == "swift")
  }
}
