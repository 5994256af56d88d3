import Conformance
import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Creates the page of an engine: what broke and what was fixed in each of its versions.
  func engine(_ engine: EngineHistory) -> Page {
    let root = Page.root(of: engine.path)
    let latest = engine.latest
    let columns = engine.runs.map { run in
      MatrixView.Column(
        columnName: engine.label(of: run), columnDetail: otherSuite(of: run),
        columnHref: "#\(run.anchor)",
        isRed: run.isFailing)
    }
    let states = suite.rules.filter(\.isTestable).map { latest.result(of: $0.id).state }
    let broken = states.count { $0 == .broken }
    let unclear = states.count { $0 == .couldNotBeJudged }
    let extent = latest.comparison == nil ? "" : ", as far as it compares"
    let given = Dictionary(grouping: latest.answers, by: \.question)
    return Page(
      path: engine.path, title: engine.name,
      summary: "Which rules \(engine.name) keeps, and what changed from version to version.",
      template: .engine,
      view: EngineView(
        engineName: engine.name,
        lead:
          "\(engine.subject(of: latest)) passed \(latest.passed) of \(NumberText.count(latest.asked, "case")) "
          + (latest.comparison == nil ? "" : "of \(results.suiteName(of: latest)) ")
          + (broken == 0
            ? "and breaks no rule\(extent)."
            : "and breaks \(NumberText.count(broken, "rule"))\(extent).")
          + (unclear == 0
            ? "" : " \(NumberText.count(unclear, "rule")) could not be judged because of that.")
          + Self.unjudged(states),
        runs: engine.steps.map { runView($0.run, since: $0.before, of: engine, root: root) },
        matrix: matrix(
          suite.rules, of: engine.runs, columns: columns, label: "Rules by version", root: root),
        answers: suite.questions.compactMap { question in
          given[question.id].map {
            EngineView.Answer(
              questionTitle: question.title, href: root + (paths.path(of: question.id) ?? ""),
              answer: words(of: $0, to: question), source: source(of: $0))
          }
        },
        answersOf: engine.label(of: latest)))
  }

  /// Returns how many rules were not judged because every case of theirs was skipped, in words.
  private static func unjudged(_ states: [RuleResult.State]) -> String {
    func sentence(_ state: RuleResult.State, _ words: String) -> String {
      let count = states.count { $0 == state }
      if count == 0 { return "" }
      return " \(NumberText.count(count, "rule")) \(count == 1 ? "was" : "were") \(words)."
    }
    return sentence(.notJudged, "not judged")
      + sentence(.keptInPart, "judged in some profiles only")
  }

  private func runView(
    _ run: EngineRun, since old: EngineRun?, of engine: EngineHistory, root: String
  ) -> EngineView.Run {
    let change = old.map { self.change(in: run, since: $0) }
    return EngineView.Run(
      runAnchor: run.anchor, version: engine.label(of: run), passed: run.passedOfAsked(" passed"),
      isRed: run.isFailing, suiteVersion: results.suiteName(of: run),
      toolVersion: run.toolVersion,
      when: run.when, file: run.fileName, badge: root + Badge(run).path,
      incompleteness: run.incompleteness, remarks: run.remarks,
      comparison: run.comparison.map {
        "This run is of \(results.suiteName(of: run)), not of this handbook's suite. \($0.account)"
      },
      change: change.flatMap { change in
        old.map { "Since \(engine.label(of: $0)): \(change.words)\(extent(of: run, since: $0))." }
      },
      broke: ruleCases(change?.broke ?? [], root: root),
      repaired: ruleCases(change?.fixed ?? [], root: root),
      causes: zip(run.diagnosis.causes, diagnoses[run.number - 1]).map { cause, entry in
        RuleView.Cause(
          cause: "\(NumberText.count(cause.cases.count, "failed case")): \(entry.statement)",
          causeIDs: entry.ids.isEmpty ? nil : entry.ids.joined(separator: ", "))
      })
  }

  /// Returns what a comparison of two runs omits because their suites differ.
  private func extent(of run: EngineRun, since old: EngineRun) -> String {
    guard let count = results.incomparable(run, old) else { return "" }
    let parts = [
      count.common == 0
        ? nil
        : NumberText.count(count.common, "case")
          + (count.common == 1 ? " asks something else" : " ask something else"),
      count.alone == 0
        ? nil
        : NumberText.count(count.alone, "case")
          + (count.alone == 1 ? " is in only one of them" : " are in only one of them"),
    ].compactMap(\.self)
    return ". The suites differ: "
      + (parts.isEmpty ? "all cases ask the same" : parts.joined(separator: ", "))
  }
}
