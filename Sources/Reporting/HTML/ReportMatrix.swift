import Conformance
import SpecModel
import Wording

/// The matrix of rules and engines.
struct ReportMatrix {
  /// The engines, each above its profiles.
  let engines: [Engine]
  /// The profiles below the engines.
  let profiles: [Profile]
  /// The rules in groups.
  ///
  /// First the rules that an engine breaks, those of the diagnosis before the others and the most
  /// broken first; then those that could not be judged; then those that pass unexpectedly; then the
  /// rest by chapter.
  let chapters: [Chapter]
  /// The number of columns without that of the rules.
  let count: Int
  /// The number of columns including that of the rules.
  let width: Int

  /// A heading over one or more columns.
  struct Engine {
    let name: String
    let variation: String?
    let span: Int
  }

  /// The heading of one column.
  struct Profile {
    let id: String
  }

  /// A group of rows.
  struct Chapter {
    let title: String
    /// Whether it contains anything that makes a run red.
    let isRed: Bool
    /// Its color: `red`, `odd` if only the list of known failures is wrong, or empty.
    let state: String
    let rules: [Row]
  }

  /// A rule.
  struct Row {
    /// The index of the rule among all rules.
    let index: Int
    let id: String
    let title: String
    /// Why nothing can test it; `nil` for a testable rule.
    let untestable: String?
    let cells: [Cell]

    /// The number of its cases that did not pass, in all columns together.
    var broken: Int { cells.reduce(0) { $0 + $1.broken } }
    /// Whether one of its cases makes a run red.
    var isRed: Bool { cells.contains(where: \.isRed) }
  }

  /// The results of a rule's cases in a column.
  struct Cell {
    let kind: String
    let broken: Int
    let isRed: Bool
    let sign: String?
    let text: String
    let words: String
  }

  /// Creates the matrix for the columns of a suite's report.
  init(_ suite: Suite, _ columns: [ReportColumn], cases: [String: [Case]]) {
    var engines: [Engine] = []
    var last: Int?
    for column in columns {
      if last == column.number, let engine = engines.popLast() {
        engines.append(
          Engine(
            name: engine.name, variation: engine.variation, span: engine.span + 1))
      } else {
        engines.append(
          Engine(
            name: column.engine, variation: column.variation.nonEmpty, span: 1))
      }
      last = column.number
    }
    self.engines = engines
    profiles = columns.map { Profile(id: $0.profile) }
    count = columns.count
    width = columns.count + 1
    var index = -1
    var (broken, unexpected, chapters) = ([Row](), [Row](), [Chapter]())
    let unjudgedRules = columns.map(\.unjudged)
    let causes = columns.reduce(into: Set()) { $0.formUnion($1.causes) }
    for chapter in suite.chapters {
      var rest: [Row] = []
      for rule in chapter.rules {
        index += 1
        let row = Row(
          index: index, id: VisibleText.line(rule.id), title: VisibleText.line(rule.title),
          untestable: rule.isTestable ? nil : VisibleText.line(rule.untestable ?? ""),
          cells: rule.isTestable
            ? columns.map { Cell(rule, cases[rule.id] ?? [], $0) } : [])
        if row.broken > 0 {
          broken.append(row)
        } else if row.isRed {
          unexpected.append(row)
        } else {
          rest.append(row)
        }
      }
      if rest.isEmpty { continue }
      chapters.append(
        Chapter(title: VisibleText.line(chapter.title), isRed: false, state: "", rules: rest))
    }
    func rank(_ row: Row) -> (Int, Int, Int) {
      (causes.contains(row.id) ? 0 : 1, -row.broken, row.index)
    }
    broken.sort { rank($0) < rank($1) }
    func isUnjudged(_ row: Row) -> Bool {
      zip(row.cells, unjudgedRules).allSatisfy { $0.broken == 0 || $1.contains(row.id) }
    }
    let red = [
      ("Broken", "red", broken.filter { !isUnjudged($0) }),
      ("Could not be judged", "red", broken.filter(isUnjudged)),
      ("Passed unexpectedly", "odd", unexpected),
    ].filter { !$2.isEmpty }
    chapters =
      red.map { title, state, rows in
        Chapter(
          title: "\(title): \(NumberText.count(rows.count, "rule"))", isRed: true, state: state,
          rules: rows)
      } + chapters
    self.chapters = chapters
  }
}

extension ReportMatrix.Cell {
  init(_ rule: Rule, _ cases: [Case], _ column: ReportColumn) {
    guard rule.profiles.contains(column.profile) else {
      self.init(
        kind: "none", broken: 0, isRed: false, sign: nil, text: "",
        words: "not a rule of this profile")
      return
    }
    guard let tally = column.tally(of: cases), let worst = tally.worst else {
      self.init(
        kind: "none", broken: 0, isRed: false, sign: nil, text: "not run",
        words: "no case was run")
      return
    }
    let asked = tally.total - tally[.skipped]
    let skipped = tally[.skipped] > 0 && asked > 0 ? " +\(tally[.skipped])○" : ""
    self.init(
      kind: worst.rawValue, broken: tally.broken, isRed: tally.isRed,
      sign: String(VerdictSign(worst).sign),
      text: asked == 0
        ? "\(tally.total)"
        : "\(tally[.passed] + tally[.unexpectedPass])/\(asked)\(skipped)",
      words: asked == 0 ? "not judged: \(tally.words)" : tally.words)
  }
}
