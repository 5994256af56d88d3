package import SpecModel

extension Simulation {
  /// One way in which an engine may perform an action.
  package struct Branch: Sendable {
    /// The engine afterwards; ``Answers/taken`` has the answers that led here.
    package let simulation: Simulation
    /// What the action caused, in order.
    package let observations: [Observation]
  }

  /// Performs an action in every way that the open questions allow.
  ///
  /// Wherever it asks a question that is left open, a copy of the engine takes each other answer.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: The branches, each reached by different answers, the default's first. If the action asks no
  ///   question that is left open, there is one.
  package func branches(performing action: Action) -> [Branch] {
    var branches: [Branch] = []
    var forks = [self]
    while let start = forks.popLast() {
      var end = start
      let observations = end.perform(action)
      branches.append(Branch(simulation: end, observations: observations))
      forks += start.otherwise(than: end)
    }
    return branches
  }

  /// Returns copies of this engine that will take the answers that another copy did not take.
  ///
  /// For each question that the other copy was asked, there is one for each answer that it did not give;
  /// until then, it gives the same answers.
  ///
  /// - Parameter end: A copy of this engine that has gone on.
  /// - Returns: The copies, still where this engine is. The last ones differ in what was asked last.
  package func otherwise(than end: Simulation) -> [Simulation] {
    let asked = end.answers.taken.dropFirst(answers.taken.count)
    if asked.isEmpty { return [] }
    var forks: [Simulation] = []
    var fork = self
    for question in asked {
      let taken = end.answers.reading[question] ?? 0
      for place in question.answerPlaces where place != taken {
        var other = fork
        other.answers.take(place, to: question)
        forks.append(other)
      }
      fork.answers.take(taken, to: question)
    }
    return forks
  }
}
