package import EngineKit
package import SpecModel

/// Every way through a script that the open questions allow: the reference engine, forked wherever it
/// asks one.
///
/// Two combinations of answers that make no difference to a script lead the same way. So there are a few
/// dozen ways for billions of combinations.
///
/// Decisions that an engine may take anew each time (``Answers/anew(_:under:)``) have endlessly many ways.
/// These ways therefore always decide alike; a few more decide differently in a few places, with all other
/// questions answered by default.
package struct Ways: Sendable {
  /// The ways, the default answers' first; no two of them take the same answers.
  package let all: [Way]
  /// Whether there are more ways, which were not tried.
  package let isCut: Bool

  /// How many ways are tried at most by default.
  package static let limit = 20_000

  /// One way through a script.
  package struct Way: Sendable {
    /// What the engine did: one list for each action.
    package let transcript: Transcript
    /// The answers that it took; all others are open.
    package let reading: Reading
    /// The questions that it asked.
    package let asked: [Reading.Question]

    /// Whether an engine with these answers takes this way.
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
  /// - Throws: ``UnsupportedAction`` if the reference engine does not follow the profile.
  package init(
    through script: Script, of adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    deviations: Int = .max, atMost limit: Int = Ways.limit
  ) throws(UnsupportedAction) {
    let start = try adapter.simulation(of: script)
    var alike = start
    alike.answers.decideAlike()
    var search = Search(script.actions, limit)
    search.go(from: alike, deviations: deviations)
    if alike.answers.reading != start.answers.reading {
      var anew = start
      anew.answers.decideAnew()
      search.go(from: anew, deviations: min(deviations, Self.deviationsAnew)) {
        $0.contains(where: \.isTakenAnew)
      }
    }
    all = search.ends
    isCut = search.isCut
  }

  /// How many answers differ at most from the default where some are given anew.
  private static let deviationsAnew = 2
}

/// The search for all ways.
private struct Search {
  private let actions: [Action]
  private let limit: Int
  private(set) var ends: [Ways.Way] = []
  private(set) var isCut = false

  init(_ actions: [Action], _ limit: Int) {
    self.actions = actions
    self.limit = limit
  }

  /// Goes every way from a start, and keeps those that asked something that counts.
  mutating func go(
    from start: Simulation, deviations: Int,
    keeping counts: ([Reading.Question]) -> Bool = { _ in true }
  ) {
    var forks: [(simulation: Simulation, observations: [[Observation]], deviations: Int)] = [
      (start, [], 0)
    ]
    while ends.count < limit, var fork = forks.popLast() {
      while fork.observations.count < actions.count {
        let before = fork.simulation
        let observations = fork.simulation.perform(actions[fork.observations.count])
        if fork.deviations < deviations {
          forks += before.otherwise(than: fork.simulation).map {
            ($0, fork.observations, fork.deviations + 1)
          }
        }
        fork.observations.append(observations)
      }
      let answers = fork.simulation.answers
      guard counts(answers.taken) else { continue }
      ends.append(
        Ways.Way(
          transcript: Transcript(observations: fork.observations), reading: answers.reading,
          asked: answers.taken))
    }
    isCut = isCut || !forks.isEmpty
  }
}

extension Ways {
  /// No way at all, if the engine does not follow the script's profile.
  package static let none = Ways(all: [], isCut: false)

  private init(all: [Way], isCut: Bool) {
    self.all = all
    self.isCut = isCut
  }
}
