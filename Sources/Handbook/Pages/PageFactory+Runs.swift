import Conformance
import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The runs that break a rule, and the others that have cases of it.
  func runs(
    of rule: Rule, root: String
  ) -> (broken: [RuleView.EngineResult], unbroken: [RuleView.EngineResult]) {
    let runs = results.runs.filter { $0.rules[rule.id] != nil }
    let isBroken = runs.map { $0.result(of: rule.id).state == .broken }
    func views(_ wanted: Bool) -> [RuleView.EngineResult] {
      zip(runs, isBroken).filter { $1 == wanted }
        .map { view(of: $0.0, rule: rule, isBroken: wanted, root: root) }
    }
    return (views(true), views(false))
  }

  private func view(
    of run: EngineRun, rule: Rule, isBroken: Bool, root: String
  ) -> RuleView.EngineResult {
    let failure = isBroken ? failure(of: run, rule: rule) : nil
    let first = failure?.first.flatMap { index.item($0.id) }
    return RuleView.EngineResult(
      runAnchor: run.anchor, runHref: "\(root)results.html#\(run.anchor)", engine: run.name,
      profileResults: (run.rules[rule.id] ?? []).map(view),
      when: VisibleText.line(
        "\(run.header.suite.name) \(run.header.suite.version), iamspec \(run.header.tool), ")
        + run.when,
      causes: failure?.causes ?? [], first: first.map { caseLink($0, root: root) },
      again: first.flatMap { item in
        failure?.first.map {
          ReplayCommand(tail: run.header.replay).text(for: PlannedCase(item, profile: $0.profile))
        }
      })
  }

  private func view(_ result: RuleResult) -> RuleView.ProfileResult {
    RuleView.ProfileResult(
      engineProfile: index.profile(result.profile ?? ""), word: result.state.rawValue,
      isBroken: result.state == .broken,
      passed: "\(result.tally[.passed]) of \(result.asked) passed",
      skipped: result.tally[.skipped] > 0 ? "\(result.tally[.skipped]) skipped" : nil)
  }

  /// Why an engine breaks a rule, as far as the results tell, and the failed case to look at first.
  private func failure(
    of run: EngineRun, rule: Rule
  ) -> (causes: [RuleView.Cause], first: ResultsBook.RunCase?) {
    func isFailed(_ place: Int) -> Bool {
      let kind = run.verdicts[place]
      return (kind == .failed || kind == .errored) && results.cases[place].rules.contains(rule.id)
    }
    var first: Int?
    var causes: [RuleView.Cause] = []
    for (cause, entry) in zip(run.diagnosis.causes, diagnoses[run.number - 1]) {
      let places = cause.cases.compactMap { results.place(of: $0) }.filter(isFailed)
      guard let place = places.first else { continue }
      first = first ?? place
      causes.append(
        RuleView.Cause(
          cause: "\(NumberText.count(places.count, "failed case")): \(entry.statement)",
          causeIDs: entry.ids.isEmpty ? nil : entry.ids.joined(separator: ", ")))
    }
    first = first ?? results.cases.indices.first(where: isFailed)
    return (causes, first.map { results.cases[$0] })
  }
}
