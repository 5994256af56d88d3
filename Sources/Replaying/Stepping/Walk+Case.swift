import SpecModel
package import Wording

extension Walk {
  /// The starting state and the messages, as a case without steps.
  var item: Case { `case`([]) }

  /// Returns the walk as a case file.
  ///
  /// Each step expects what the reference engine displays in it.
  ///
  /// The case is filed under the last rule that matters to a reader, that the reference engine
  /// applies, and that the choice allows.
  ///
  /// - Parameters:
  ///   - domain: Has the reference engine.
  ///   - choose: Returns the rule of the case, given those that stand behind it, the best first.
  /// - Returns: The text of the file, or `nil` if nothing has happened, no rule was chosen, or the reference engine
  ///   does not follow the profile.
  package func caseFile(
    by domain: some Domain, filedUnder choose: (_ rules: [String]) -> String?
  ) -> String? {
    guard let told = told(by: domain, reasonsOf: nil, within: .everything) else { return nil }
    var rules: [String] = []
    var steps: [Step] = []
    for (action, step) in zip(trail, told) {
      rules = step.reasons.map { Clause.rule(of: $0.ground) } + rules
      let shown = step.observations.joined().compactMap { observation -> Expectation? in
        guard case .displayed(let name, _) = observation else { return nil }
        return .observation(.displayed(message: name))
      }
      if let previous = steps.last, previous.expectations.isEmpty, !shown.isEmpty || steps.count > 1
      {
        steps[steps.count - 1].actions.append(action)
        steps[steps.count - 1].expectations = shown
      } else {
        steps.append(Step(actions: [action], expectations: shown, position: .nowhere))
      }
    }
    guard !steps.isEmpty, let rule = choose(rules) else { return nil }
    return CaseYAML.file(of: `case`(steps), titled: "Stepped through by hand", under: [rule]) {
      $0.entry("about", paragraph: "Written by `iamspec step`.")
    }
  }

  /// Returns what the reference engine does in each action, and why; `nil` if it does not follow the profile.
  ///
  /// - Parameters:
  ///   - domain: Has the reference engine.
  ///   - only: The only action whose reasons are needed, counted from 0; `nil` for all.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  func told(
    by domain: some Domain, reasonsOf only: Int?, within jurisdiction: Jurisdiction
  ) -> [ToldCase.Step]? {
    let steps = trail.map { Step(actions: [$0], expectations: [], position: .nowhere) }
    let item = Case(
      of: script, title: "", steps: steps, asserting: Set(Observation.Kind.allCases))
    return domain.tell(item, in: profile.id, reasonsOf: only, within: jurisdiction)?.steps
  }

  private func `case`(_ steps: [Step]) -> Case {
    var script = script
    let named = script.namedMessages
    if !steps.isEmpty { script.messages.removeAll { !named.contains($0.name) } }
    return Case(
      of: script, id: "step/by-hand/as-stepped", title: "What was stepped through by hand",
      steps: steps, asserting: [.displayed],
      keptFor: steps.isEmpty ? nil : "It was stepped through by hand.")
  }
}
