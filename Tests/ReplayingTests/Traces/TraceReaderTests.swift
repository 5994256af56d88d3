import Replaying
import SpecModel
import Testing

@Suite struct `A trace` {
  private static let header =
    #"{"iamspec_trace":1,"profile":"swift","messages":{"sale":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}]}}}"#

  private func read(_ lines: String...) throws(TraceMistakes) -> Trace {
    try TraceReader.read(
      Array(lines.joined(separator: "\n").utf8), profiles: ["swift", "legacy"])
  }

  private func mistakes(_ text: String) -> String {
    do throws(TraceMistakes) {
      _ = try TraceReader.read(Array(text.utf8), profiles: ["swift", "legacy"])
      return "no mistakes"
    } catch {
      return error.all.map { $0.text(in: "t.jsonl") }.joined()
    }
  }

  @Test func `is read with its lines, times and remarks`() throws {
    let trace = try read(
      Self.header, "", #"{"at":5,"do":"log_event","name":"opened_shop","note":"tapped"}"#,
      #"{"at":9,"saw":"displayed","message":"sale"}"#, #"{"at":40,"end":true}"#, "")
    #expect(trace.profile == "swift")
    #expect(trace.messages.map(\.name) == ["sale"])
    #expect(trace.given == Given())
    #expect(
      trace.entries == [
        Trace.Entry(
          line: 3, at: 5, .action(.logEvent(name: "opened_shop", properties: [:])), note: "tapped"),
        Trace.Entry(line: 4, at: 9, .observation(.displayed(message: "sale"))),
      ])
    #expect(trace.end == 40)
    #expect(trace.kinds == Set(Observation.Kind.inManifests))
  }

