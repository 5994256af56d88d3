import SpecLoading
import SpecModel
import Testing

@testable import Exploration

@Suite struct `A script in words of a suite's own` {
  @Test func `names only messages of those classes that its words take`() throws {
    let loaded = VocabularyLoader.load(directory: "Fixtures/invalid-suites/words-of-a-class")
    let words = try #require(loaded.words)
    var sale = Message(name: "sale", type: .modal)
    sale.own = OwnKeys(["lifetime": .number(60_000)], of: words)
    let tip = Message(name: "tip", type: .modal)
    func word(_ name: String, _ members: [String: WordValue]) throws -> Action {
      .word(Word(try #require(words.actions[name]), members))
    }
    // Through the name of another shape, in a list, and where a message may not have a key.
    let good = [
      try word("show", ["ours": .text("sale")]),
      try word("renew", ["messages": .list([.text("sale")])]),
      try word("sort", ["first": .text("tip"), "others": .list([.text("sale")])]),
    ]
    let bad = [
      try word("show", ["ours": .text("tip")]),
      try word("renew", ["messages": .list([.text("sale"), .text("tip")])]),
      try word("sort", ["first": .text("sale"), "others": .list([])]),
      try word("frame", ["message": .text("tip")]),
    ]
    let script = Script(
      caseID: "explore/1/1", profile: "app", given: words.usualGiven, messages: [sale, tip],
      actions: good + bad)
    #expect(script.possibleInWords.actions == good)
  }
}
