import SpecLoading
import SpecModel
import Testing
import Wording

@Suite struct `The screen beside a timeline` {
  @Test func `follows what a suite's own words show and hide`() throws {
    let words = try #require(VocabularyLoader.load(directory: "Fixtures/suites/tags").words)
    let displayed = try #require(words.observations["displayed"])
    let dismissed = try #require(words.observations["dismissed"])
    func seen(_ meaning: WordMeaning, _ message: String) -> Observation {
      .word(Word(meaning, ["message": .text(message)]))
    }
    var screen = Screen(words.usualGiven, reportsDismissals: true)
    screen.apply(seen(displayed, "sale"))
    #expect(screen.message == "sale")
    screen.apply(seen(dismissed, "tip"))
    #expect(screen.message == "sale")
    screen.apply(seen(dismissed, "sale"))
    #expect(screen.message == nil)
  }
}
