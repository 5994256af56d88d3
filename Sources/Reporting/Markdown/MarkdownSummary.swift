import Conformance
import EngineKit
import SpecModel
package import Wording

/// A run in Markdown: why cases failed, a case of each cause, the chapters, skipped cases with
/// reasons, and known failures.
package struct MarkdownSummary {
  private let run: ReportedRun
  private let domain: any Domain
  private let count: RunCount
  /// The number of failures that are written; a job's page is limited to a megabyte.
  private static let limit = 50

  /// Creates the summary of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - domain: Knows why failed cases expect what they expect.
  package init(_ run: ReportedRun, domain: any Domain) {
    self.run = run
    self.domain = domain
    var count = RunCount(run.plan)
    for result in run.results { count.count(result) }
    self.count = count
  }

  /// The text.
  package var text: String {
    let verdict = RunVerdict(run.end, of: run.plan, shard: run.header.shard)
    let sign = run.end.isRed ? "❌" : verdict.sign.role == .good ? "✅" : "⚠️"
    let sentence = verdict.sentence
    let blocks = [
      ["## \(sign) \(EscapedMarkdown.text(sentence))"], findings, diagnosis, failures, chapters,
      skips, unjudged, knownFailures, answers, [identity],
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var findings: [String] {
    let list = run.end.listFindings.map(\.sentence)
    let more = list.count - Self.limit
    return
      (ProcessText(run.end).sentences + list.prefix(Self.limit)
      + (more > 0 ? ["The list of known failures has \(more) more such problems."] : [])
      + CoverageText(run.end.coverage).shortfalls + run.end.answerChanges.map(\.text))
      .map { "- ⚠️ " + EscapedMarkdown.text($0) }
  }

  /// Why cases failed.
  private var diagnosis: [String] {
    let text = DiagnosisText(run.end.diagnosis, suite: run.plan.suite)
    guard let heading = text.heading else { return [] }
    let unjudged = count.unjudged(run.end.diagnosis)
    var lines = ["### \(heading)", ""]
    for entry in text.entries.prefix(Self.limit) {
      let codes = entry.ids.map(EscapedMarkdown.code).joined(separator: ", ")
      let ids = codes.isEmpty ? "" : " (\(codes))"
      lines.append(
        "1. **\(entry.count)**: \(EscapedMarkdown.text(entry.statement))\(ids)")
      lines += entry.remarks.map { "   <br>\(EscapedMarkdown.text($0))" }
    }
    if text.entries.count > Self.limit {
      lines += ["", "… and \(text.entries.count - Self.limit) more."]
    }
    if let remark = text.remark { lines += ["", remark] }
    if !unjudged.isEmpty {
      let names = unjudged.map { EscapedMarkdown.code($0.rule) }.joined(separator: ", ")
      lines += ["", "Could not be judged because of these causes: \(names)"]
    }
    return lines
  }

  /// Returns the failures to show: one case of each cause, and the failures without a known cause.
  private func shown(_ red: [CaseResult]) -> [CaseResult] {
    let diagnosis = run.end.diagnosis
    if diagnosis.isEmpty { return red }
    let byID = Dictionary(
      red.map { ($0.planned.id, $0) }, uniquingKeysWith: { first, _ in first })
    let caused = Set(diagnosis.causes.flatMap(\.cases))
    return diagnosis.causes
      .compactMap { $0.cases.first.flatMap { byID[$0] }.map(diagnosis.withoutHearsay) }
      + red.filter { !caused.contains($0.planned.id) }
  }

  private var failures: [String] {
    let all = run.results.filter(\.verdict.kind.isRed)
    guard !all.isEmpty else { return [] }
    let red = shown(all)
    let text = FailureText(
      suite: run.plan.suite, domain: domain, reporting: run.plan.manifest.observations,
      replay: ReplayCommand(tail: run.header.replay), width: 100, logLimit: 10, height: 60)
    let blame = count.blame
    let diagnosis = run.end.diagnosis
    let which = diagnosis.isEmpty ? "to look at" : "to look at, one for each cause"
    var lines = ["### \(NumberText.count(red.count, "case")) \(which)", ""]
    if diagnosis.isEmpty, let first = blame.broken.first, first.others > 0 {
      let others = NumberText.count(first.others, "failed case needs it", "failed cases need it")
      lines += ["The first broken rule is \(EscapedMarkdown.code(first.rule)): \(others).", ""]
    }
    for result in red.prefix(Self.limit) {
      let need =
        result.verdict.kind != .failed
        ? nil
        : diagnosis.isEmpty
          ? blame.brokenNeed(of: result.planned.case) : diagnosis.brokenNeed(of: result.planned)
      let headline =
        (text.headline(of: result) ?? "")
        + (need.map { " Could not be judged: needs \($0), which is broken." } ?? "")
      lines += [
        "<details><summary>\(VerdictSign(result.verdict.kind).sign) "
          + "<code>\(EscapedMarkdown.markup(result.planned.id))</code>"
          + "<br>\(EscapedMarkdown.markup(headline))</summary>", "",
      ]
      let reasons = domain.reasons(for: result, within: text.jurisdiction)
      lines += EscapedMarkdown.block(
        text.lines(for: result, because: reasons) ?? [], language: "text")
      lines += ["", "</details>", ""]
    }
    if red.count > Self.limit { lines.append("… and \(red.count - Self.limit) more.") }
    return lines
  }

  private var chapters: [String] {
    let kinds = Verdict.Kind.allCases.filter { run.end.tally[$0] > 0 }
    guard !kinds.isEmpty else { return [] }
    var lines = [
      row(["chapter", "profile"] + kinds.map(\.words)),
      row(["---", "---"] + kinds.map { _ in "---:" }),
    ]
    for profile in count.profiles {
      for chapter in count.chapters {
        guard let tally = count.tally(chapter: chapter.id, profile: profile) else { continue }
        lines.append(
          row(
            [EscapedMarkdown.text(chapter.title), EscapedMarkdown.text(profile)]
              + cells(tally, kinds)))
      }
    }
    lines.append(
      row(["**total**", ""] + kinds.map { "**\(run.end.tally[$0])**" }))
    return lines
  }

  private func cells(_ tally: Tally, _ kinds: [Verdict.Kind]) -> [String] {
    kinds.map { tally[$0] == 0 ? "" : "\(tally[$0])" }
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private var skips: [String] {
    guard !count.skips.isEmpty else { return [] }
    let reasons = count.skips.map { (text: $0.key.description, count: $0.value) }
      .sorted { (-$0.count, $0.text) < (-$1.count, $1.text) }
    return ["### \(run.end.tally[.skipped]) of \(run.end.tally.total) skipped", ""]
      + reasons.map { "- \($0.count): \(EscapedMarkdown.text($0.text))" }
  }

  private var unjudged: [String] {
    let text = CoverageText(run.end.coverage)
    guard run.header.shard.isWhole, let heading = text.unjudged else { return [] }
    return ["### \(heading)", ""] + text.rules.map { "- \(EscapedMarkdown.text($0))" }
  }

  private var knownFailures: [String] {
    guard !count.knownFailures.isEmpty else { return [] }
    let entries = count.knownFailures.sorted {
      ($0.key.location.line, $0.key.subject.id) < ($1.key.location.line, $1.key.subject.id)
    }
    return ["### \(run.end.tally[.knownFailure]) known to fail", ""]
      + entries.map { entry, cases in
        let issue = entry.issue.map { " (\(EscapedMarkdown.text($0)))" } ?? ""
        return "- \(cases): \(EscapedMarkdown.code(entry.subject.id)), "
          + EscapedMarkdown.text(entry.reason) + issue
      }
  }

  private var answers: [String] {
    guard !run.answers.isEmpty else { return [] }
    return ["### Open questions", ""]
      + run.answers.map {
        "- \(EscapedMarkdown.code($0.question)) in \(EscapedMarkdown.text($0.profile)): "
          + EscapedMarkdown.text($0.words)
      }
  }

  private var identity: String {
    let header = run.header
    let shard = header.shard.isWhole ? "" : ", \(header.shard)"
    return "<sub>\(EscapedMarkdown.markup(header.engine)), suite "
      + "\(EscapedMarkdown.markup("\(header.suite.name) \(header.suite.version)"))\(shard), "
      + "tool \(EscapedMarkdown.markup(header.tool))</sub>"
  }
}

extension EscapedMarkdown {
  /// Returns a text for an HTML element, with markup escaped.
  fileprivate static func markup(_ text: String) -> String {
    VisibleText.line(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
