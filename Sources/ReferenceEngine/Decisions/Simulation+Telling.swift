package import SpecModel

extension Simulation {
  /// Performs an action and returns what its outcome rests on.
  ///
  /// These are clauses, and the answers to open questions without which something else would have been
  /// seen: the action is tried under each other answer, one at a time.
  ///
  /// - Parameters:
  ///   - action: What happens to the engine.
  ///   - kinds: The kinds of observation that count as seen.
  /// - Returns: What the action caused, in order, and what that rests on.
  package mutating func performTelling(
    _ action: Action, seeing kinds: Set<Observation.Kind> = Set(Observation.Kind.allCases)
  ) -> (observations: [Observation], decisions: [Decision]) {
    let before = self
    let known = decisions.count
    let keepsDecisions = keepsDecisions
    self.keepsDecisions = true
    let observations = perform(action)
    let clauses = decisions.dropFirst(known)
    self.keepsDecisions = keepsDecisions
    let seen = observations.filter { kinds.contains($0.kind) }
    return (observations, clauses + before.answers(thatDecide: action, seen, kinds))
  }

  /// The answers without which something else would be seen of an action.
  ///
  /// To learn what it asks, the action is performed once more as it was: what was asked and decided anew
  /// before still counts.
  private func answers(
    thatDecide action: Action, _ seen: [Observation], _ kinds: Set<Observation.Kind>
  ) -> [Decision] {
    var asking = self
    asking.keepsDecisions = false
    asking.answers = answers.reopened
    _ = asking.perform(action)
    let asked = asking.answers
    let fixed = answers.fixed(as: asked)
    return asked.taken.compactMap { question in
      guard let taken = asked.reading[question] else { return nil }
      let decides = question.answerPlaces.contains { place in
        guard place != taken else { return false }
        var other = self
        other.keepsDecisions = false
        other.answers = fixed
        other.answers.change(question, to: place)
        return other.perform(action).filter { kinds.contains($0.kind) } != seen
      }
      return decides
        ? Decision(.answer(question.answers[taken], question: question.id)) : nil
    }
  }
}
