import BuiltinSuite
import SpecJSON
import SpecModel
import Testing

/// Checks the compact form of a suite in the binary.
@Suite struct CompactSuiteTests {
  @Test func `preserves everything but the questions and the accounts of a suite`() throws {
    var suite = try BundledSuite.load()
    (suite.questions, suite.accounts) = ([], [])
    #expect(try CompactSuite(suite).read().bundle() == suite.bundle())
  }

  @Test func `supports everything that a case can contain`() throws {
    let filters: [PropertyFilter] = [
      .comparison(property: "a", .equals(.string("é\n\"x\""))),
      .comparison(property: "a", .notEquals(.number(-0.1))),
      .comparison(property: "a", .equals(.boolean(true))),
      .comparison(property: "a", .equals(.date(secondsSince1970: -1))),
      .comparison(property: "a", .greaterThan(1e300)), .comparison(property: "a", .atLeast(0.1)),
      .comparison(property: "a", .lessThan(-2)), .comparison(property: "a", .atMost(3)),
      .comparison(property: "a", .before(secondsSince1970: .min)),
      .comparison(property: "a", .after(secondsSince1970: 7)),
      .comparison(property: "a", .matches(pattern: "^a")),
      .presence(property: "b", isPresent: true), .presence(property: "b", isPresent: false),
    ]
    let messages = [
      Message(
        name: "m", type: .imageModal,
        triggers: [
          .sessionStart, .pushClick, .anyPurchase,
          .specificPurchase(product: "p", filter: .any(filters)),
          .customEvent(name: "e", filter: .all(filters)), .customEvent(name: "e", filter: nil),
        ], priority: -3, orientation: .landscape, image: "i", zip: "z", timeout: .milliseconds(5),
        extras: ["k": "v", "": ""]), Message(name: "n", type: .html),
    ]
    let actions: [Action] = [
      .startSession(deliver: ["m", "n"]), .logEvent(name: "e", properties: ["a": .number(1.5)]),
      .logPurchase(product: "p", properties: [:]), .receiveAPIEvent(.purchase, name: "p"),
      .openFromPush, .enterBackground, .enterForeground, .relaunch, .rotate(.landscape),
      .showKeyboard, .hideKeyboard, .advance(.seconds(3)), .dismiss, .click,
      .presentLocal(message: "n"), .displayNext, .choose(.everyMessage(.discard)),
      .choose(.messages(["m": .reenqueue])),
      .serve(["i": AssetBehavior(succeeds: false, after: .seconds(1)), "z": .ok]),
      .serveDeliveries(AssetBehavior(succeeds: false, after: .seconds(2))), .serveDeliveries(.ok),
      .assignPresenter, .logImpression(message: "n"), .logClick(message: "n"),
      .offer(message: "m"), .opportunity, .queryStack,
    ]
    #expect(Set(actions.map(\.kind)) == Set(Action.Kind.allCases))
    let observations: [Observation] = [
      .displayed(message: "m"), .displayed(message: "m", extras: ["k": "v"]),
      .dismissed(message: "m"), .discarded(message: "m"),
      .discarded(message: "m", reason: .timeout), .reenqueued(message: "m"),
      .reenqueued(message: "m", reason: .keyboard), .choiceAsked(message: "m"),
      .noMatchingTrigger(.customEvent, name: "e"), .noMatchingTrigger(.sessionStart, name: nil),
      .impression(message: "m"), .click(message: "m"), .prefetched(asset: "i"),
      .stack(["m", "n"]),
    ]
    #expect(Set(observations.map(\.kind)) == Set(Observation.Kind.allCases))
    let all = observations.map(Expectation.observation)
    let given = Given(
      minimumInterval: 0, app: .background, orientation: .landscape, keyboard: .shown,
      presenter: .none,
      host: Host(
        implements: .keyboardDisplayChoice, choice: .discard, choices: ["m": .now, "n": .reenqueue]),
      assets: ["i": .fail])
    let item = Case(
      id: "c", title: "t", about: "a\nb", rules: ["r", "s"], profiles: ["p"], given: given,
      messages: messages,
      steps: [
        Step(
          actions: actions, expectations: all + [.anyOrder(all), .oneOf([[.anyOrder(all)], []])],
          stack: ["m"], note: "note", position: SourcePosition(line: 2, column: 3)),
        Step(actions: [.click], stack: [], position: .nowhere),
      ], asserts: KindSet(Observation.Kind.allCases), keptFor: "k",
      basis: CaseBasis(holds: [.init(clause: "r/x", steps: [0, 1])], needs: ["s"]),
      location: .nowhere)
    let file = CaseFile(
      id: "f", chapter: "c", title: "", about: "", cases: [item], location: .nowhere,
      lineCount: 9)
    let suite = Suite(
      name: "s", title: "", version: "1", documents: [], profiles: [], chapters: [], files: [file])
    let read = try CompactSuite(suite).read()
    #expect(read.cases == [item])
    #expect(read.files.map(\.id) == ["f"])
    #expect(read.files.map(\.lineCount) == [9])
  }

