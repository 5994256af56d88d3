package import EngineKit
import InAppMessages
import ReferenceEngine
import SpecModel
import Wording

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
  /// - Parameter choose: Returns the rule of the case, given those that stand behind it, the best
  ///   first.
  /// - Returns: The text of the file, or `nil` if nothing has happened or no rule was chosen.
  /// - Throws: `UnsupportedAction` if the reference engine does not follow the profile.
  package func caseFile(
    filedUnder choose: (_ rules: [String]) -> String?
  ) throws(UnsupportedAction) -> String? {
    var simulation = try ReferenceAdapter().simulation(for: EngineSetup(script))
    var rules: [String] = []
    var steps: [Step] = []
    for action in trail {
      let step = simulation.performTelling(action)
      rules = Reason.reasons(for: step.decisions).map { Clause.rule(of: $0.ground) } + rules
      let shown = step.observations.compactMap { observation -> Expectation? in
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
