import Conformance
import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The page of an engine: what broke and what was fixed in each of its versions.
  func engine(_ engine: EngineHistory) -> Page {
    let root = Page.root(of: engine.path)
    let latest = engine.latest
    let columns = engine.runs.map { run in
      MatrixView.Column(
        columnName: engine.label(of: run), columnDetail: nil, columnHref: "#\(run.anchor)",
        isRed: run.tally.isRed)
    }
    let broken = suite.rules.count { latest.result(of: $0.id).state == .broken }
    let given = Dictionary(grouping: latest.answers, by: \.question)
    return Page(
      path: engine.path, title: engine.name,
      summary: "Which rules \(engine.name) keeps, and what changed from version to version.",
      template: .engine,
      view: EngineView(
        engineName: engine.name,
        lead: "\(engine.label(of: latest)) passed \(latest.passed) cases "
          + (broken == 0
            ? "and breaks no rule."
            : "and breaks \(NumberText.count(broken, "rule"))."),
        runs: engine.steps.map { runView($0.run, since: $0.before, of: engine, root: root) },
        matrix: matrix(
          suite.rules, of: engine.runs, columns: columns, label: "Rules by versions", root: root),
        answers: suite.questions.compactMap { question in
          given[question.id].map {
            EngineView.Answer(
              questionTitle: question.title, href: root + (paths.path(of: question.id) ?? ""),
              answer: words(of: $0))
          }
        },
        answersOf: engine.label(of: latest)))
  }

  private func runView(
    _ run: EngineRun, since old: EngineRun?, of engine: EngineHistory, root: String
  ) -> EngineView.Run {
    let change = old.map { self.change(in: run, since: $0) }
    return EngineView.Run(
      runAnchor: run.anchor, version: engine.label(of: run), passed: run.passed,
      isRed: run.tally.isRed, suiteVersion: run.suiteVersion, toolVersion: run.toolVersion,
      when: run.when, file: run.fileName, badge: root + Badge(run).path,
      incompleteness: run.incompleteness,
      change: change.flatMap { change in
        old.map { "Since \(engine.label(of: $0)): \(change.words)." }
      },
      broke: ruleCases(change?.broke ?? [], root: root),
      repaired: ruleCases(change?.fixed ?? [], root: root),
      causes: zip(run.diagnosis.causes, diagnoses[run.number - 1]).map { cause, entry in
        RuleView.Cause(
          cause: "\(NumberText.count(cause.cases.count, "failed case")): \(entry.statement)",
          causeIDs: entry.ids.isEmpty ? nil : entry.ids.joined(separator: ", "))
      })
  }
}
