import ClauseIDs
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Suite struct `A decision` {
  /// The engine after the steps of a case, with its decisions.
  private static func engine(after item: Case, in profile: String) throws -> Simulation {
    let actions = item.steps.flatMap(\.actions)
    let setup = EngineSetup(
      Script(
        caseID: item.id, profile: profile, given: item.given, messages: item.messages,
        actions: actions))
    var engine = try ReferenceAdapter().simulation(for: setup)
    engine.keepsDecisions = true
    for action in actions { _ = engine.perform(action) }
    return engine
  }

  @Test func `rests on rules of the profile alone`() throws {
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        let cited = Set(try Self.engine(after: item, in: profile).decisions.map(\.rule))
        #expect(
          cited.allSatisfy { testableRules[$0]?.contains(profile) == true },
          "\(item.id) in \(profile): \(cited.sorted())")
      }
    }
  }

  @Test func `is kept only on request`() throws {
    let setup = EngineSetup(profile: "swift", given: Given(), messages: ["a": .modal("a")])
    var engine = try ReferenceAdapter().simulation(for: setup)
    _ = engine.perform(.startSession(deliver: ["a"]))
    #expect(engine.decisions == [])
    engine.keepsDecisions = true
    _ = engine.perform(.log("a"))
    #expect(
      engine.decisions.filter { $0.message == "a" }.prefix(2) == [
        Decision(.triggerCustomEventTriggers, message: "a"),
        Decision(.triggerNoMatchOnlyUnmatched, message: "a"),
      ])
    #expect(engine.decisions.contains(Decision(.stackLastInFirstOutDisplayedLeaves, message: "a")))
  }

  @Test func `about something that did not happen also cites a clause`() throws {
    let setup = EngineSetup(profile: "swift", given: Given(), messages: ["a": .modal("a")])
    var engine = try ReferenceAdapter().simulation(for: setup)
    let early = engine.performTelling(.log("a"), seeing: [])
    #expect(early.decisions.contains(Decision(.deliveryOnSessionStartNotBefore, message: "a")))
    _ = engine.perform(.startSession(deliver: ["a"]))
    let other = engine.performTelling(.log("b"), seeing: [])
    #expect(other.decisions.contains(Decision(.triggerCustomEventItsNameOnly, message: "a")))
    _ = engine.perform(.log("a"))
    let limited = engine.performTelling(.log("a"), seeing: [])
    #expect(
      limited.decisions.contains(Decision(.rateLimitDefaultHoldsBack, message: "a", detail: "30s")))
  }

  @Test func `rests on an answer if another answer would show something else`() throws {
    let setup = EngineSetup(
      profile: "swift", given: Given(minimumInterval: 0),
      messages: ["a": .modal("a"), "b": .modal("b")])
    var engine = try ReferenceAdapter().simulation(for: setup)
    for action in [Action.startSession(deliver: ["a", "b"]), .log("a"), .log("b")] {
      _ = engine.perform(action)
    }
    let dismissed = engine.performTelling(.dismiss)
    #expect(dismissed.observations == [.dismissed(message: "a")])
    #expect(dismissed.decisions == [Decision(.answer("waits", question: "open.after-dismiss"))])
    #expect(engine.perform(.openFromPush).contains { $0.kind == .displayed })
  }

  @Test func `rests on the answer that was given this time, whatever was decided anew before`()
    throws
  {
    let setup = EngineSetup(
      profile: "swift", given: Given(minimumInterval: 0),
      messages: ["a": .modal("a"), "b": .modal("b"), "c": .modal("c")])
    var engine = try ReferenceAdapter(reading: .open).simulation(for: setup)
    engine.answers.prepareToDecideAnew()
    let actions: [Action] = [
      .startSession(deliver: ["a", "b", "c"]), .log("a"), .log("b"), .log("c"),
      // Whether coming to the foreground is an opportunity is asked twice, and decided anew once.
      .enterBackground, .enterForeground, .enterBackground, .enterForeground,
      .dismiss, .openFromPush,
    ]
    for action in actions { _ = engine.perform(action) }
    var end = engine
    #expect(end.perform(.dismiss) == [.dismissed(message: "c")])
    #expect(end.answers.taken.last?.id == "open.after-dismiss")
    var other = try #require(engine.otherwise(than: end).last)
    let told = other.performTelling(.dismiss)
    #expect(told.observations.contains { $0.kind == .displayed })
    #expect(
      told.decisions.filter { $0.clause == nil } == [
        Decision(.answer("at-times", question: "open.opportunity-at-times")),
        Decision(.answer("shows-next", question: "open.after-dismiss")),
      ])
  }

  @Test func `can cite each clause of the rules, and no other`() throws {
    let clauses = try Builtin.suite().rules.flatMap(\.clauses).map(\.id)
    #expect(Set(ClauseID.allCases.map(\.id)) == Set(clauses))
  }

  @Test func `cites each clause in some case of its rule`() throws {
    var cited: Set<String> = []
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        cited.formUnion(
          try Self.engine(after: item, in: profile).decisions.filter {
            item.rules.contains($0.rule)
          }.compactMap(\.clause))
      }
    }
    #expect(ClauseID.allCases.map(\.id).filter { !cited.contains($0) } == [])
  }
}
