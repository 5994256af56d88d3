import Reporting
import Wording

/// Converts prose to HTML: everything is escaped, names of the suite become links, and the first
/// mention of a term on a page links to the glossary.
struct ProseHTML {
  /// The paths of the pages.
  let paths: HandbookPaths
  /// The relative path from the page to the handbook's root: empty, or `../`.
  let root: String
  /// The terms that the page has linked already.
  private var linked: Set<String>

  /// Creates a renderer for one page.
  ///
  /// - Parameter skipping: The terms that the page does not link because it is about them.
  init(paths: HandbookPaths, root: String, skipping: Set<String> = []) {
    self.paths = paths
    self.root = root
    linked = skipping
  }

  /// Renders Markdown; headings get anchors.
  mutating func html(_ markdown: String) -> String {
    var result = ""
    for block in Prose(markdown: markdown).blocks {
      switch block {
      case .paragraph(let inlines): result += "<p>\(html(inlines))</p>\n"
      case .list(let isOrdered, let items):
        let tag = isOrdered ? "ol" : "ul"
        result += "<\(tag)>\n"
        for item in items { result += "<li>\(html(item))</li>\n" }
        result += "</\(tag)>\n"
      case .heading(let level, let text): result += Self.heading(level, text)
      case .table(let rows): result += table(rows)
      case .code(let language, let text):
        let inner =
          switch language {
          case "yaml": YAMLColors.html(text)
          case "console": ConsoleLines.html(text)
          default: HTMLText.escaped(text)
          }
        result += "<pre class=\"code\" tabindex=\"0\"><code>\(inner)</code></pre>\n"
      }
    }
    return result
  }

  /// Renders a sentence of Markdown without a paragraph around it.
  mutating func sentence(_ markdown: String) -> String {
    html(Prose.inlines(markdown))
  }

  /// Renders a phrase with its names highlighted.
  static func html(_ phrase: Phrase) -> String {
    phrase.pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text += HTMLText.escaped(words)
      case .name(let name): text += "<code>\(HTMLText.escaped(name))</code>"
      }
    }
  }

  /// Renders a heading with an anchor.
  static func heading(_ level: Int, _ text: String) -> String {
    let anchor = HandbookPaths.slug(text)
    return """
      <h\(level) id="\(anchor)">\(HTMLText.escaped(text))\
      <a class="anchor" href="#\(anchor)" aria-label="Link to this section">#</a></h\(level)>

      """
  }

  private mutating func table(_ rows: [[[Prose.Inline]]]) -> String {
    func row(_ cells: [[Prose.Inline]], _ open: String, _ close: String) -> String {
      "<tr>" + cells.map { open + html($0) + close }.joined() + "</tr>\n"
    }
    let head = rows.first.map { row($0, "<th scope=\"col\">", "</th>") } ?? ""
    let body = rows.dropFirst().map { row($0, "<td>", "</td>") }.joined()
    return """
      <div class="table" tabindex="0" role="region" aria-label="Table">
      <table class="plain">
      <thead>\(head)</thead>
      <tbody>\(body)</tbody>
      </table>
      </div>

      """
  }

  private mutating func html(_ inlines: [Prose.Inline], linksTerms: Bool = true) -> String {
    var result = ""
    for inline in inlines {
      switch inline {
      case .text(let text):
        result += linksTerms ? withTerms(text) : HTMLText.escaped(text)
      case .code(let text): result += code(text, isInLink: !linksTerms)
      case .emphasis(let inner): result += "<em>\(html(inner, linksTerms: linksTerms))</em>"
      case .strong(let inner): result += "<strong>\(html(inner, linksTerms: linksTerms))</strong>"
      case .link(let inner, let destination):
        let href =
          destination.contains("://") || destination.hasPrefix("#")
          ? destination : root + destination
        result += "<a href=\"\(HTMLText.escaped(href))\">\(html(inner, linksTerms: false))</a>"
      }
    }
    return result
  }

  /// Renders a name in the prose, as a link if it is that of a rule, a question or a case.
  private func code(_ text: String, isInLink: Bool) -> String {
    let code = "<code>\(HTMLText.escaped(text))</code>"
    guard !isInLink, let place = paths.path(of: text) else { return code }
    return "<a href=\"\(HTMLText.escaped(root + place))\">\(code)</a>"
  }

  /// Renders text in which the first mention of each term is a link.
  private mutating func withTerms(_ text: String) -> String {
    var result = ""
    for piece in paths.terms.pieces(of: text) {
      let words = HTMLText.escaped(String(piece.text))
      if let term = piece.term, linked.insert(term).inserted {
        result += "<a class=\"term\" href=\"\(root)glossary.html#\(term)\">\(words)</a>"
      } else {
        result += words
      }
    }
    return result
  }
}
