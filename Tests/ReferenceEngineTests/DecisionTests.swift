import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `A decision` {
  /// The rules that an engine cites on its way through an example.
  private static func cited(_ example: Example, in profile: String) throws -> Set<String> {
    let setup = EngineSetup(
      Script(
        caseID: "test", profile: profile, given: example.given, messages: example.messages,
        actions: example.actions))
    var engine = try ReferenceAdapter().simulation(for: setup)
    engine.keepsDecisions = true
    for action in example.actions { _ = engine.perform(action) }
    return Set(engine.decisions.map(\.rule))
  }

  @Test(arguments: testableRules.sorted { $0.key < $1.key })
  func `cites the rule that it rests on, one of the profile's`(
    rule: String, profiles: [String]
  ) throws {
    for profile in profiles {
      let examples = `The reference engine`.examples.filter {
        $0.rule == rule && $0.profiles.contains(profile)
      }
      let cited = try examples.reduce(into: Set<String>()) {
        $0.formUnion(try Self.cited($1, in: profile))
      }
      #expect(cited.contains(rule), "\(rule) in \(profile): \(cited.sorted())")
      #expect(cited.allSatisfy { testableRules[$0]?.contains(profile) == true }, "\(cited)")
    }
  }

  @Test func `is not kept unless it is asked for`() throws {
    let setup = EngineSetup(profile: "swift", given: Given(), messages: ["a": .modal("a")])
    var engine = try ReferenceAdapter().simulation(for: setup)
    _ = engine.perform(.startSession(deliver: ["a"]))
    #expect(engine.decisions == [])
    engine.keepsDecisions = true
    _ = engine.perform(.log("a"))
    #expect(
      engine.decisions == [
        Decision(rule: "trigger.custom-event", message: "a"),
        Decision(rule: "stack.push-on-trigger", message: "a"),
        Decision(rule: "stack.last-in-first-out", message: "a"),
        Decision(rule: "extras.delivered", message: "a"),
      ])
  }
}
