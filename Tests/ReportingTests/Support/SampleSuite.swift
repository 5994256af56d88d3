import Conformance
import EngineKit
import SpecModel

/// A small suite with two chapters and two profiles, whose run has every verdict.
enum SampleSuite {
  static let suite = Suite(
    name: "iamspec", title: "In-app message delivery", version: "1.0", documents: [],
    profiles: [profile("swift", "Swift SDK"), profile("legacy", "Objective-C SDK")],
    chapters: [
      Chapter(
        id: "triggers", title: "What triggers a message", about: "",
        rules: [
          rule(
            "trigger.custom-event",
            "Logging a named custom event through the SDK can trigger a message."),
          rule(
            "trigger.no-match",
            "An event that matches no trigger is reported to the host app, with its kind and name."),
        ]),
      Chapter(
        id: "stack", title: "The stack of waiting messages", about: "",
        rules: [
          rule(
            "stack.last-in-first-out",
            "Of the messages waiting, the one most recently received is displayed first."),
          rule("stack.in-memory", "The stack lives in memory only: a relaunch empties it."),
        ]),
    ],
    files: [
      file("triggers/custom-event", [triggered, unmatched]),
      file("stack/last-in-first-out", [twoWaiting, longWait]),
      file("stack/in-memory", [relaunch]),
    ])

  static let triggered = sampleCase(
    "triggers/custom-event/opened-shop", line: 9,
    title: "Opening the shop triggers the shop's message",
    rules: ["trigger.custom-event"], messages: [sale],
    steps: [
      step(10, [.startSession(deliver: ["sale"])]),
      step(11, [.logEvent(name: "opened_shop", properties: [:])], [displayed("sale")]),
    ])

  static let unmatched = sampleCase(
    "triggers/custom-event/unmatched", line: 14,
    title: "An event that nothing waits for is reported",
    rules: ["trigger.no-match", "trigger.custom-event"], messages: [sale],
    steps: [
      step(15, [.startSession(deliver: ["sale"])]),
      step(
        16, [.logEvent(name: "closed_shop", properties: [:])],
        [.observation(.noMatchingTrigger(.customEvent, name: "closed_shop"))]),
    ])

  static let twoWaiting = sampleCase(
    "stack/last-in-first-out/two-waiting", line: 14,
    title: "Two messages triggered in the background are shown newest first",
    rules: ["stack.last-in-first-out"], messages: [first, second],
    steps: [
      step(17, [.startSession(deliver: ["first", "second"])]),
      step(
        18,
        [
          .enterBackground, .logEvent(name: "opened_shop", properties: [:]),
          .logEvent(name: "viewed_cart", properties: [:]),
        ]),
      step(19, [.enterForeground, .openFromPush], [displayed("second")]),
      step(
        21, [.dismiss, .openFromPush],
        [.observation(.dismissed(message: "second")), displayed("first")]),
    ])

  static let longWait = sampleCase(
    "stack/last-in-first-out/after-a-long-wait", line: 26,
    title: "However long two messages wait, the newest is shown first",
    rules: ["stack.last-in-first-out", "stack.in-memory"], messages: [first, second],
    steps: [step(27, [.startSession(deliver: ["first", "second"])])]
      + (0..<6).map { step(28 + $0, [.advance(.seconds(10 + $0))]) }
      + [
        Step(
          actions: [.logEvent(name: "opened_shop", properties: ["price": .number(3)])],
          expectations: [displayed("first")], stack: ["second"],
          position: SourcePosition(line: 35, column: 9))
      ])

  static let relaunch = sampleCase(
    "stack/in-memory/relaunch", line: 8, title: "A relaunch empties the stack",
    rules: ["stack.in-memory"], messages: [sale],
    steps: [step(9, [.startSession(deliver: ["sale"]), .relaunch]), step(10, [.openFromPush])])
}

extension SampleSuite {
  static let sale = Message(
    name: "sale", type: .modal, triggers: [.customEvent(name: "opened_shop", filter: nil)])
  static let first = Message(
    name: "first", type: .modal, triggers: [.customEvent(name: "opened_shop", filter: nil)])
  static let second = Message(
    name: "second", type: .full, triggers: [.customEvent(name: "viewed_cart", filter: nil)])

  static func displayed(_ name: String) -> SpecModel.Expectation {
    .observation(.displayed(message: name))
  }

  static func step(
    _ line: Int, _ actions: [Action], _ expectations: [SpecModel.Expectation] = []
  ) -> Step {
    Step(
      actions: actions, expectations: expectations,
      position: SourcePosition(line: line, column: 9))
  }

  static func sampleCase(
    _ id: String, line: Int, title: String, rules: [String], messages: [Message], steps: [Step]
  ) -> Case {
    let path = id.split(separator: "/").prefix(2).joined(separator: "/")
    let kinds = steps.flatMap(\.expectations).reduce(into: Set<Observation.Kind>()) {
      $0.formUnion($1.kinds)
    }
    return Case(
      id: id, title: title, rules: rules, profiles: ["swift", "legacy"],
      given: Given(minimumInterval: 0), messages: messages, steps: steps,
      asserts: KindSet(kinds.union([.displayed])),
      location: SourceLocation(file: "Specs/\(path).yaml", line: line, column: 5))
  }

  private static func profile(_ id: String, _ title: String) -> Profile {
    Profile(id: id, title: title, about: "", documents: [], lacks: [])
  }

  private static func rule(_ id: String, _ statement: String) -> Rule {
    Rule(
      id: id, title: id, layer: .core, profiles: ["swift", "legacy"], statement: statement,
      location: SourceLocation(file: "rules.yaml", line: 1, column: 1))
  }

  private static func file(_ id: String, _ cases: [Case]) -> CaseFile {
    CaseFile(
      id: id, chapter: String(id.prefix { $0 != "/" }), title: id, about: "", cases: cases,
      location: SourceLocation(file: "Specs/\(id).yaml", line: 1, column: 1))
  }
}
