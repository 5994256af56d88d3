import Conformance
import SpecModel

/// The matrix of rules and engines, as the template shows it.
struct ReportMatrix {
  /// The engines, each over its profiles.
  let engines: [Engine]
  /// The profiles under the engines.
  let profiles: [Profile]
  /// The rules by chapter.
  let chapters: [Chapter]
  /// How many columns there are beside that of the rules.
  let count: Int
  /// How many columns there are, that of the rules included.
  let width: Int

  /// A heading over one or more columns.
  struct Engine {
    let name: String
    let variation: String
    let isVaried: Bool
    let span: Int
  }

  /// A heading of a column.
  struct Profile {
    let id: String
  }

  /// A group of rows.
  struct Chapter {
    let title: String
    let rules: [Row]
  }

  /// A rule.
  struct Row {
    /// Its place among all rules.
    let index: Int
    let id: String
    let title: String
    /// Why nothing can test it; empty for a testable rule.
    let untestable: String
    let isUntestable: Bool
    let cells: [Cell]
  }

  /// What a rule's cases came to in a column.
  struct Cell {
    let kind: String
    let hasSign: Bool
    let sign: String
    let text: String
    let words: String
  }

  /// Describes the columns of a suite's report.
  init(_ suite: Suite, _ columns: [ReportColumn], cases: [String: [Case]]) {
    var engines: [Engine] = []
    var last: (name: String, variation: String, started: String?)?
    for column in columns {
      let key = (column.engine, column.variation, column.run.header.started)
      if let last, last == key, let engine = engines.popLast() {
        engines.append(
          Engine(
            name: engine.name, variation: engine.variation, isVaried: engine.isVaried,
            span: engine.span + 1))
      } else {
        engines.append(
          Engine(
            name: column.engine, variation: column.variation,
            isVaried: !column.variation.isEmpty, span: 1))
      }
      last = key
    }
    self.engines = engines
    profiles = columns.map { Profile(id: $0.profile) }
    count = columns.count
    width = columns.count + 1
    var index = -1
    chapters = suite.chapters.map { chapter in
      Chapter(
        title: VisibleText.line(chapter.title),
        rules: chapter.rules.map { rule in
          index += 1
          return Row(
            index: index, id: VisibleText.line(rule.id), title: VisibleText.line(rule.title),
            untestable: VisibleText.line(rule.untestable ?? ""), isUntestable: !rule.isTestable,
            cells: rule.isTestable
              ? columns.map { Cell(rule, cases[rule.id] ?? [], $0) } : [])
        })
    }
  }
}

extension ReportMatrix.Cell {
  init(_ rule: Rule, _ cases: [Case], _ column: ReportColumn) {
    guard rule.profiles.contains(column.profile) else {
      self.init(
        kind: "none", hasSign: false, sign: "", text: "", words: "not a rule of this profile")
      return
    }
    guard let tally = column.tally(of: cases), let worst = tally.worst else {
      self.init(kind: "none", hasSign: false, sign: "", text: "not run", words: "no case was run")
      return
    }
    let asked = tally.total - tally[.skipped]
    let skipped = tally[.skipped] > 0 && asked > 0 ? " +\(tally[.skipped])○" : ""
    self.init(
      kind: worst.rawValue, hasSign: true, sign: String(VerdictSign(worst).sign),
      text: asked == 0 ? "\(tally.total)" : "\(tally[.passed])/\(asked)\(skipped)",
      words: tally.words)
  }
}
