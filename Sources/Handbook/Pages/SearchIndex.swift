import SpecModel

/// The index for the search box: a script that assigns a table, because a page opened from a file
/// may load scripts but not data.
struct SearchIndex {
  private let index: SuiteIndex
  private let paths: HandbookPaths
  private let engines: [EngineHistory]
  private let pages: [PageLink]

  /// Creates the index of a suite, of engines, and of the pages that are not chapters.
  init(index: SuiteIndex, paths: HandbookPaths, engines: [EngineHistory], pages: [PageLink]) {
    self.index = index
    self.paths = paths
    self.engines = engines
    self.pages = pages
  }

  /// The script: an array whose rows have a kind, a title, the search words, and a path.
  var script: String {
    "window.handbookIndex=[\n" + rows.map(Self.line).joined(separator: ",\n") + "\n];\n"
  }

  private var rows: [[String]] {
    let suite = index.suite
    var rows: [[String]] = []
    for chapter in suite.chapters {
      rows.append(["Chapter", chapter.title, chapter.id, HandbookPaths.chapter(chapter.id)])
    }
    for rule in suite.rules {
      rows.append([
        "Rule", rule.title, "\(rule.id) \(rule.statement)", paths.path(of: rule.id) ?? "",
      ])
    }
    for question in suite.questions {
      rows.append([
        "Open question", question.title, "\(question.id) \(question.question)",
        paths.path(of: question.id) ?? "",
      ])
    }
    for entry in Glossary.entries(for: suite) {
      rows.append([
        "Term", entry.name, entry.forms.joined(separator: " "), "glossary.html#\(entry.anchor)",
      ])
    }
    for engine in engines {
      let versions = engine.runs.map(\.version).joined(separator: " ")
      rows.append(["Engine", engine.name, versions, engine.path])
    }
    for link in pages { rows.append(["Page", link.title, "", link.path]) }
    for item in suite.cases {
      rows.append(["Case", Self.plain(item.title), item.id, paths.path(of: item.id) ?? ""])
    }
    return rows
  }

  private static func plain(_ title: String) -> String {
    title.filter { $0 != "`" }
  }

  private static func line(_ row: [String]) -> String {
    "[" + row.map(literal).joined(separator: ",") + "]"
  }

  /// Returns a text as a string literal that is safe anywhere in a script.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
