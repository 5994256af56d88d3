import Handbook
import SpecModel
import TestSupport
import Testing

@Testing.Suite("Hostile texts")
struct EscapingTests {
  @Test("No text of a suite becomes markup, a script, or a template")
  func siteIsSafe() throws {
    for file in try SuiteHandbook(HostileSuite.suite).files(.html)
    where !file.path.hasPrefix("assets/h") {
      #expect(!holds(file, "<script>alert"), "\(file.path)")
      #expect(!holds(file, "<img"), "\(file.path)")
      #expect(!holds(file, "<b>`"), "\(file.path)")
      #expect(!holds(file, "href=\"javascript:"), "\(file.path)")
      #expect(!holds(file, "\u{1}"), "\(file.path)")
      // A quotation mark with a combining accent is one character, and still ends an attribute.
      let isData = file.path.hasPrefix("assets/")
      #expect(isData || !holds(file, "\"\u{301}"), "\(file.path)")
      if file.path == "rules/stack.x.html" { #expect(holds(file, "{{suiteTitle}}")) }
    }
  }

  /// Tells whether a file contains a text; a function, so that a failure does not print the whole
  /// file.
  private func holds(_ file: SuiteHandbook.File, _ text: String) -> Bool {
    file.text.contains(text)
  }

  @Test("The search index cannot end its script")
  func searchIsSafe() throws {
    let files = try SuiteHandbook(HostileSuite.suite).files(.html)
    let index = try #require(files.first { $0.path == "assets/search.js" })
    #expect(!index.text.contains("<"))
    #expect(index.text.contains("\\u003cimg"))
  }

  @Test("The playable cases cannot end their script")
  func casesAreSafe() throws {
    let files = try SuiteHandbook(HostileSuite.suite).files(.html)
    let cases = try #require(files.first { $0.path == "assets/cases/stack.x.js" })
    #expect(!cases.text.contains("<"))
    #expect(cases.text.contains("\\u003cscript"))
    let script = try #require(files.first { $0.path == "assets/playground.js" })
    #expect(script.text.contains("\\u003cimg"))
  }

  @Test("Pictures of hostile messages are well-formed")
  func picturesAreSafe() throws {
    let stories = Storyteller().stories(of: HostileSuite.suite.cases[0])
    #expect(stories.count == 1)
    for story in stories {
      #expect(try XMLLint.complaints(about: TimelinePicture(story, id: "x").svg) == "")
    }
  }

  @Test(
    "Markdown escapes all markup, too",
    arguments: [SuiteHandbook.Format.markdown, .overview])
  func markdownIsSafe(format: SuiteHandbook.Format) throws {
    for file in try SuiteHandbook(HostileSuite.suite).files(format) {
      var isCode = false
      for line in file.text.split(separator: "\n") {
        if line.hasPrefix("```") { isCode.toggle() }
        guard !isCode else { continue }
        let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        #expect(!prose.contains("<img") && !prose.contains("<script"), "\(file.path): \(line)")
      }
    }
  }
}
