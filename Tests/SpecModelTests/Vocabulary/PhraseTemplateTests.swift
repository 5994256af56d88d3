import SpecModel
import Testing

@Suite struct `A phrase with places for values` {
  @Test func `is taken apart into prose, values and choices`() throws {
    let template = try PhraseTemplate("`{sale}` by {by}[ with {it}|empty|absent `{it}`]")
    #expect(
      template.pieces == [
        .value("sale", asWritten: true), .prose(" by "), .value("by", asWritten: false),
        .choice(
          ["it"], with: [.prose(" with "), .value("it", asWritten: false)],
          empty: [.prose("empty")],
          absent: [.prose("absent "), .value("it", asWritten: true)]),
      ])
    #expect(template.names == ["sale", "by", "it", "it"])
  }

  @Test func `keeps a backquote that is not around a value`() throws {
    #expect(try PhraseTemplate("a `b`").names == [])
  }

  @Test(arguments: [
    ("[a {b}", PhraseTemplate.Mistake.unclosed("[")), ("{a", .unclosed("{")),
    ("`{a} b", .unclosed("`")), ("a]", .unopened("]")), ("a}", .unopened("}")),
    ("a|b", .unopened("|")), ("x[a|b]", .odd(choice: "a|b")),
    ("[{a}|b|c|d]", .odd(choice: "{a}|b|c|d")),
  ])
  func `is refused if something in it does not match`(
    _ text: String, _ mistake: PhraseTemplate.Mistake
  ) {
    #expect(throws: mistake) { try PhraseTemplate(text) }
  }
}
