import Handbook
import Reporting
import SpecModel
import TestSupport
import Testing
import Wording

@Testing.Suite("Timeline pictures")
struct PictureTests {
  @Test("A picture matches the golden one")
  func golden() throws {
    let suite = try Builtin.suite()
    let item = try #require(
      suite.cases.first { $0.id == "stack/last-in-first-out/two-waiting" })
    let story = try #require(Storyteller().stories(of: item).first)
    // One element per line, so that differences are readable.
    let svg = TimelinePicture(story, id: "golden").svg.replacing("><", with: ">\n<") + "\n"
    try Golden("handbook/two-waiting.svg").expect(svg)
  }

  @Test("Every picture of the built-in suite is well-formed and has its text alternative")
  func wellFormed() throws {
    let storyteller = Storyteller()
    var all = "<all>"
    for item in try Builtin.suite().cases {
      for story in storyteller.stories(of: item) {
        let svg = TimelinePicture(story, id: "p").svg
        #expect(svg.contains("<title id=\"p-t\">Timeline: "))
        #expect(svg.contains("<desc id=\"p-d\">Step 1: "))
        all += svg
      }
    }
    #expect(try XMLLint.complaints(about: all + "</all>") == "")
  }

  @Test("The reference engine passes every case, so that no picture shows a failure")
  func picturesShowConformance() throws {
    let storyteller = Storyteller()
    for item in try Builtin.suite().cases {
      let stories = storyteller.stories(of: item)
      #expect(!stories.isEmpty, "\(item.id)")
      for story in stories {
        #expect(story.timeline.rows.count == item.steps.count, "\(item.id)")
        #expect(!TimelinePicture(story, id: "p").svg.contains("class=\"no\""), "\(item.id)")
      }
    }
  }

  @Test("A case that the reference engine fails shows what is missing")
  func failureIsShown() throws {
    let place = SourceLocation(file: "a/b.yaml", line: 1, column: 1)
    let item = Case(
      id: "a/b/c", title: "Never", rules: ["a.b"], profiles: ["swift"],
      messages: [Message(name: "sale", type: .modal, triggers: [.sessionStart])],
      steps: [
        Step(
          actions: [.enterBackground], expectations: [.observation(.displayed(message: "sale"))],
          position: place.position)
      ], asserts: [.displayed], location: place)
    let svg = TimelinePicture(try #require(Storyteller().stories(of: item).first), id: "p").svg
    #expect(svg.contains("missing: "))
    #expect(svg.contains("class=\"no\""))
  }
}
