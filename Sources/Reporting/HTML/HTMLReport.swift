import Conformance
import EmbeddedFiles
import SpecJSON
import SpecModel
package import Wording

/// An HTML page that shows runs side by side: one file that needs no other and no network.
///
/// The page itself contains everything that should be visible without a script: the verdict of each
/// run, why cases failed, the outcome in each profile, the matrix of rules, skipped cases and the
/// open questions. The cases and their timelines are JSON, and are drawn when they are opened.
package struct HTMLReport {
  private let runs: [ReportedRun]
  private let domain: any Domain

  /// Creates a report for runs of one suite.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - domain: Knows why failed cases expect what they expect.
  package init(_ runs: [ReportedRun], domain: any Domain) {
    self.runs = runs
    self.domain = domain
  }

  /// The page, as UTF-8.
  package var bytes: [UInt8] {
    guard let suite = runs.first?.plan.suite else { return [] }
    let templates: Templates
    do {
      templates = try Templates([
        "page": EmbeddedFile.page_mustache.bytes, "cause": EmbeddedFile.cause_mustache.bytes,
      ])
    } catch {
      preconditionFailure("the template of the report is wrong: \(error)")
    }
    let page = ReportPage(suite, runs)
    // The script and the data bypass the template engine, which would copy them several times.
    let parts = templates.render(page, with: "page").split(separator: ReportPage.gap, maxSplits: 1)
    let columns = ReportColumn.columns(of: runs)
    var bytes = Array(parts[0].utf8)
    bytes += ReportData(suite, columns, domain).bytes
    if parts.count > 1 { bytes += parts[1].utf8 }
    return bytes
  }
}

/// The values for the template.
struct ReportPage: View {
  /// The placeholder in the template for the data.
  static let gap = "\u{1}data\u{1}"

  let gap = ReportPage.gap
  let title: String
  let suite: String
  let digest: String
  let verdicts: [Verdict]
  /// Whether several runs are compared, so that each is shown with its engine.
  let isComparison: Bool
  let runs: [Run]
  let diagnoses: [ReportDiagnosis]
  let cards: [ReportCard]
  let matrix: ReportMatrix
  let columns: [Column]
  let skips: [ReportSkips.Row]
  let skipSums: [String]
  let known: [ReportKnownFailure]
  let findings: [String]
  let questions: [ReportQuestion]
  /// `145 questions`.
  let questionCount: String
  let hasAnswers: Bool
  let style = WebText.joined([Palette.css, EmbeddedFile.page_css.bytes])
  let script = String(cString: EmbeddedFile.page_js.start)

  /// The heading of a column in the smaller tables.
  struct Column {
    let index: Int
    let engine: String
    let variation: String?
    let profile: String
  }

  /// The outcome of a run, as a sentence.
  struct Verdict {
    /// `red`, `odd`, `green` or `grey`.
    let state: String
    let sign: String
    let sentence: String
    let variation: String?
  }

  /// The place and time of a run.
  struct Run {
    let text: String
  }

  /// Creates the values for runs of a suite.
  init(_ suite: Suite, _ runs: [ReportedRun]) {
    let columns = ReportColumn.columns(of: runs)
    var cases: [String: [Case]] = [:]
    for item in suite.cases {
      for rule in item.rules { cases[rule, default: []].append(item) }
    }
    let engines = runs.map { VisibleText.line($0.header.engine) }
    self.suite = VisibleText.line("\(suite.title) · \(suite.name) \(suite.version)")
    title = "\(engines.joined(separator: ", ")) · \(VisibleText.line(suite.name))"
    digest = runs[0].header.suite.digest
    verdicts = runs.map(Verdict.init)
    isComparison = runs.count > 1
    self.runs = runs.map(Run.init)
    diagnoses = runs.compactMap(ReportDiagnosis.init)
    cards = columns.map { ReportCard($0, suite, cases: cases) }
    matrix = ReportMatrix(suite, columns, cases: cases)
    self.columns = columns.enumerated().map {
      Column(
        index: $0, engine: $1.engine, variation: $1.variation.nonEmpty, profile: $1.profile)
    }
    let skipped = ReportSkips(columns)
    (skips, skipSums) = (skipped.rows, skipped.sums)
    known = ReportKnownFailure.list(columns)
    findings =
      runs.map(\.end).flatMap {
        ProcessText($0).sentences + $0.listFindings.map(\.sentence)
          + CoverageText($0.coverage).shortfalls + $0.answerChanges.map(\.text)
      }
    questions = suite.questions.map { ReportQuestion($0, columns) }
    questionCount = NumberText.count(questions.count, "question")
    hasAnswers = runs.contains { !$0.answers.isEmpty }
  }
}

extension ReportPage.Verdict {
  fileprivate init(_ run: ReportedRun) {
    let verdict = RunVerdict(run.end, of: run.plan, shard: run.header.shard)
    let role: TextStyle.Role
    (sign, role) = verdict.sign
    state =
      switch role {
      case .good: "green"
      case .skipped: "grey"
      case .trouble: "odd"
      default: "red"
      }
    sentence = verdict.sentence
    variation = ReportColumn.variation(of: run).nonEmpty
  }
}

extension ReportPage.Run {
  fileprivate init(_ run: ReportedRun) {
    let header = run.header
    var parts = [header.engine]
    if let started = header.started {
      parts.append(started.replacing("T", with: " ").replacing("Z", with: " UTC"))
    }
    if let hostname = header.hostname { parts.append("on \(hostname)") }
    if let duration = run.end.duration { parts.append("in \(DurationText.text(of: duration))") }
    if !header.shard.isWhole {
      parts.append(header.shard.description)
    }
    let options = header.options.selection
    for (name, values) in [
      ("cases", options.cases), ("rules", options.rules), ("chapters", options.chapters),
      ("profiles", options.profiles),
    ] where !values.isEmpty {
      parts.append("\(name): \(values.joined(separator: ", "))")
    }
    if run.end.wasInterrupted {
      parts.append(
        "ended after \(run.end.tally.total) of \(NumberText.count(header.planned, "case"))")
    }
    parts.append("iamspec \(header.tool)")
    text = VisibleText.line(parts.joined(separator: " · "))
  }
}
