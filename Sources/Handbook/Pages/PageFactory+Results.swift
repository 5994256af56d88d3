import Conformance
import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Creates the page of results: every engine, rules by engines, and what distinguishes the
  /// engines.
  func resultsPage() -> Page {
    let shared = results.shared(engines.map(\.latest))
    var prose = ProseHTML(paths: paths, root: "")
    return Page(
      path: "results.html", title: "Results",
      summary: "Which rules each engine keeps, what only one engine fails, and what all fail.",
      template: .results,
      view: ResultsView(
        lead:
          "\(runsAndEngines). A rule is kept if the engine passed every case of it that was not "
          + "skipped. Each engine is shown in its latest version; its own page shows earlier ones.",
        suites: suitesView, filter: filter, engines: engines.map(engineRow),
        matrix: matrix(suite.rules, root: ""), isComparison: engines.count > 1,
        alone: engines.compactMap { engine in
          shared.alone[engine.latest.number].map { places in
            ResultsView.Alone(
              engineName: "\(engine.name) \(engine.label(of: engine.latest))",
              count: NumberText.count(places.count, "case"), rules: ruleCases(places, root: ""))
          }
        },
        all: ruleCases(shared.all, root: ""),
        howToRead: prose.html(articles.readingResults)))
  }

  /// The handbook's suite, and the results that belong to other suites.
  var suitesView: SuitesView {
    var order: [String] = []
    var groups: [String: [LinkView]] = [:]
    for engine in engines {
      for run in engine.runs where run.comparison != nil {
        let suite = run.header.suite.description
        if groups[suite] == nil { order.append(suite) }
        groups[suite, default: []].append(
          LinkView(
            PageLink(
              title: "\(engine.name) \(engine.label(of: run))",
              path: "\(engine.path)#\(run.anchor)"), from: ""))
      }
    }
    return SuitesView(
      ownSuite: VisibleText.line(results.suites.own.description),
      others: order.map { suite in
        let runs = groups[suite] ?? []
        return SuitesView.Other(
          suiteName: VisibleText.line(suite), runCount: NumberText.count(runs.count, "run"),
          runs: runs)
      })
  }

  /// Returns the name of a run's suite if it is not the handbook's.
  func otherSuite(of run: EngineRun) -> String? {
    run.comparison == nil ? nil : "of \(results.suiteName(of: run))"
  }

  /// The numbers of runs and engines, in words.
  var runsAndEngines: String {
    NumberText.count(results.runs.count, "run") + " of "
      + NumberText.count(engines.count, "engine")
  }

  /// The controls that filter engines; `nil` if there are few engines.
  var filter: FilterView? {
    engines.count > 6 ? FilterView(engineCount: "\(engines.count)") : nil
  }

  /// Returns a matrix of rules and engines in their latest versions; `nil` if there are no results.
  func matrix(_ rules: [Rule], root: String) -> MatrixView? {
    let columns = engines.map { engine in
      MatrixView.Column(
        columnName: engine.name,
        columnDetail: [engine.label(of: engine.latest), otherSuite(of: engine.latest)]
          .compactMap(\.self).joined(separator: ", "),
        columnHref: root + engine.path, isRed: engine.latest.isFailing)
    }
    return matrix(
      rules, of: engines.map(\.latest), columns: columns, label: "Rules by engine", root: root)
  }

  /// Returns a matrix of rules and runs; `nil` if there are no runs.
  func matrix(
    _ rules: [Rule], of runs: [EngineRun], columns: [MatrixView.Column], label: String, root: String
  ) -> MatrixView? {
    let testable = rules.filter(\.isTestable)
    guard !runs.isEmpty, !testable.isEmpty else { return nil }
    let isCompact = runs.count > 4
    return MatrixView(
      label: label, isCompact: isCompact, isCrowded: runs.count > 16,
      isMixed: runs.contains { $0.comparison != nil },
      columns: columns,
      rows: testable.map { rule in
        let href = root + (paths.path(of: rule.id) ?? "")
        return MatrixView.Row(
          ruleTitle: rule.title, ruleHref: href,
          cells: runs.map { run in
            let result = run.result(of: rule.id)
            return MatrixView.Cell(
              word: result.words, mark: isCompact ? result.mark : nil, state: result.state.style,
              detail: result.state.isFailing ? "\(href)#\(run.anchor)" : nil)
          })
      })
  }

  private func engineRow(_ engine: EngineHistory) -> ResultsView.Engine {
    let run = engine.latest
    return ResultsView.Engine(
      engineName: engine.name, engineHref: engine.path, isRed: run.isFailing,
      version: engine.label(of: run), passed: run.passedOfAsked(),
      brokenRules: brokenRules(of: run),
      change: engine.steps.first?.before.map { change(in: run, since: $0).words },
      runCount: "\(engine.runs.count)", suiteVersion: results.suiteName(of: run),
      toolVersion: run.toolVersion, day: run.day, badge: Badge(run).path,
      incompleteness: run.incompleteness)
  }

  /// Returns the number of rules that an engine breaks, and of those that could not be judged.
  private func brokenRules(of run: EngineRun) -> String {
    let states = suite.rules.filter(\.isTestable).map { run.result(of: $0.id).state }
    let broken = states.count { $0 == .broken }
    let others = [
      RuleResult.State.couldNotBeJudged, .notJudged, .keptInPart,
    ].compactMap { state in
      let count = states.count { $0 == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    return ([broken == 0 ? "none" : "\(broken)"] + others).joined(separator: ", ")
      + (run.comparison == nil ? "" : " as far as it compares")
  }

  /// Returns the cases that broke or were fixed since another run, with their numbers in words.
  func change(
    in run: EngineRun, since old: EngineRun
  ) -> (broke: [Int], fixed: [Int], words: String) {
    let broke = results.failed(run, since: old)
    let fixed = results.failed(old, since: run)
    let gone = (broke + fixed).count { index.item(results.cases[$0].id) == nil }
    let begun = results.run(run, skippedIn: old)
    let ended = results.run(old, skippedIn: run)
    if broke.isEmpty && fixed.isEmpty && begun + ended == 0 {
      let isSameSuite = run.header.suite == old.header.suite
      return (broke, fixed, isSameSuite ? "nothing changed" : "nothing that compares changed")
    }
    let words = [
      broke.isEmpty ? nil : "\(broke.count) broke", fixed.isEmpty ? nil : "\(fixed.count) fixed",
      gone == 0 ? nil : "\(gone) of these no longer in the suite",
      begun == 0 ? nil : "\(begun) no longer skipped", ended == 0 ? nil : "\(ended) now skipped",
    ]
    return (broke, fixed, words.compactMap(\.self).joined(separator: ", "))
  }

  /// Returns cases by the rules that they are filed under, in the order of the suite.
  func ruleCases(_ places: [Int], root: String) -> [ResultsView.RuleCases] {
    let here = places.filter { index.item(results.cases[$0].id) != nil }
    let groups = Dictionary(grouping: here) { results.cases[$0].rules.first ?? "" }
    return suite.rules.compactMap { rule in
      guard let places = groups[rule.id] else { return nil }
      let ids = places.map { results.cases[$0].id }.uniqued()
      return ResultsView.RuleCases(
        ruleTitle: rule.title, ruleHref: root + (paths.path(of: rule.id) ?? ""),
        count: NumberText.count(places.count, "case"),
        cases: ids.compactMap { index.item($0) }.map { caseLink($0, root: root) })
    }
  }
}

extension EngineRun {
  /// The time when the run began.
  var when: String {
    header.started.map {
      VisibleText.line($0.replacing("T", with: " ").replacing("Z", with: " UTC"))
    } ?? "time not recorded"
  }

  /// The date on which the run began.
  var day: String {
    header.started.map { VisibleText.line(String($0.prefix { $0 != "T" })) } ?? "not recorded"
  }

  /// The number of run cases that the engine passed, and of others that it did not fail, in words.
  ///
  /// - Parameter verb: Follows the number: ` passed`.
  func passedOfAsked(_ verb: String = "") -> String {
    let others = [Verdict.Kind.unexpectedPass, .skipped].filter { tally[$0] > 0 }
      .map { ", \(tally[$0]) \($0 == .skipped ? "skipped" : "passed unexpectedly")" }
    return "\(passed) of \(asked)\(verb)" + others.joined()
  }

  /// The tool's version.
  var toolVersion: String { VisibleText.line(header.tool) }
}

extension RuleResult.State {
  /// The name of the state in the style sheet.
  var style: String {
    switch self {
    case .kept: "kept"
    case .broken: "broken"
    case .couldNotBeJudged: "unclear"
    case .knownToFail: "known"
    case .bindsCore, .notJudged, .notRun: "none"
    case .keptSoFar, .keptInPart: "part"
    case .incomparable: "other"
    case .absent: "absent"
    }
  }
}
