import SpecModel
import Testing

@testable import SpecLoading

/// The smallest parts of a spec, read from bytes.
@Suite struct LexicalTests {
  @Test(
    "A duration is a whole number with a unit",
    arguments: [
      ("0s", 0), ("30s", 30_000), ("1500ms", 1500), ("2m", 120_000), ("525600m", 31_536_000_000),
    ])
  func durations(text: String, milliseconds: Int) throws {
    #expect(try parse(text) == .success(TimeSpan(milliseconds: milliseconds)))
  }

  @Test(
    "Each kind of invalid duration is recognized",
    arguments: [
      ("30", DurationLiteral.Failure.unitMissing), ("30 s", .spelled(.seconds(30))),
      ("30 seconds", .spelled(.seconds(30))), ("1.5 Min", .spelled(.seconds(90))),
      ("-3s", .negative(.seconds(3))), ("-1", .negative(.seconds(1))), ("-soon", .negative(nil)),
      ("1.5s", .spelled(.milliseconds(1500))), ("1.5", .spelled(.milliseconds(1500))),
      ("0.0001s", .other), ("2h", .spelled(.seconds(7200))), ("05s", .spelled(.seconds(5))),
      ("030", .spelled(.seconds(30))), ("soon", .other), ("", .other), ("525601m", .tooLong),
      ("366 days", .tooLong), ("99999999999999999999999s", .tooLong), ("3s3", .other),
      ("..s", .other), ("1.s", .other), ("PT30S", .other),
    ])
  func noDurations(text: String, failure: DurationLiteral.Failure) throws {
    #expect(try parse(text) == .failure(failure))
  }

  private func parse(_ text: String) throws -> Result<TimeSpan, DurationLiteral.Failure> {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      Result { () throws(DurationLiteral.Failure) in try DurationLiteral.parse(bytes) }
    }
  }

  @Test(
    "An unquoted scalar is classified by what any parser could read it as",
    arguments: [
      ("opened_shop", PlainScalar.text), ("two words", .text), ("nobody", .text), ("-", .text),
      ("1.2.3", .text), ("3s", .text), ("e5", .text), ("2026-spring", .text), (".", .text),
      ("0", .number), ("-3", .number), ("2.50", .number), ("1e5", .number),
      ("012", .oddNumber), ("0x1f", .oddNumber), ("1_000", .oddNumber), (".5", .oddNumber),
      ("+3", .oddNumber), ("8:30", .oddNumber), (".inf", .oddNumber), ("-.INF", .oddNumber),
      ("0o17", .oddNumber), ("1.", .oddNumber), ("true", .boolean), ("false", .boolean),
      ("no", .oddBoolean), ("On", .oddBoolean), ("TRUE", .oddBoolean), ("y", .oddBoolean),
      ("", .null), ("~", .null), ("null", .null), ("NULL", .null), ("2026-01-31", .date),
      ("2026-01-31T12:00:00Z", .date), ("<<", .indicator), ("=", .indicator),
    ])
  func scalars(text: String, kind: PlainScalar) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { PlainScalar($0) } == kind)
  }

  @Test(
    "Ids and names must have their forms",
    arguments: [
      (
        Identifier.plain, ["a", "two-waiting", "3-days"],
        ["", "-a", "a-", "a--b", "A", "a.b", "a_b"]
      ),
      (.dotted, ["stack", "stack.last-in"], ["", ".a", "a.", "a..b", "a.-b", "a b"]),
      (.name, ["a", "first_2", "a_"], ["", "2a", "_a", "a-b", "A", "é"]),
    ])
  func identifiers(shape: Identifier, good: [String], bad: [String]) {
    for text in good + bad {
      let matches = Array(text.utf8).withUnsafeBufferPointer { shape.matches($0) }
      #expect(matches == good.contains(text), "\(text)")
    }
  }

  @Test("The closest word is suggested if it is close enough")
  func suggestions() {
    let words = ["displayed", "dismissed", "discarded", "click"]
    #expect(Suggestion.nearest(to: "dispalyed", among: words) == "displayed")
    #expect(Suggestion.nearest(to: "dismised", among: words) == "dismissed")
    #expect(Suggestion.nearest(to: "clik", among: words) == "click")
    #expect(Suggestion.nearest(to: "shown", among: words) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: words) == nil)
  }
}
