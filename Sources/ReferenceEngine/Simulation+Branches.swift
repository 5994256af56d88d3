package import SpecModel

extension Simulation {
  /// One way in which an engine may perform an action.
  package struct Branch: Sendable {
    /// The engine afterwards; its ``Answers/taken`` tells the answers that led here.
    package let simulation: Simulation
    /// What the action caused, in order.
    package let observations: [Observation]
  }

  /// Performs an action in every way that the open questions allow: wherever it asks one that is left
  /// open, a copy of the engine takes each other answer.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: The branches, each reached by other answers, the default's first. Where no question
  ///   that is left open is asked, there is one.
  package func branches(performing action: Action) -> [Branch] {
    var branches: [Branch] = []
    var forks = [self]
    while let start = forks.popLast() {
      var end = start
      let observations = end.perform(action)
      branches.append(Branch(simulation: end, observations: observations))
      // What it asked after the answers that it started with could have been answered otherwise,
      // given the same answers before.
      var fork = start
      for question in end.answers.taken.dropFirst(start.answers.taken.count) {
        for place in question.answers.indices.dropFirst() {
          var other = fork
          other.answers.take(place, to: question)
          forks.append(other)
        }
        fork.answers.take(0, to: question)
      }
    }
    return branches
  }
}
