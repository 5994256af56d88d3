import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

/// Faults that are a moment and an effect: they are read from a file, and act on a running engine.
@Suite struct `Interventions` {
  @Test func `are read from every line of the file, each with its own words`() throws {
    let text = try Repository.text("Sources/ReferenceFaults/entries.txt")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let ids = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(try Fault.entries(in: text).map(\.id) == ids)
    #expect(ids.allSatisfy { Fault.named($0) != nil })
  }

  @Test func `use every word that there is`() throws {
    let text = try Repository.text("Sources/ReferenceFaults/entries.txt")
    // Some words are for faults, tests and surveys alone.
    let occasions = Occasion.allCases.filter { $0 != .apiEvaluated }
    let effects = Effect.allCases.filter { $0 != .keepsVisible && $0 != .nothing }
    let words =
      occasions.map(\.rawValue) + Circumstance.allCases.map(\.rawValue) + effects.map(\.rawValue)
    #expect(words.filter { !text.contains($0) } == [])
  }

  @Test func `read as a sentence`() throws {
    let faults = try Fault.entries(
      in: """
        stack.in-memory/kept-until-launch
          one [legacy] = the keyboard is shown + while a message is visible: all that wait are lost
          two = after a session starts: all that wait are lost
          three = a message goes back + that has waited + that had to load: it is lost
          four = the app is relaunched + that had to load: only those survive
        """)
    #expect(
      faults.map(\.summary) == [
        "When the keyboard is shown while a message is visible, all that wait are lost.",
        "After a session starts, all that wait are lost.",
        "When a message goes back that has waited and that had to load, it is lost.",
        "When the app is relaunched, only those survive that had to load.",
      ])
    #expect(faults.map(\.profiles.count) == [1, 2, 2, 2])
    #expect(faults[0].profiles == ["legacy"])
    #expect(Set(faults.map(\.clause)) == ["stack.in-memory/kept-until-launch"])
  }

  @Test(arguments: [
    ("one = the user clicks: all is well", "“all is well” is no effect"),
    ("one = the user sleeps: all that wait are lost", "“the user sleeps” is no occasion"),
    ("one = the user clicks + twice: all that wait are lost", "“twice” is no circumstance"),
    ("one = the user clicks", "“the user clicks” is no intervention"),
    ("one", "“” is no intervention"),
    (
      "one [none] = the user clicks: all that wait are lost",
      "it begins with neither `id` nor `id [profile]`"
    ),
  ])
  func `name the words of a line that cannot be read`(line: String, reason: String) {
    let error = #expect(throws: UnreadableEntry.self) {
      try Fault.entries(in: "stack.in-memory/kept-until-launch\n  \(line)")
    }
    let words = error?.description ?? ""
    #expect(words.hasSuffix(": \(reason)"))
    #expect(words.contains("stack.in-memory/kept-until-launch"))
  }

  @Test(arguments: [
    " lost = the user clicks: all that wait are lost", "stack.in-memory/no-such-clause",
  ])
  func `are never lost because their line passes for a heading`(line: String) {
    let error = #expect(throws: UnreadableEntry.self) {
      try Fault.entries(
        in: """
          stack.in-memory/kept-until-launch
            one = the user clicks: all that wait are lost
          \(line)
          """)
    }
    #expect(
      error?.description == "\(line): it is neither indented by two spaces nor the id of a clause")
  }

  @Test func `are below a clause`() {
    let error = #expect(throws: UnreadableEntry.self) {
      try Fault.entries(in: "  one = the user clicks: all that wait are lost")
    }
    let line = "one = the user clicks: all that wait are lost"
    #expect(error?.description == "\(line), below : it is below no clause")
  }

  @Test func `are read from their own words`() throws {
    for edit in Intervention.product { #expect(try Intervention(words: edit.words) == edit) }
  }

  @Test func `count in the engine's state, so that a copy counts by itself`() throws {
    let fault = try #require(Fault.named("keyboard-noticed-once"))
    let setup = EngineSetup(
      Script(
        caseID: "test", profile: "legacy", given: Given(minimumInterval: 0), messages: [],
        actions: []))
    var original = try ReferenceAdapter(faults: [fault]).simulation(for: setup)
    var copy = original
    for action in [Action.showKeyboard, .hideKeyboard] { _ = original.perform(action) }
    #expect(original.state != copy.state)
    _ = original.perform(.showKeyboard)
    #expect(original.world.keyboard == .hidden)
    _ = copy.perform(.showKeyboard)
    #expect(copy.world.keyboard == .shown)
  }

  @Test(
    arguments: [
      ("for the second time or later", [true, false, false, false]),
      ("for the third time or later", [true, true, false, false]),
      ("every second time", [true, false, true, false]),
    ])
  func `count how often their occasion has come`(circumstance: String, noticed: [Bool]) throws {
    let fault = try #require(
      Fault.entries(
        in: """
          reenqueue.keyboard/not-displayed
            deaf = the keyboard is shown + \(circumstance): the engine does not notice
          """
      ).first)
    let setup = EngineSetup(
      Script(
        caseID: "test", profile: "legacy", given: Given(minimumInterval: 0), messages: [],
        actions: []))
    var engine = try ReferenceAdapter(faults: [fault]).simulation(for: setup)
    let seen = noticed.map { _ in
      _ = engine.perform(.showKeyboard)
      defer { _ = engine.perform(.hideKeyboard) }
      return engine.world.keyboard == .shown
    }
    #expect(seen == noticed)
  }

  @Test func `happen only under their circumstances`() throws {
    let fault = try #require(Fault.named("click-on-empty-screen-empties-stack"))
    let adapter = ReferenceAdapter(faults: [fault])
    let messages: [Message] = [.modal("a"), .modal("b")]
    let start: [Action] = [.startSession(deliver: ["a", "b"]), .log("a"), .log("b")]
    let visible = try transcript(adapter, messages: messages, start + [.click, .queryStack])
    #expect(visible.last == [.stack(["b"])])
    let empty = try transcript(
      adapter, messages: messages, start + [.dismiss, .click, .queryStack])
    #expect(empty.last == [.stack([])])
  }
}
