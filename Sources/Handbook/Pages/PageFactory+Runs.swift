import Conformance
import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Returns the engines that fail cases of a rule in any version, and the other engines that have
  /// cases of it.
  ///
  /// Engines that fail it now come before engines that used to fail it.
  func runs(
    of rule: Rule, root: String
  ) -> (broken: [RuleView.EngineResult], unbroken: [RuleView.EngineResult]) {
    let engines = engines.filter { engine in engine.runs.contains { $0.rules[rule.id] != nil } }
    var (now, before, never): ([EngineHistory], [EngineHistory], [EngineHistory]) = ([], [], [])
    for engine in engines {
      let breaks = engine.runs.map { $0.result(of: rule.id).state.isFailing }
      if breaks.first == true {
        now.append(engine)
      } else if breaks.contains(true) {
        before.append(engine)
      } else {
        never.append(engine)
      }
    }
    return (
      (now + before).map { view(of: $0, rule: rule, isFolded: now.count > 3, root: root) },
      never.map { view(of: $0, rule: rule, isFolded: false, root: root) }
    )
  }

  private func view(
    of engine: EngineHistory, rule: Rule, isFolded: Bool, root: String
  ) -> RuleView.EngineResult {
    let breaking = engine.runs.filter { $0.result(of: rule.id).state.isFailing }
    let latest = breaking.first { $0.number == engine.latest.number }
    let earlier = breaking.filter { $0.number != engine.latest.number }
    return RuleView.EngineResult(
      runAnchor: engine.latest.anchor, engineHref: root + engine.path,
      engine: "\(engine.name) \(engine.label(of: engine.latest))",
      profileResults: engine.latest.results(of: rule.id).map(view),
      account: engine.account(of: rule.id),
      now: latest.map { failureView(of: $0, engine, rule, isFolded: isFolded, root: root) },
      earlier: earlier.map { failureView(of: $0, engine, rule, isFolded: true, root: root) },
      earlierCount: NumberText.count(earlier.count, "earlier run") + " failed it")
  }

  private func failureView(
    of run: EngineRun, _ engine: EngineHistory, _ rule: Rule, isFolded: Bool, root: String
  ) -> RuleView.RunFailure {
    let failure = failure(of: run, rule: rule)
    let first = failure.first.flatMap { index.item($0.id) }
    return RuleView.RunFailure(
      isFolded: isFolded, failureAnchor: run.anchor, version: engine.label(of: run),
      word: run.result(of: rule.id).words,
      when: "\(results.suiteName(of: run)), iamspec \(run.toolVersion), \(run.when)",
      causes: failure.causes, first: first.map { caseLink($0, root: root) },
      again: first.flatMap { item in
        failure.first.map {
          ReplayCommand(tail: run.header.replay).text(for: PlannedCase(item, profile: $0.profile))
        }
      })
  }

  private func view(_ result: RuleResult) -> RuleView.ProfileResult {
    RuleView.ProfileResult(
      engineProfile: index.profile(result.profile ?? ""), word: result.state.rawValue,
      isBroken: result.state == .broken,
      passed: "\(result.passed) of \(result.asked) passed",
      skipped: result.tally[.skipped] > 0 ? "\(result.tally[.skipped]) skipped" : nil)
  }

  /// Returns why an engine breaks a rule, as far as the results show, and the failed case to look
  /// at first.
  private func failure(
    of run: EngineRun, rule: Rule
  ) -> (causes: [RuleView.Cause], first: ResultsBook.RunCase?) {
    func isFailed(_ place: Int) -> Bool {
      let kind = run.verdicts[place]
      return (kind == .failed || kind == .errored) && run.fails(place) == true
        && results.cases[place].rules.contains(rule.id)
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
