import SpecModel
import Testing

@Suite struct `The words of a clause` {
  @Test func `consist of words, placeholders and what may be left out`() throws {
    let parts = try Because("{messages} {is} late[ by {value}], go{es} on").parts()
    #expect(
      parts == [
        .placeholder(.messages), .words(" "), .placeholder(.is), .words(" late"),
        .optional([.words(" by "), .placeholder(.value)]), .words(", go"), .placeholder(.es),
        .words(" on"),
      ])
  }

  @Test(arguments: [
    ("{mesages} wait", Because.Mistake.unknownPlaceholder("mesages")),
    ("{} wait", .unknownPlaceholder("")),
    ("{messages wait", .unmatched("{")),
    ("messages} wait", .unmatched("}")),
    ("they wait[ for {value}", .unmatched("[")),
    ("they wait for {value}]", .unmatched("]")),
    ("they wait[ for [{value}]]", .nestedBrackets),
  ])
  func `are not read`(text: String, mistake: Because.Mistake) {
    #expect(throws: mistake) { try Because(text).parts() }
  }
}
