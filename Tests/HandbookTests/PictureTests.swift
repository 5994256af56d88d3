import Foundation
import Handbook
import InAppMessages
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
    let story = try #require(Storyteller(of: InAppMessages()).stories(of: item).first)
    // One element per line, so that differences are readable.
    let svg = TimelinePicture(story, id: "golden").svg.replacing("><", with: ">\n<") + "\n"
    try Golden("handbook/two-waiting.svg").expect(svg)
  }

  @Test("Every picture of the built-in suite is well-formed and has its text alternative")
  func wellFormed() throws {
    let storyteller = Storyteller(of: InAppMessages())
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
    let storyteller = Storyteller(of: InAppMessages())
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
    let item = Case.neverDisplayed
    let svg = TimelinePicture(
      try #require(Storyteller(of: InAppMessages()).stories(of: item).first), id: "p"
    ).svg
    #expect(svg.contains("missing: "))
    #expect(svg.contains("class=\"no\""))
  }

  /// A case in whose only step much happens.
  private func crowded(
    _ actions: [Action], _ expectations: [SpecModel.Expectation], image: String? = nil
  ) throws -> String {
    let place = SourceLocation(file: "a/b.yaml", line: 1, column: 1)
    let item = Case(
      id: "a/b/c", title: "Much at once", rules: ["a.b"], profiles: ["swift"],
      given: Given(
        assets: image.map { [$0: AssetBehavior(succeeds: true, after: .seconds(5))] } ?? [:]),
      messages: [Message(name: "sale", type: .modal, triggers: [.sessionStart], image: image)],
      steps: [Step(actions: actions, expectations: expectations, position: place.position)],
      asserts: [.displayed], location: place)
    return TimelinePicture(
      try #require(Storyteller(of: InAppMessages()).stories(of: item).first), id: "p"
    ).svg
  }

  @Test("What the case only allows has a mark of its own, and is not drawn as asserted")
  func alternatives() throws {
    let displayed = SpecModel.Expectation.observation(.displayed(message: "sale"))
    let svg = try crowded([.startSession(deliver: ["sale"])], [.oneOf([[displayed], []])])
    #expect(svg.contains("class=\"al\"") && svg.contains("one of: "))
    #expect(svg.contains("the case allows one of: sale is displayed / nothing"))
    #expect(svg.contains("class=\"as\"") && svg.contains("class=\"ms d\""))
    #expect(!svg.contains("class=\"ok\"") && !svg.contains("class=\"ms\""))
    let certain = try crowded([.startSession(deliver: ["sale"])], [displayed])
    #expect(certain.contains("class=\"ok\"") && certain.contains("class=\"ms\""))
    #expect(!certain.contains("class=\"al\"") && !certain.contains("class=\"as\""))
  }

  @Test("A message that is displayed and gone within a step is drawn, and so is each of its states")
  func betweenTheSteps() throws {
    let svg = try crowded(
      [.startSession(deliver: ["sale"]), .showKeyboard, .enterBackground, .relaunch],
      [.observation(.displayed(message: "sale"))])
    // Alone, with the keyboard, and open in the background. That it stays is not asserted.
    #expect(svg.components(separatedBy: "class=\"ms\"").count - 1 == 1)
    #expect(svg.components(separatedBy: "class=\"ms d\"").count - 1 == 1)
    #expect(svg.components(separatedBy: "sale stays open").count - 1 == 1)
    #expect(svg.components(separatedBy: "class=\"ph\"").count - 1 == 4)
    #expect(
      svg.contains("In between: sale; sale (keyboard up); sale (app in background, keyboard up)."))
  }

  @Test("A message that loads has a place in the picture")
  func loading() throws {
    let svg = try crowded([.startSession(deliver: ["sale"])], [], image: "https://a.b/c.png")
    #expect(svg.contains(">loading: sale</text>"))
    #expect(svg.contains("Loading: sale."))
  }
}
