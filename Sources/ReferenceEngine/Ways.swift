package import EngineKit
package import SpecModel

/// Every way through a script that the open questions allow: the reference engine, forked wherever it
/// asks one.
///
/// Two combinations of answers that make no difference to a script lead the same way. So there are
/// some tens of ways where there are billions of combinations.
package struct Ways: Sendable {
  /// The ways, the default answers' first; no two of them take the same answers.
  package let all: [Way]
  /// Whether there are more, which were not tried.
  package let isCut: Bool

  /// How many are tried at most, unless said otherwise.
  package static let limit = 10_000

  /// One way through a script.
  package struct Way: Sendable {
    /// What the engine did: one list for each action.
    package let transcript: Transcript
    /// The answers that it took; all others are open.
    package let reading: Reading
    /// The questions that it asked.
    package let asked: [Reading.Question]

    /// Whether an engine with these answers goes this way.
    package func fits(_ answers: Reading) -> Bool {
      asked.allSatisfy { answers[$0] == reading[$0] }
    }
  }

  /// Goes every way through a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - adapter: The engine; its reading leaves every question open.
  ///   - deviations: How many answers differ at most from the default.
  ///   - limit: How many ways are tried at most.
  /// - Throws: ``UnsupportedAction`` where the reference engine does not follow the profile.
  package init(
    through script: Script, of adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    deviations: Int = .max, atMost limit: Int = Ways.limit
  ) throws(UnsupportedAction) {
    let actions = script.actions
    var ends: [Way] = []
    var forks: [(simulation: Simulation, observations: [[Observation]], deviations: Int)] = [
      (try adapter.simulation(for: EngineSetup(script)), [], 0)
    ]
    while ends.count < limit, var fork = forks.popLast() {
      while fork.observations.count < actions.count {
        let before = fork.simulation
        let done = fork.observations
        fork.observations.append(fork.simulation.perform(actions[done.count]))
        guard fork.deviations < deviations else { continue }
        forks += before.otherwise(than: fork.simulation).map { ($0, done, fork.deviations + 1) }
      }
      let answers = fork.simulation.answers
      ends.append(
        Way(
          transcript: Transcript(observations: fork.observations), reading: answers.reading,
          asked: answers.taken))
    }
    all = ends
    isCut = !forks.isEmpty
  }
}

extension Ways {
  /// No way at all, where the engine does not follow the script's profile.
  package static let none = Ways(all: [], isCut: false)

  private init(all: [Way], isCut: Bool) {
    self.all = all
    self.isCut = isCut
  }
}
