import Conformance
import SpecModel
import Testing

@Suite struct `A step matches` {
  static let a = Observation.displayed(message: "a", extras: ["shape": "round"])
  static let b = Observation.dismissed(message: "b")
  static let c = Observation.discarded(message: "c", reason: .timeout)

  struct Row: CustomTestStringConvertible {
    let what: String
    let expected: [SpecModel.Expectation]
    let actual: [Observation]
    let matches: Bool
    var testDescription: String { what }
  }

  static let rows: [Row] = [
    Row(what: "nothing where nothing is expected", expected: [], actual: [], matches: true),
    Row(what: "nothing but what is expected", expected: [], actual: [a], matches: false),
    Row(
      what: "what it names, in order", expected: [.is(a), .is(b)], actual: [a, b], matches: true),
    Row(what: "not the other order", expected: [.is(a), .is(b)], actual: [b, a], matches: false),
    Row(what: "not a part of it", expected: [.is(a), .is(b)], actual: [a], matches: false),
    Row(
      what: "extras only where they are stated", expected: [.is(.displayed(message: "a"))],
      actual: [a], matches: true),
    Row(
      what: "stated extras as a whole",
      expected: [.is(.displayed(message: "a", extras: ["shape": "round", "size": "big"]))],
      actual: [a], matches: false),
    Row(
      what: "stated empty extras against extras that were not reported",
      expected: [.is(.displayed(message: "a", extras: [:]))],
      actual: [.displayed(message: "a")], matches: true),
    Row(
      what: "any reason where none is stated", expected: [.is(.discarded(message: "c"))],
      actual: [c], matches: true),
    Row(
      what: "no other reason", expected: [.is(.discarded(message: "c", reason: .orientation))],
      actual: [c], matches: false),
    Row(
      what: "a stated reason only where a reason is reported", expected: [.is(c)],
      actual: [.discarded(message: "c")], matches: false),
    Row(
      what: "any order where it says so", expected: [.anyOrder([.is(a), .is(b)]), .is(c)],
      actual: [b, a, c], matches: true),
    Row(
      what: "any order of no more than it names", expected: [.anyOrder([.is(a), .is(b)])],
      actual: [b, b], matches: false),
    Row(
      what: "the wider entry of an any_order last, if that is what fits",
      expected: [.anyOrder([.is(.discarded(message: "c")), .is(c)])],
      actual: [c, .discarded(message: "c", reason: .orientation)], matches: true),
    Row(
      what: "one of several sequences", expected: [.oneOf([[.is(a)], [.is(b), .is(c)]])],
      actual: [b, c], matches: true),
    Row(
      what: "an empty alternative", expected: [.oneOf([[.is(a)], []]), .is(b)], actual: [b],
      matches: true),
    Row(
      what: "the alternative that leaves the rest a chance",
      expected: [.oneOf([[.is(a)], [.is(a), .is(b)]]), .is(c)], actual: [a, b, c], matches: true),
    Row(
      what: "one alternative only", expected: [.oneOf([[.is(a)], [.is(b)]])], actual: [a, b],
      matches: false),
  ]

  @Test(arguments: rows) func `what the table says`(_ row: Row) {
    #expect(ExpectationMatcher.matches(row.actual, row.expected) == row.matches)
  }
}

extension SpecModel.Expectation {
  static func `is`(_ observation: Observation) -> SpecModel.Expectation {
    .observation(observation)
  }
}

/// What an engine reports is cut when it is read; what a suite expects, when it is compared.
@Suite struct `A text that is too long for an answer` {
  @Test(arguments: [-1, 0, 1, 1000]) func `matches what was cut`(_ excess: Int) {
    let name = String(repeating: "n", count: TextLimit.name.bytes + excess)
    let url = String(repeating: "u", count: TextLimit.url.bytes + excess)
    let value = String(repeating: "v", count: TextLimit.value.bytes + excess)
    for whole: Observation in [
      .displayed(message: name), .displayed(message: "m", extras: [name: value]),
      .dismissed(message: name), .discarded(message: name, reason: .timeout),
      .noMatchingTrigger(.customEvent, name: name), .prefetched(asset: url), .stack([name]),
    ] {
      #expect(whole.cut.isBounded)
      #expect((whole == whole.cut) == (excess <= 0))
      #expect(ExpectationMatcher.matches([whole.cut], [.observation(whole)]))
      #expect(ExpectationMatcher.matches([whole], [.observation(whole)]))
    }
    let other = Observation.displayed(message: name + "x")
    #expect(!ExpectationMatcher.matches([other.cut], [.observation(.displayed(message: name))]))
  }

  @Test func `is the same in both of Unicode's forms`() {
    let composed = Observation.displayed(message: "caf\u{E9}")
    let decomposed = Observation.displayed(message: "cafe\u{301}")
    #expect(ExpectationMatcher.matches([decomposed], [.observation(composed)]))
    let limit = TextLimit.name.bytes
    let long = String(repeating: "\u{E9}", count: limit / 2)
    let longer = String(repeating: "e\u{301}", count: limit / 2)
    #expect(
      ExpectationMatcher.matches(
        [Observation.displayed(message: longer).cut], [.observation(.displayed(message: long))]))
  }
}
