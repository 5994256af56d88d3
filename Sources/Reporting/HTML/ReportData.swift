import Conformance
import EngineKit
import SpecJSON
import SpecModel
import Wording

/// The data for the page's script: the cases, their results, and the details of the cases that did
/// not pass, without repeating any text or detail.
struct ReportData {
  private let suite: Suite
  private let jurisdiction: Jurisdiction
  private let columns: [ReportColumn]
  private let domain: any Domain
  /// The texts of the clauses, by full id.
  private let clauses: [String: String]

  /// Creates the data for the columns of a suite's report.
  init(_ suite: Suite, _ columns: [ReportColumn], _ domain: any Domain) {
    self.suite = suite
    jurisdiction = Jurisdiction(of: suite)
    self.columns = columns
    self.domain = domain
    clauses = Dictionary(
      suite.clauses.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// The JSON, safe in a page.
  var bytes: [UInt8] {
    var pool = StringPool()
    var details = ReportDetails()
    let rules = Dictionary(
      suite.rules.enumerated().map { ($1.id, $0) }
    ) { first, _ in first }
    let reached = suite.cases.filter { item in
      columns.contains { $0.results[item.id] != nil }
    }
    var json = JSONWriter()
    json.object { json in
      json.member("rules", suite.rules) { json, rule in
        json.array([rule]) { json, rule in
          json.string(VisibleText.line(rule.id))
          json.string(StringPool.marked(Phrase(backquoting: rule.statement)))
          json.string(suite.words == nil ? rule.layer.rawValue : "")
        }
      }
      json.member("cases", reached) { json, item in
        write(item, rules, to: &json, &pool)
      }
      json.member("columns", columns) { json, column in
        write(column, reached, to: &json, &pool, &details)
      }
      json.member("details", details.list) { json, detail in json.raw(detail) }
      json.member("texts", pool.texts)
    }
    return HTMLText.embeddable(json.bytes)
  }

  /// Writes a case: its id, title, location and rules; if an engine did not pass it, its start
  /// state; last, its id quoted for a shell, if that differs.
  private func write(
    _ item: Case, _ rules: [String: Int], to json: inout JSONWriter, _ pool: inout StringPool
  ) {
    var texts = pool
    let isShown = columns.contains { column in
      column.results[item.id].map { $0.verdict.kind != .passed } ?? false
    }
    json.array([item]) { json, item in
      let id = VisibleText.line(item.id)
      json.string(id)
      json.string(StringPool.marked(Phrase(backquoting: item.title)))
      json.string(
        item.isExplored
          ? "" : VisibleText.line("\(item.location.file):\(item.location.line)"))
      json.array(item.rules.compactMap { rules[$0] }) { $0.integer($1) }
      json.array(isShown ? item.given.phrases : []) { $0.integer(texts.number($1)) }
      json.array(isShown ? item.messages : []) { json, message in
        let phrase: Phrase = "\(name: message.name), \(message.phrase)"
        json.integer(texts.number(phrase))
      }
      let quoted = ReplayCommand.quoted(item.id)
      if quoted != id { json.string(quoted) }
    }
    pool = texts
  }

  private func write(
    _ column: ReportColumn, _ cases: [Case], to json: inout JSONWriter, _ pool: inout StringPool,
    _ details: inout ReportDetails
  ) {
    var letters = ""
    var entries: [(index: Int, detail: Int, log: Int?)] = []
    let diagnosis = column.run.end.diagnosis
    let causes = DiagnosisText.lines(diagnosis, suite: suite)
    let blame = column.run.blame
    for (index, item) in cases.enumerated() {
      guard let result = column.results[item.id] else {
        letters += "."
        continue
      }
      letters += result.verdict.kind.letter
      let log =
        result.log.isEmpty || result.verdict.kind == .passed
        ? nil
        : pool.number(VisibleText.lines(String(result.log.suffix(8192))).joined(separator: "\n"))
      if result.verdict.kind != .passed {
        let shown = diagnosis.withoutHearsay(result)
        let detail = ReportDetail(
          shown, reporting: column.run.plan.manifest.observations,
          within: jurisdiction, of: domain,
          because: domain.reasons(for: shown, within: jurisdiction),
          clauses: shown.brokenClauses.compactMap { id in clauses[id].map { "\(id): \($0)" } },
          cause: causes[result.planned.id],
          brokenNeed: diagnosis.isEmpty
            ? blame.brokenNeed(of: item) : diagnosis.brokenNeed(of: result.planned))
        entries.append((index, details.number(of: detail, &pool), log))
      }
    }
    let tail = column.run.header.replay.map(ReplayCommand.quoted)
    json.object { json in
      json.member("engine", column.engine)
      json.member("variation", column.variation)
      json.member("profile", column.profile)
      json.member(
        "replay",
        column.run.header.explored != nil
          ? "iamspec explore --script"
          : "iamspec run --profile \(ReplayCommand.quoted(column.profile))")
      json.member("tail", tail.joined(separator: " "))
      json.member("verdicts", letters)
      json.member("details", entries) { json, entry in
        json.array([entry]) { json, entry in
          json.integer(entry.index)
          json.integer(entry.detail)
          if let log = entry.log { json.integer(log) }
        }
      }
    }
  }
}

/// The details of a report, without duplicates: engines that fail alike share theirs.
struct ReportDetails {
  /// The details, as JSON.
  private(set) var list: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  /// Returns the number of a detail.
  mutating func number(of detail: ReportDetail, _ pool: inout StringPool) -> Int {
    var json = JSONWriter()
    detail.write(to: &json, &pool)
    if let number = numbers[json.bytes] { return number }
    numbers[json.bytes] = list.count
    list.append(json.bytes)
    return list.count - 1
  }
}

extension Verdict.Kind {
  /// The verdict as one letter.
  fileprivate var letter: String {
    switch self {
    case .passed: "p"
    case .failed: "f"
    case .errored: "e"
    case .unexpectedPass: "u"
    case .knownFailure: "k"
    case .skipped: "s"
    }
  }
}