  @Test func `may have the line breaks of Windows`() throws {
    let trace = try read(Self.header + "\r", #"{"at":5,"do":"dismiss"}"# + "\r", "")
    #expect(trace.entries.count == 1)
  }

  @Test func `is read without its last line if that is incomplete`() throws {
    let trace = try read(Self.header, #"{"at":5,"do":"dismiss"}"#, #"{"at":9,"saw":"disp"#)
    #expect(trace.entries.count == 1)
    #expect(
      trace.remarks == ["line 3 is incomplete and is ignored: the text ends inside a string"])
  }

  @Test func `may have a last line without a line break`() throws {
    let trace = try read(Self.header, #"{"at":5,"do":"dismiss"}"#)
    #expect(trace.entries.count == 1 && trace.remarks.isEmpty)
  }

  @Test(arguments: [
    ("", "t.jsonl: error: the trace is empty"),
    (" \n\n", "t.jsonl: error: the trace is empty"),
    ("\u{0}\u{1}", "t.jsonl: error: this is a binary file, not a trace"),
    (
      "hello\n",
      "t.jsonl:1:1: error: the header is not valid JSON: this is not the start of a value"
    ),
    ("[]\n", "t.jsonl:1:1: error: expected an object, found an array"),
    (
      #"{"at":5,"do":"dismiss"}"# + "\n",
      "t.jsonl:1:1: error: the first line has to be the header: "
    ),
    (
      #"{"iamspec_trace":2}"#,
      "t.jsonl:1:18: error: `iamspec_trace`: the trace is in format 2, but this iamspec reads"
    ),
    (#"{"iamspec_trace":1,"messages":{}}"#, "t.jsonl:1:1: error: `profile` is missing"),
    (#"{"iamspec_trace":1,"profile":"swift"}"#, "t.jsonl:1:1: error: `messages` is missing"),
    (
      #"{"iamspec_trace":1,"profile":"swfit","messages":{}}"#,
      "t.jsonl:1:30: error: `swfit` is not a profile; did you mean `swift`?"
    ),
    (
      #"{"iamspec_trace":1,"profil":"swift","messages":{}}"#,
      "t.jsonl:1:29: error: `profil` is not a key of the header; did you mean `profile`?"
    ),
    (
      #"{"iamspec_trace":1,"profile":"swift","messages":{},"given":{"aap":"foreground"}}"#,
      "`aap` is not a key of `given`; did you mean `app`?"
    ),
    (
      #"{"iamspec_trace":1,"profile":"swift","messages":{"a":{"type":"modal","triggers":[],"timout":1}}}"#,
      "`timout` is not a key of a message; did you mean `timeout`?"
    ),
    (
      #"{"iamspec_trace":1,"profile":"swift","messages":{},"unseen":["prefeched"]}"#,
      "`prefeched` is not a kind of observation; did you mean `prefetched`?"
    ),
    (
      #"{"iamspec_trace":1,"profile":"swift","messages":{},"unknown":["screen"]}"#,
      "`screen` is not something that can be unknown; there are `visible`, `waiting`, `interval`"
    ),
  ])
  func `with an error in its header is rejected`(_ text: String, _ expected: String) {
    #expect(mistakes(text).contains(expected), "\(mistakes(text))")
  }

  @Test(arguments: [
    ("nonsense", "t.jsonl:2:1: error: this is not valid JSON: this is not the start of a value"),
    (#"{"at":1,"do":"dismiss""#, "t.jsonl:2:23: error: this is not valid JSON: expected a comma"),
    ("7", "t.jsonl:2:1: error: expected an object, found a number"),
    (#"{"do":"dismiss"}"#, "t.jsonl:2:1: error: `at` is missing"),
    (#"{"at":1.5,"do":"dismiss"}"#, "t.jsonl:2:7: error: `at`: expected a whole number"),
    (#"{"at":"1","do":"dismiss"}"#, "t.jsonl:2:7: error: `at`: expected a whole number"),
    (#"{"at":-1,"do":"dismiss"}"#, "t.jsonl:2:7: error: `at`: a time counts from the start"),
    (#"{"at":1795000000000,"do":"dismiss"}"#, "`at`: a time counts in milliseconds from the start"),
    (#"{"at":1}"#, "a line says what happened, `do`, or what was seen, `saw`; it has neither"),
    (#"{"at":1,"do":"dismiss","saw":"click"}"#, "a line has one of `do`, `saw` and `end`"),
    (
      #"{"at":1,"do":"dismis"}"#,
      "t.jsonl:2:14: error: `dismis` is not an action of a trace; did you mean `dismiss`?"
    ),
    (#"{"at":1,"do":"advance","by":5}"#, "time passes by itself in a trace: `at` says how much"),
    (#"{"at":1,"do":"offer","message":"sale"}"#, "`offer` is not an action of a trace"),
    (
      #"{"at":1,"saw":"dispalyed","message":"sale"}"#,
      "t.jsonl:2:15: error: `dispalyed` is not an observation; did you mean `displayed`?"
    ),
    (
      #"{"at":1,"saw":"displayed","message":"sales"}"#,
      "t.jsonl:2:37: error: `sales` is not a message of the header; did you mean `sale`?"
    ),
    (#"{"at":1,"do":"start_session","deliver":["x"]}"#, "`x` is not a message of the header"),
    (
      #"{"at":1,"do":"rotate","to":"up"}"#, "t.jsonl:2:28: error: `to`: `up` is not one of portrait"
    ),
    (
      #"{"at":1,"do":"log_event","nmae":"opened_shop"}"#,
      "`nmae` is not a key of `log_event`; did you mean `name`?"
    ),
    (#"{"at":1,"end":false}"#, "`end`: expected true"),
  ])
  func `with an error in a line is rejected`(_ line: String, _ expected: String) {
    let text = mistakes("\(Self.header)\n\(line)\n")
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `is rejected if its times go back, or if anything follows its end`() {
    let lines = [
      Self.header, #"{"at":9,"do":"dismiss"}"#, #"{"at":8,"do":"dismiss"}"#,
      #"{"at":9,"end":true}"#,
      #"{"at":9,"do":"dismiss"}"#, "",
    ]
    #expect(
      mistakes(lines.joined(separator: "\n")) == """
        t.jsonl:3:7: error: `at`: the time goes back, from 9 to 8; use a clock that never does
        t.jsonl:5:1: error: nothing comes after the line with `end`

        """)
  }

  @Test func `cannot contain observations that its header lists as unseen`() {
    let header = Self.header.dropLast() + #","unseen":["click"]}"#
    #expect(
      mistakes(header + "\n" + #"{"at":1,"saw":"click","message":"sale"}"# + "\n")
        == "t.jsonl:2:15: error: `saw`: the header says that `click` cannot be seen\n")
  }

  @Test func `has lines of at most a megabyte, and at most twenty reported errors`() {
    let long = #"{"at":1,"note":""# + String(repeating: "x", count: 1 << 20) + #""}"#
    #expect(
      mistakes("\(Self.header)\n\(long)\n") == "t.jsonl:2:1: error: the line has more than 1 MiB\n")
    let many = String(repeating: "x\n", count: 100)
    #expect(mistakes("\(Self.header)\n\(many)").split(separator: "\n").count == 20)
  }

  @Test func `that begins in the middle has a limit of possible beginnings`() {
    let messages = (0..<9).map { #""m\#($0)":{"type":"modal","triggers":[]}"# }
    let header =
      #"{"iamspec_trace":1,"profile":"swift","messages":{\#(messages.joined(separator: ","))},"#
      + #""unknown":["visible","waiting"]}"#
    #expect(
      mistakes(header).contains("with 9 messages, 5860 beginnings are possible, more than 1000"))
  }
}
