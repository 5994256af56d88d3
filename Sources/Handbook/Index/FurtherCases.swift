import SpecModel

/// The further cases of a suite's rules, on pages of their own: one for each file, or several if it
/// has many cases.
///
/// Only a suite that keeps further cases apart has such pages; in any other, the page of a rule has
/// all of its cases.
struct FurtherCases: Sendable {
  /// The pages by the id of the rule, in reading order.
  private var pages: [String: [Part]] = [:]

  /// The most pictures of a page.
  ///
  /// One has about eight kilobytes, and as many with its text.
  static let limit = 12

  /// A page: cases of one file that are filed under one rule.
  struct Part: Sendable {
    /// The path relative to the handbook's root.
    let path: String
    /// The file, with all of its cases.
    let file: CaseFile
    /// The cases of the page, grouped by variants.
    var cases: [[Case]]
    /// The number of the page among those of the file, from 1.
    let number: Int
    /// The number of the file's pages for the rule.
    var count: Int
  }

  /// Divides the further cases of a suite into pages.
  init(_ index: SuiteIndex) {
    guard index.suite.separatesCore else { return }
    for rule in index.suite.rules {
      pages[rule.id] = index.groups(of: rule).filter { $0.file.coreRule != rule.id }
        .flatMap { Self.parts(of: $0, rule) }
    }
  }

  /// Returns the pages of a rule.
  func pages(of rule: Rule) -> [Part] { pages[rule.id] ?? [] }

  /// Every page.
  var all: [Part] { pages.values.flatMap(\.self) }

  private static func parts(of group: SuiteIndex.Group, _ rule: Rule) -> [Part] {
    var portions: [[[Case]]] = []
    var size = limit
    for variants in group.cases {
      if size + variants.count > limit {
        portions.append([])
        size = 0
      }
      portions[portions.count - 1].append(variants)
      size += variants.count
    }
    let base = "rules/\(HandbookPaths.file(rule.id))/\(name(of: group.file, rule))"
    return portions.enumerated().map { index, cases in
      Part(
        path: base + (index > 0 ? "-\(index + 1)" : "") + ".html", file: group.file, cases: cases,
        number: index + 1, count: portions.count)
    }
  }

  /// The name of a file's page: its path below the folder of the rule, or else below the chapter's.
  private static func name(of file: CaseFile, _ rule: Rule) -> String {
    let name = rule.id.split(separator: ".").last ?? ""
    let folders = ["\(file.chapter)/\(name)/", "\(file.chapter)/"]
    let folder = folders.first { file.id.hasPrefix($0) } ?? ""
    return HandbookPaths.file(String(file.id.dropFirst(folder.count)))
  }
}
