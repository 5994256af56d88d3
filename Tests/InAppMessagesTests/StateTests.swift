import EngineKit
import Exploration
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// An explanation takes the next step once for all engines in a state, whatever they answered before.
@Suite struct `The state of a reference engine` {
  /// Engines with different answers, some of which have missed something, and which get the same answers from where
  /// the states of two of them become equal.
  @Test(arguments: ["swift", "legacy"])
  func `has all that decides how the engine goes on`(_ profile: String) throws {
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 9)
    var random = SeededGenerator(seed: 13)
    var compared = 0
    for number in 0..<1000 {
      let script = generator.script(number, actions: 25)
      let start = try ReferenceAdapter().simulation(for: EngineSetup(script))
      var engines = Array(repeating: start, count: 8)
      for place in engines.indices {
        engines[place].answers.ask(besides: reading(&random), preferring: .default)
      }
      let missed = engines.map { _ in
        script.actions.indices.filter { script.actions[$0].leavesTheWorld }
          .randomElement(using: &random)
      }
      var equal: Set<[Int]> = []
      for (index, action) in script.actions.enumerated() {
        for place in engines.indices where place.isMultiple(of: 2) || index != missed[place] {
          _ = engines[place].perform(action)
        }
        let states = engines.map(\.state)
        for place in engines.indices {
          for other in engines.indices.prefix(place) {
            guard states[place] == states[other] else {
              equal.remove([other, place])
              continue
            }
            guard equal.insert([other, place]).inserted else { continue }
            let rest = script.actions[(index + 1)...]
            let answers = reading(&random)
            #expect(
              play(rest, on: engines[place], answers) == play(rest, on: engines[other], answers),
              "\(script), after \(index)")
            compared += rest.count
          }
        }
      }
    }
    // Without equal states, nothing would be compared.
    #expect(compared > 10_000)
  }

  /// Returns what an engine does if it gives some answers from now on.
  private func play(
    _ actions: ArraySlice<Action>, on engine: Simulation, _ answers: Reading
  ) -> [[Observation]] {
    var engine = engine
    engine.answers.ask(besides: answers, preferring: .default)
    return actions.map { engine.perform($0) }
  }

  private func reading(_ random: inout SeededGenerator) -> Reading {
    var reading = Reading.default
    for question in Reading.questions where Bool.random(using: &random) {
      reading[question] = Int.random(in: question.answerPlaces, using: &random)
    }
    return reading
  }
}

extension Action {
  /// Whether time, the device and the host, which are no part of the state, are the same without it.
  fileprivate var leavesTheWorld: Bool {
    switch kind {
    case .startSession, .logEvent, .logPurchase, .presentLocal, .displayNext, .dismiss, .click:
      true
    default: false
    }
  }
}