  @Test func `has no words of a suite's own`() throws {
    let item = Case(
      id: "c", title: "", about: "", rules: [], profiles: [], given: Given(), messages: [],
      steps: [Step(actions: [.word(Word("pause"))], position: .nowhere)], asserts: [],
      location: .nowhere)
    let file = CaseFile(
      id: "f", chapter: "c", title: "", about: "", cases: [item], location: .nowhere)
    let suite = Suite(
      name: "s", title: "", version: "1", documents: [], profiles: [], chapters: [], files: [file])
    let error = #expect(throws: CompactError.self) { try CompactSuite(suite) }
    #expect(error?.problem == "the form has no words of a suite's own")
  }

  @Test func `reports where its numbers are wrong`() throws {
    let suite = Suite(
      name: "s", title: "t", version: "1", documents: [], profiles: [], chapters: [], files: [])
    let whole = try CompactSuite(suite)
    #expect(String(decoding: whole.texts, as: UTF8.self) == "1 s\n1 t\n1 1\n")
    // Eight empty tables, and the suite: its texts and four lists.
    let numbers = "0\n0\n0\n0\n0\n0\n0\n0\n0 1 2\n0\n0\n0 0"
    #expect(String(decoding: whole.numbers, as: UTF8.self) == numbers)
    for (wrong, problem) in [
      ("", "byte 0 of the numbers: expected a number"),
      ("0\n1 x", "byte 4 of the numbers: expected a number"),
      ("99999999999999999999", "byte 19 of the numbers: the number is too large"),
      ("99", "byte 3 of the numbers: the list ends behind the suite"),
      (
        numbers.replacing("0 1 2", with: "0 1 3"), "byte 22 of the numbers: nothing has the place 3"
      ),
      (numbers + " 0", "byte 30 of the numbers: there is more behind the suite"),
    ] {
      var broken = whole
      broken.numbers = Array(wrong.utf8)
      let error = #expect(throws: CompactError.self) { try broken.read() }
      #expect(error?.description == problem)
    }
    for (wrong, problem) in [
      ("x", "byte 0 of the texts: expected a number"),
      (" s\n", "byte 0 of the texts: expected a text of 0 bytes and a line feed"),
      ("1 s\n2 t\n1 1\n", "byte 5 of the texts: expected a text of 2 bytes and a line feed"),
      ("1 s\n1 t\n9 1\n", "byte 9 of the texts: expected a text of 9 bytes and a line feed"),
      ("1 s\n1 t\n", "byte 22 of the numbers: nothing has the place 2"),
    ] {
      var broken = whole
      broken.texts = Array(wrong.utf8)
      let error = #expect(throws: CompactError.self) { try broken.read() }
      #expect(error?.description == problem)
    }
  }
}

extension CompactSuite {
  fileprivate func read() throws -> Suite {
    try texts.withUnsafeBufferPointer { texts in
      try numbers.withUnsafeBufferPointer { try Suite(compactTexts: texts, numbers: $0) }
    }
  }
}
