import Conformance
import Reporting
import SpecModel
import Web
import Wording

extension PageFactory {
  /// The page of results: every run, rules by runs, and what tells the runs apart.
  func resultsPage() -> Page {
    let shared = results.shared
    let engines = results.engines
    return Page(
      path: "results.html", title: "Results",
      summary: "Which rules each engine keeps, what one alone fails, and what all fail.",
      template: .results,
      view: ResultsView(
        lead: NumberText.count(results.runs.count, "run") + " of "
          + NumberText.count(engines.count, "engine")
          + ". A rule is kept if the engine passed all of its cases that it was asked.",
        matrix: matrix(suite.rules.filter(\.isTestable), root: ""),
        runs: results.runs.map(runView),
        histories: engines.filter { $0.count > 1 }.map(history),
        isComparison: engines.count > 1,
        alone: engines.compactMap(\.last).compactMap { run in
          shared.alone[run.number].map { places in
            ResultsView.Alone(
              runName: run.name, count: NumberText.count(places.count, "case"),
              rules: ruleCases(places))
          }
        },
        all: ruleCases(shared.all)))
  }

  /// Rules by runs; `nil` where there are no runs.
  func matrix(_ rules: [Rule], root: String) -> MatrixView? {
    let testable = rules.filter(\.isTestable)
    guard !results.runs.isEmpty, !testable.isEmpty else { return nil }
    return MatrixView(
      label: "Rules by runs", columns: columns(results.runs, root: root),
      rows: testable.map { rule in
        let href = root + (paths.path(of: rule.id) ?? "")
        return MatrixView.Row(
          ruleTitle: rule.title, ruleHref: href,
          cells: results.runs.map { run in
            let result = run.result(of: rule.id)
            return MatrixView.Cell(
              word: result.words, state: result.state.style,
              detail: result.state == .broken ? "\(href)#\(run.anchor)" : nil)
          })
      })
  }

  /// Runs as the columns of a table; their names are shown where there is room.
  func columns(_ runs: [EngineRun], root: String) -> [MatrixView.Column] {
    runs.map { run in
      MatrixView.Column(
        runNumber: "\(run.number)", runName: run.name,
        runHref: "\(root)results.html#\(run.anchor)", isNamed: runs.count <= 4)
    }
  }

  private func runView(_ run: EngineRun) -> ResultsView.Run {
    let asked = run.tally.total - run.tally[.skipped]
    return ResultsView.Run(
      runNumber: "\(run.number)", runAnchor: run.anchor, runName: run.name,
      passed: "\(run.tally[.passed]) of \(asked)",
      suiteVersion: VisibleText.line("\(run.header.suite.name) \(run.header.suite.version)"),
      toolVersion: VisibleText.line(run.header.tool),
      when: run.when, file: run.fileName, badge: Badge(run).path,
      incompleteness: run.incompleteness)
  }

  private func history(_ runs: [EngineRun]) -> ResultsView.History {
    ResultsView.History(
      engine: runs.first?.engine ?? "",
      changes: zip(runs, runs.dropFirst()).map { old, new in
        let broke = results.failed(new, since: old)
        let fixed = results.failed(old, since: new)
        let isSame = broke.isEmpty && fixed.isEmpty
        return ResultsView.Change(
          runName: new.name, runHref: "#\(new.anchor)", when: new.when,
          summary: isSame
            ? "Nothing changed." : "\(broke.count) broke, \(fixed.count) were fixed.",
          broke: ruleCases(broke), repaired: ruleCases(fixed))
      })
  }

  /// Cases by the rules under which they are filed, in the order of the suite.
  private func ruleCases(_ places: [Int]) -> [ResultsView.RuleCases] {
    let groups = Dictionary(grouping: places) { results.cases[$0].rules.first ?? "" }
    return suite.rules.compactMap { rule in
      guard let places = groups[rule.id] else { return nil }
      var seen: Set<String> = []
      let ids = places.map { results.cases[$0].id }.filter { seen.insert($0).inserted }
      return ResultsView.RuleCases(
        ruleTitle: rule.title, ruleHref: paths.path(of: rule.id) ?? "",
        count: NumberText.count(places.count, "case"),
        cases: ids.compactMap { index.item($0) }.map { caseLink($0, root: "") })
    }
  }
}

extension EngineRun {
  /// When the run began.
  var when: String {
    header.started.map(VisibleText.line) ?? "time not recorded"
  }
}

extension RuleResult.State {
  /// The name of the state in the style sheet.
  var style: String {
    switch self {
    case .kept: "kept"
    case .broken: "broken"
    case .knownToFail: "known"
    case .bindsCore, .notJudged: "none"
    }
  }
}
