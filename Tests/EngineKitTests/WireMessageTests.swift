import EngineKit
import SpecJSON
import SpecModel
import Testing

@Suite struct `A reply on the wire` {
  @Test(arguments: [
    ("", "the reply is not valid JSON: the text ends where a value should be, at byte 1"),
    ("hello", "the reply is not valid JSON: this is not the start of a value, at byte 1"),
    ("[]", "the reply is not an object: expected an object, found an array"),
    ("{}", "the reply has no `id`"),
    (#"{"id":"7"}"#, "the reply is not valid: `id`: expected a whole number, found a string"),
    (
      #"{"id":7}"#,
      "the reply is not valid: it has none of `observations`, `error` and `unsupported`"
    ),
    (
      #"{"id":7,"error":{"message":"m"},"unsupported":"u"}"#,
      "the reply is not valid: it has more than one of `observations`, `error` and `unsupported`"
    ),
    (
      #"{"id":7,"observations":[[{"saw":"displayed"}]]}"#,
      "the reply is not valid: `observations[0][0]`: `message` is missing"
    ),
    (#"{"id":7,"error":{}}"#, "the reply is not valid: `error`: `message` is missing"),
    (
      #"{"id":1,"id":7,"unsupported":"u"}"#,
      "the reply is not valid JSON: the key `id` appears twice, at byte 10"
    ),
    (
      #"{"observations":[[{"saw":"displayed","message":"a","\u006dessage":"b"}]]}"#,
      "the reply is not valid JSON: the key `message` appears twice, at byte 53"
    ),
    (
      #"{"id":99999999999999999999,"unsupported":"u"}"#,
      "the reply is not valid: `id`: the number is too large"
    ),
    (
      #"{"id":9007199254740993.0,"unsupported":"u"}"#,
      "the reply is not valid: `id`: the number is too large"
    ),
    (
      #"{"id":7.5,"unsupported":"u"}"#,
      "the reply is not valid: `id`: expected a whole number, found a fraction"
    ),
    (
      "\u{feff}{}",
      "the reply is not valid JSON: the text starts with a byte order mark, which JSON does not allow, at byte 1"
    ),
  ])
  func `is rejected with a message`(line: String, message: String) {
    let error = #expect(throws: WireError.self) { try WireReply(line: Array(line.utf8)) }
    #expect(error?.description == message)
    #expect(error?.id == (line.contains(#"{"id":7"#) && !line.contains("7.5") ? 7 : nil))
  }

  @Test(arguments: [9_007_199_254_740_993, .max, -1])
  func `has an id that is read exactly`(id: Int) throws {
    let line = #"{"id":\#(id),"unsupported":"u"}"#
    #expect(try WireReply(line: Array(line.utf8)).id == id)
  }

  @Test(arguments: [
    ScriptOutcome.Ending.completed(Transcript(observations: [[.displayed(message: "m")], []])),
    .failed(EngineFailure(kind: .error, message: "out of \"ink\"\n", action: 3)),
    .failed(EngineFailure(kind: .error, message: "")), .unsupported(reason: "no keyboard"),
  ])
  func `is read as it was written`(ending: ScriptOutcome.Ending) throws {
    var json = JSONWriter()
    let reply = WireReply(id: 7, ending: ending)
    reply.write(to: &json)
    #expect(try WireReply(line: json.bytes) == reply)
  }
}

@Suite struct `A manifest on the wire` {
  @Test func `is read as it was written`() throws {
    let manifest = EngineManifest(
      name: "ShopMessages", version: "2.1", profiles: ["swift", "legacy"], layer: .presenter,
      clock: .real, window: 8, actions: [.offer, .dismiss], observations: [.displayed, .stack],
      notApplicable: ["keyboard.reenqueue": "no keyboard"])
    var json = JSONWriter()
    manifest.write(to: &json)
    #expect(try EngineManifest(line: json.bytes) == manifest)
  }

  @Test func `claims everything if it has no lists`() throws {
    let line = #"{"iamspec":1,"engine":{"name":"e","version":"1"},"profiles":["swift"],"new":1}"#
    #expect(
      try EngineManifest(line: Array(line.utf8))
        == EngineManifest(name: "e", version: "1", profiles: ["swift"]))
  }

  @Test func `claims late deliveries only if it names them`() throws {
    func read(_ actions: String) throws -> EngineManifest {
      let line = #"{"iamspec":1,"engine":{"name":"e"},"profiles":["swift"]\#(actions)}"#
      return try EngineManifest(line: Array(line.utf8))
    }
    #expect(try read("").actions == Action.Kind.presumed)
    #expect(try read("").actions == Set(Action.Kind.allCases).subtracting([.serveDeliveries]))
    #expect(
      try read(#","actions":["advance","serve_deliveries"]"#).actions
        == [.advance, .serveDeliveries])
    for actions in [Action.Kind.presumed, Set(Action.Kind.allCases)] {
      var json = JSONWriter()
      EngineManifest(name: "e", version: "1", profiles: ["swift"], actions: actions)
        .write(to: &json, listsEverything: false)
      #expect(try EngineManifest(line: json.bytes).actions == actions)
    }
  }

  @Test(arguments: [
    ("Welcome!", ManifestError.isNotManifest), ("{}", .isNotManifest),
    (#"{"iamspec":2}"#, .hasOtherVersion("2")),
    (
      #"{"iamspec":"1"}"#, .isMalformed("`iamspec` must be a number, without quotes")
    ),
    (#"{"level":"info","message":"starting"}"#, .isNotManifest), ("[]", .isNotManifest),
    (#"{"iamspec":1}"#, .isMalformed("`engine` is missing")),
    (
      #"{"engine":{"name":"e"},"profiles":["swift"]}"#,
      .isMalformed("`iamspec` is missing: the version of the protocol, which is 1")
    ),
    (
      "\u{feff}" + #"{"iamspec":1}"#,
      .isMalformed(
        "it is not valid JSON: the text starts with a byte order mark, which JSON does not allow, at byte 1"
      )
    ),
    (
      #"{"iamspec":1,"engine":{"name":"\ud800"}}"#,
      .isMalformed(
        "it is not valid JSON: this is half of a surrogate pair, not a character, at byte 38")
    ),
    (
      #"{"iamspec":1,"engine":{"name":"e","name":"f"},"profiles":["swift"]}"#,
      .isMalformed("it is not valid JSON: the key `name` appears twice, at byte 36")
    ),
    (
      #"{"iamspec":1,"engine":{"name":"e"},"profiles":["swift"],"window":18446744073709551616}"#,
      .isMalformed("`window`: the number is too large")
    ),
    (
      #"{"iamspec":1,"engine":{"name":"e"},"profiles":[]}"#,
      .isMalformed("`profiles`: at least one profile must be named")
    ),
    (
      #"{"iamspec":1,"engine":{"name":"e"},"profiles":["swift"],"window":0}"#,
      .isMalformed("`window`: must be 1 or more, is 0")
    ),
  ])
  func `is rejected with a message`(line: String, error: ManifestError) {
    #expect(throws: error) { try EngineManifest(line: Array(line.utf8)) }
  }
}

@Suite struct `A line buffer` {
  @Test func `returns complete lines, however the bytes arrive`() {
    var buffer = LineBuffer()
    var lines: [String] = []
    for chunk in ["a", "b\n\nc", "", "d\ne"] {
      Array(chunk.utf8).withUnsafeBytes { buffer.append($0) }
      while let line = buffer.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["ab", "", "cd"])
    #expect(Array(buffer.remainder) == Array("e".utf8))
    #expect(!buffer.hasLine)
  }
}
