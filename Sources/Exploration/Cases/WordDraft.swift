import Conformance
import SpecModel
import Wording

/// A case in the making, of a script with words of the suite's own: what the engine did, without the
/// breach of a clause.
struct WordDraft {
  let id: String
  let title: String
  let rule: String
  /// The script, up to the action in which the clause is broken.
  let script: Script

  /// Returns a case that the engine fails; `nil` if no monitor says what is right instead.
  ///
  /// It observes what is shown on the screen, and the kinds by which the engine breaks the clause.
  func `case`(of finding: Finding, within jurisdiction: Jurisdiction) -> Case? {
    guard let breach = finding.breach, let seen = finding.transcript,
      let words = script.given.own.words
    else { return nil }
    let transcript = Transcript(
      observations: Array(seen.observations.prefix(script.actions.count)))
    guard
      let amendment = Amendment(of: breach, in: script, transcript, within: jurisdiction)
    else { return nil }
    let kinds = Set(words.shown.kinds).union(amendment.kinds)
    func expectations(_ observations: [Observation]) -> [Expectation] {
      observations.filter { kinds.contains($0.kind) }.map(Expectation.observation)
    }
    var steps: [Step] = []
    for (index, action) in script.actions.enumerated() {
      let isLast = index == breach.action
      let ways = isLast ? amendment.ways : [transcript.observations[index]]
      let expected = ways.map(expectations)
      if action.asks(words) {
        // Asking changes nothing, so only the answer that is wrong matters.
        guard isLast, expected.count == 1 else { continue }
        guard let place = steps.indices.last else { return nil }
        steps[place].actions.append(action)
        steps[place].expectations += expected[0]
      } else {
        steps.append(
          Step(
            actions: [action], expectations: expected.count > 1 ? [.oneOf(expected)] : expected[0],
            position: .nowhere))
      }
    }
    let item = Case(
      of: script, id: id, title: title, rules: [rule], steps: steps, asserting: kinds)
    return item.isFailed(by: transcript, to: script, words) ? item : nil
  }
}

extension Action {
  /// Whether the harness asks something with it.
  fileprivate func asks(_ words: SuiteWords) -> Bool {
    guard case .word(let word) = self else { return false }
    return words.vocabulary.queries.contains { $0.asks == word.name }
  }
}

extension Case {
  /// Whether an engine fails the case that did this in the script, of which the case may have fewer
  /// queries.
  fileprivate func isFailed(
    by transcript: Transcript, to script: Script, _ words: SuiteWords
  ) -> Bool {
    let last = script.actions.indices.last
    let kept = script.actions.indices.filter { $0 == last || !script.actions[$0].asks(words) }
    let seen = Transcript(observations: kept.map { transcript.observations[$0] })
    return CaseComparison.difference(from: self, in: seen) != nil
  }
}
