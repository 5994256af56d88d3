import SpecJSON
import SpecModel
import TestSupport
import Testing

@Suite struct `JSON` {
  @Test(arguments: [
    ("[]", JSONValue.array([])), ("{}", .object([])), (" true ", .boolean(true)),
    ("-0.5e1", .number(-5)), ("12345678901234567890", .number(12_345_678_901_234_567_168)),
    (#""\u00e9\ud83d\ude00\n\/""#, .string("é😀\n/")), ("\"é😀\"", .string("é😀")),
    (#"[1,{"a":null}]"#, .array([.number(1), .object([.init(key: "a", value: .null)])])),
  ]) func `is read correctly`(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONParser.parse(text.utf8) == value)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "[1 2]", "01", "1.", "-", "+1", "1e",
    "tru", "nul", "\"", "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\n\"",
    "\"\\udc00\"", "\"a\nb\"", "1 2", "[]]", "'a'", "NaN", "1e999", "\u{feff}1",
  ]) func `that is invalid is rejected with its offset`(_ text: String) throws {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text.utf8) }
    let offset = try #require(error?.offset)
    #expect(0...text.utf8.count ~= offset)
  }

  @Test(arguments: [
    (#"{"a":1,"a":1}"#, 8), (#"{"a":1,"b":[{"c":{}}],"\u0061":2}"#, 23),
    (#"[{"a":{"b":{},"c":[],"b":{}}}]"#, 22), (#"{"":1,"":2}"#, 7),
    ("{" + (0..<30).map { #""k\#($0)":{"x":1},"# }.joined() + #""k\u0033":0}"#, 412),
  ]) func `with two members of the same name is rejected with the offset`(
    _ text: String, _ offset: Int
  ) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text.utf8) }
    #expect(error?.message.hasSuffix("` appears twice") == true)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    #"{"a":{"a":{"a":[{"a":1},{"a":1}]}},"b":{"a":1}}"#,
    "{" + (0..<30).map { #""k\#($0)":{"k1":1}"# }.joined(separator: ",") + "}",
  ]) func `may have the same name in another object`(_ text: String) throws {
    #expect(throws: Never.self) { try JSONParser.parse(text.utf8) }
  }

  @Test func `can have a string's end, escapes and accents at any position`() throws {
    for before in 0..<20 {
      for after in 0..<10 {
        let head = String(repeating: "~", count: before)
        let tail = String(repeating: " ", count: after)
        for (written, read) in [
          ("", ""), (#"\""#, "\""), (#"\\"#, "\\"), ("é", "é"), ("\u{7f}", "\u{7f}"),
        ] {
          let text = "[\"\(head)\(written)\(tail)\",1]"
          #expect(
            try JSONParser.parse(text.utf8) == .array([.string(head + read + tail), .number(1)]))
        }
        #expect(
          throws: JSONError("a string has an unescaped control character", offset: before + 2)
        ) {
          try JSONParser.parse("[\"\(head)\u{1f}\(tail)\",1]".utf8)
        }
      }
    }
  }

  @Test func `with bytes that are not UTF-8 is rejected`() {
    #expect(throws: JSONError("the string is not valid UTF-8", offset: 1)) {
      try JSONParser.parse([0x22, 0xff, 0x22])
    }
  }

  @Test func `nested too deep is rejected`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    #expect(throws: JSONError("nested deeper than 64 levels", offset: 64)) {
      try JSONParser.parse(deep)
    }
  }

  @Test func `has room for as many values as a text of its length can have`() throws {
    let open = String(repeating: "[", count: 64)
    for end in ["", "0", "0,0", "0,0,0,0,0,0,0,0", "{", #"{"":0,"":"#] {
      let error = #expect(throws: JSONError.self) { try JSONParser.parse((open + end).utf8) }
      #expect(error?.offset != nil)
    }
    let numbers = Array(repeating: "0", count: 1001).joined(separator: ",")
    let value = JSONValue.array(Array(repeating: .number(0), count: 1001))
    #expect(try JSONParser.parse("[\(numbers)]".utf8) == value)
  }

  @Test func `a string survives being written with a special character at any place`() throws {
    for length in 0..<26 {
      let plain = Array(repeating: Character("~"), count: length)
      for place in 0...length {
        for special: Character in ["\"", "\\", "\u{1f}", "\u{0}", "é", "😀", "\u{7f}"] {
          let text = String(plain[..<place] + [special] + plain[place...])
          var writer = JSONWriter()
          writer.string(text)
          #expect(try JSONParser.parse(writer.bytes) == .string(text))
        }
      }
    }
  }

  @Test func `any string survives being written and read`() throws {
    let text =
      String((0...0x2ff).map { Character(Unicode.Scalar($0) ?? " ") }) + "\u{2028}😀\u{10ffff}"
    var writer = JSONWriter()
    writer.string(text)
    #expect(try JSONParser.parse(writer.bytes) == .string(text))
  }

  @Test func `never crashes the parser when damaged at random`() throws {
    var random = SplitMix64(seed: 7)
    let sample = Array(
      #"{"id":7,"observations":[[{"saw":"displayed","message":"é"}],[1.5e3]]}"#.utf8)
    for _ in 0..<20_000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? JSONParser.parse(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
    }
  }
}
