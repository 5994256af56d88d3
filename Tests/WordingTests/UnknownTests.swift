import Conformance
import Testing
import Wording

@Suite struct `An unknown name` {
  private let rules = ["stack.last-in-first-out", "stack.in-memory", "discard.timeout"]

  @Test(arguments: [
    ("stack.in-memroy", "stack.in-memory"), ("stack.lifo", "stack.last-in-first-out"),
    ("timeout", "discard.timeout"), ("last-in", "stack.last-in-first-out"),
  ]) func `gets the likeliest suggestion`(_ name: String, _ likely: String) {
    #expect(
      Unknown(sort: "rule", name: name, known: rules).text == """
        there is no rule `\(name)`
        did you mean `\(likely)`?
        `iamspec list rules` lists them all
        """)
  }

  @Test func `names the suite in the advice`() {
    #expect(
      Unknown(sort: "rule", name: "shop.sael", known: ["shop.sale", "shop.news"])
        .text(listedWith: ["--specs", "my suite"]).hasSuffix(
          "\n`iamspec list rules --specs 'my suite'` lists them all"))
  }

  @Test func `gets all names listed if there are few`() {
    #expect(
      Unknown(sort: "profile", name: "kotlin", known: ["swift", "legacy"]).text == """
        there is no profile `kotlin`
        there are: swift, legacy
        """)
  }

  @Test func `is escaped if it has invisible characters`() {
    #expect(
      Unknown(sort: "answer", name: "a\u{7}", known: [], owner: "open.x").text == """
        there is no answer `a\\u{7}` to `open.x`
        `iamspec list questions` lists them all
        """)
  }

  @Test func `is reported by a selection`() {
    let error = SelectionError.profileNotFollowed("a", engine: "e", follows: ["b", "c"])
    #expect(error.text == "e does not follow the profile `a`; it follows b, c")
    #expect(
      SelectionError.nothingSelected(profiles: ["a"]).text
        == "no case is selected: none matches all selectors at once in a")
    #expect(
      SelectionError.nothingSelected(profiles: []).text
        == """
        no case is selected: the engine follows none of the suite's profiles
        `iamspec list profiles` lists them; name an engine that follows one after `--`
        """)
  }
}
