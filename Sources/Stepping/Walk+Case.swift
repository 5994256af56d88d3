package import EngineKit
import ReferenceEngine
package import SpecModel
import Wording

extension Walk {
  /// The starting state and the messages, as a case without steps.
  var item: Case { `case`([], rules: []) }

  /// Returns the walk as a case file.
  ///
  /// Each step expects what the reference engine displays in it.
  ///
  /// The case is filed under the last rule that matters to a reader and that the reference engine
  /// applies. If it applies none of the suite's rules, as may happen in a custom suite, the
  /// chapter's first rule is used.
  ///
  /// - Parameters:
  ///   - suite: The suite that the case is for.
  ///   - chapter: The chapter whose folder the file is meant for; rules of this chapter are
  ///     preferred.
  /// - Returns: The text of the file, or `nil` if nothing has happened, or if no rule of the suite
  ///   fits and the chapter has none.
  /// - Throws: `UnsupportedAction` if the reference engine does not follow the profile.
  package func caseFile(
    for suite: Suite, chapter: String
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
    let known = suite.rules.filter { $0.isTestable && $0.profiles.contains(profile.id) }.map(\.id)
    let own = Set(suite.chapters.first { $0.id == chapter }?.rules.map(\.id) ?? [])
    let candidates = rules.filter(known.contains)
    guard !steps.isEmpty,
      let rule = candidates.first(where: own.contains) ?? candidates.first
        ?? known.first(where: own.contains)
    else { return nil }
    var yaml = YAMLText(width: 100)
    yaml.comment("yaml-language-server: $schema=../case.schema.json")
    yaml.entry("format", "1")
    yaml.entry("title", sentence: "Stepped through by hand")
    yaml.entry("rules", .list([.word(rule)]))
    yaml.entry("about", paragraph: "Written by `iamspec step`.")
    yaml.entry("cases") { yaml in
      yaml.item { CaseYAML.write(`case`(steps, rules: [rule]), to: &$0, withRules: false) }
    }
    return yaml.text
  }

  private func `case`(_ steps: [Step], rules: [String]) -> Case {
    let named = script.namedMessages
    return Case(
      id: "step/by-hand/as-stepped", title: "What was stepped through by hand", rules: rules,
      profiles: [profile.id], given: given,
      messages: messages.filter { steps.isEmpty || named.contains($0.name) }, steps: steps,
      asserts: [.displayed], location: .nowhere)
  }
}
