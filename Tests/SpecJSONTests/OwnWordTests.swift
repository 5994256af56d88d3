import SpecJSON
import SpecLoading
import SpecModel
import TestSupport
import Testing

@Testing.Suite("Words of a suite's own")
struct OwnWordTests {
  static let suites = ["Fixtures/suites/tags", "Fixtures/suites/inbox"]

  @Test("come back from the wire as they were sent", arguments: suites)
  func wire(_ folder: String) async throws {
    let suite = try #require(await SuiteLoader().load(directory: folder).suite)
    let words = try #require(suite.words)
    for item in suite.cases {
      var json = JSONWriter()
      json.object { json in
        json.key("given")
        item.given.write(to: &json)
        json.key("messages")
        json.messages(item.messages)
        json.member("actions", item.steps.flatMap(\.actions)) { $1.write(to: &$0) }
        json.member("seen", item.observations) { $1.write(to: &$0) }
      }
      let read = try JSONReader(parsing: json.bytes, words: words)
      #expect(try Given(read.member("given")) == item.given, "\(item.id)")
      for (message, (name, member)) in zip(item.messages, try read.member("messages").members()) {
        #expect(try Message(name: name, member) == message, "\(item.id)")
      }
      #expect(
        try read.member("actions").array(Action.init) == item.steps.flatMap(\.actions),
        "\(item.id)")
      #expect(try read.member("seen").array(Observation.init) == item.observations, "\(item.id)")
    }
  }

  /// Shapes that are their own alternatives, or contain themselves in each value.
  @Test(
    "from elsewhere are refused if their shapes have no end",
    arguments: [
      #"[{"name":"a","shape":{"named":"b"}},{"name":"b","shape":{"named":"a"}}]"#,
      #"[{"name":"a","shape":{"members":[{"name":"next","shape":{"named":"a"}}]}}]"#,
      """
      [{"name":"a","shape":{"either":[{"name":"b","shape":{"named":"b"}},{"name":"whole","shape":"whole"}]}},
       {"name":"b","shape":{"either":[{"name":"a","shape":{"named":"a"}},{"name":"flag","shape":"flag"}]}}]
      """,
    ])
  func circles(_ shapes: String) throws {
    let json = try JSONReader(
      parsing: Array(#"{"shapes":\#(shapes),"actions":[],"observations":[]}"#.utf8))
    let error = try #require(throws: JSONError.self) { _ = try SuiteWords(json) }
    #expect(
      error.message
        == "`shapes`: the shape `a` contains itself in every value, or is its own alternative")
  }

  @Test("have monitors, which come back from a bundle as they were", arguments: suites)
  func monitors(_ folder: String) async throws {
    var suite = try #require(await SuiteLoader().load(directory: folder).suite)
    let loaded = MonitorsLoader.load(directory: folder, of: suite)
    #expect(loaded.declarations.count > 10)
    suite.monitors = loaded.declarations.map { monitor in
      var monitor = monitor
      monitor.location = .nowhere
      return monitor
    }
    suite.monitors[0].weight = .decisive
    suite.monitors[0].says = try BreachWords("`{seen}`: too soon", with: [.seen])
    #expect(try Suite(bundle: suite.bundle()).monitors == suite.monitors)
  }

  @Test("that the suite does not have are told, with the nearest one that it has")
  func unknownWord() throws {
    let words = try #require(VocabularyLoader.load(directory: "Fixtures/suites/inbox").words)
    let json = try JSONReader(
      parsing: Array(#"{"saw": "inbox_change", "unread": 1}"#.utf8), words: words)
    let error = try #require(throws: JSONError.self) { _ = try Observation(json) }
    #expect(
      error.message
        == "`saw`: `inbox_change` is not an observation of the suite; did you mean `inbox_changed`?"
    )
  }

  @Test("with a value of another form are told, with its place")
  func wrongForm() throws {
    let words = try #require(VocabularyLoader.load(directory: "Fixtures/suites/inbox").words)
    let json = try JSONReader(
      parsing: Array(#"{"saw": "inbox_changed", "unread": "one"}"#.utf8), words: words)
    let error = try #require(throws: JSONError.self) { _ = try Observation(json) }
    #expect(error.message == "`unread`: expected a whole number, found `one`")
  }

  @Test("are expected only in what a case says of them")
  func comparison() throws {
    let words = try #require(VocabularyLoader.load(directory: "Fixtures/suites/tags").words)
    let expired = try #require(words.observations["expired"])
    let dated = Word(expired, ["message": .text("tip"), "reason": .text("date")])
    let capped = Word(expired, ["message": .text("tip"), "reason": .text("capped")])
    #expect(Word(expired, ["message": .text("tip")]).isSatisfied(by: dated))
    #expect(dated.isSatisfied(by: dated))
    #expect(!dated.isSatisfied(by: capped))
    #expect(!Word(expired, ["message": .text("other")]).isSatisfied(by: dated))
  }
}

extension Case {
  /// The observations that its expectations name.
  fileprivate var observations: [Observation] {
    steps.flatMap(\.expectations).compactMap { expectation in
      if case .observation(let observation) = expectation { observation } else { nil }
    }
  }
}
