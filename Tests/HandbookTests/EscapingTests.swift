import Handbook
import InAppMessages
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
      let isData = file.path.hasPrefix("assets/") || file.path == HandbookRecord.path
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

  @Test("A gallery shows the texts of hostile handbooks as they are")
  func galleryIsSafe() throws {
    let files = try SuiteHandbook(HostileSuite.suite).files(.html)
    let file = try #require(files.first { $0.path == HandbookRecord.path })
    let record = try HandbookRecord(Array(file.text.utf8))
    let handbook = Gallery.Handbook(folder: "\"><img src=x>", record: record)
    let page = try #require(try Gallery("<b>`", of: [handbook]).files().first).text
    for markup in ["<script>alert", "<img", "<b>", "\"\u{301}"] {
      #expect(!page.contains(markup))
    }
    let link = "<a href=\"%22%3E%3Cimg%20src%3Dx%3E/index.html\">"
    #expect(page.contains(link))
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
    let stories = Storyteller(of: InAppMessages()).stories(of: HostileSuite.suite.cases[0])
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
      let prose = Self.withoutCode(file.text)
      #expect(!prose.contains("<img") && !prose.contains("<script"), "\(file.path)")
    }
  }

  @Test(
    "Markdown keeps no link that runs code, and no image",
    arguments: [
      "[a](javascript:alert)", "[a](java&#115;cript:alert)", "[a](javascript&colon;alert)",
      "[a](javascript\\:alert)", "[a](&#106;avascript:alert)", "[a](<javascript:alert>)",
      "[a](&lt;javascript:alert&gt;)", "[a]: javascript:alert", "[a][b]\n\n[b]: javascript:alert",
      "\\`[a](javascript:alert)\\`", "one ` tick\n\n[a](javascript:alert) and ` another",
      "``[a](javascript:alert)`` `", "<javascript:alert>", "[![a](https://x.y/z.png)](vbscript:x)",
      "![a](https://x.y/z.png)", "![a](//x.y/z.png)", "wow![a](https://x.y/z.png)", "!\\[a](x.png)",
      "**!**[a](https://x.y/z.png)", "*wow!*[a](https://x.y/z.png)",
      "![a][b]\n\n[b]: https://x.y/z.png", "> ![a](https://x.y/z.png)", "[a](data:text/html,x)",
      "| ![a](https://x.y/z.png) | b |\n| --- | --- |\n| [a](javascript:alert) | b |",
      "```\n[a](javascript:alert)", "a\r```\r[a](javascript:alert)\r![b](x.png)",
    ])
  func markdownLinksAreSafe(text: String) throws {
    var suite = HostileSuite.suite
    suite.title = text
    suite.chapters[0].title = text
    suite.chapters[0].about = text
    suite.chapters[0].rules[0].title = text
    suite.chapters[0].rules[0].about = text
    suite.files[0].about = text
    suite.files[0].cases[0].title = text
    suite.files[0].cases[0].about = text
    suite.files[0].cases[0].messages[0].name = "`" + text
    for file in try SuiteHandbook(suite).files(.markdown) {
      let shown = Self.withoutCode(file.text)
      #expect(!shown.contains("!["), "\(file.path)")
      for link in shown.matches(of: /\]\(([^)]*)\)/) {
        let target = String(link.1)
        let head = target.prefix { !"/#?".contains($0) }
        #expect(target.hasPrefix("https://") || !head.contains(":"), "\(file.path): \(target)")
        let rest = target.replacing("&amp;", with: "")
        #expect(!rest.contains { "&\\<".contains($0) }, "\(file.path): \(target)")
      }
      #expect(!shown.contains(/\n *\[[^\]]*\]:/), "\(file.path)")
    }
  }

  /// Returns Markdown without its code and its escaped characters.
  private static func withoutCode(_ markdown: String) -> String {
    var fence: Substring?
    var prose = ""
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open { fence = nil }
      } else if line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
      } else {
        prose += line + "\n"
      }
    }
    return prose.replacing(/\\[^\w\s]|(`+)[^`\n](.*?[^`])?\1(?!`)/, with: "")
  }

  @Test("Every page forbids scripts from elsewhere, and scripts and styles in its own text")
  func pagesHaveAPolicy() throws {
    for file in try SuiteHandbook(HostileSuite.suite).files(.html)
    where file.path.hasSuffix(".html") {
      let policy = try #require(
        file.text.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.1,
        "\(file.path)")
      #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
      #expect(!policy.contains("http") && !policy.contains("*"))
      #expect(!holds(file, "style=\"") && !holds(file, " onclick=") && !holds(file, "<style"))
      #expect(!file.text.contains(/<script(?! src="(\.\.\/)?assets\/handbook\.js"><\/script>)/))
    }
  }
}
