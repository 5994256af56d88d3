package import SpecModel

extension Simulation {
  /// Performs an action, and tells what was decided in it.
  ///
  /// Besides the clauses these are the answers to open questions without which something else would
  /// have been seen: the action is tried under each other answer, one at a time.
  ///
  /// - Parameters:
  ///   - action: What happens to the engine.
  ///   - kinds: The kinds of observation that somebody looks at.
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
  private func answers(
    thatDecide action: Action, _ seen: [Observation], _ kinds: Set<Observation.Kind>
  ) -> [Decision] {
    let reading = answers.filled
    var asking = self
    asking.keepsDecisions = false
    asking.answers = Answers(.open)
    asking.answers.preferred = reading
    _ = asking.perform(action)
    return asking.answers.taken.compactMap { question in
      // What was decided anew before may have been another question, with more answers.
      guard let taken = reading[question], question.answers.indices.contains(taken) else {
        return nil
      }
      let decides = question.answers.indices.contains { place in
        guard place != taken else { return false }
        var other = self
        other.keepsDecisions = false
        other.answers = Answers(reading)
        other.answers.change(question, to: place)
        return other.perform(action).filter { kinds.contains($0.kind) } != seen
      }
      return decides
        ? Decision(.answer(question.answers[taken], question: question.id)) : nil
    }
  }
}
