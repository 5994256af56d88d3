import EngineKit
import Exploration
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// An explanation takes the next step once for all engines in a state, whatever they answered before.
@Suite struct `The state of a reference engine` {
  /// Two engines with different answers, which then get the same ones wherever their states are equal.
  @Test(arguments: ["swift", "legacy"])
  func `has all that decides how the engine goes on`(_ profile: String) throws {
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 9)
    var random = SeededGenerator(seed: 13)
    var compared = 0
    for number in 0..<300 {
      let script = generator.script(number, actions: 25)
      let start = try ReferenceAdapter().simulation(for: EngineSetup(script))
      var engines = [start, start]
      for place in engines.indices {
        engines[place].answers.ask(besides: reading(&random), preferring: .default)
      }
      for (index, action) in script.actions.enumerated() {
        for place in engines.indices { _ = engines[place].perform(action) }
        guard engines[0].state == engines[1].state else { continue }
        let answers = reading(&random)
        var (one, other) = (engines[0], engines[1])
        one.answers.ask(besides: answers, preferring: .default)
        other.answers.ask(besides: answers, preferring: .default)
        for action in script.actions[(index + 1)...] {
          #expect(one.perform(action) == other.perform(action), "\(script), \(action)")
          compared += 1
        }
      }
    }
    // Without equal states, nothing would be compared.
    #expect(compared > 10_000)
  }

  private func reading(_ random: inout SeededGenerator) -> Reading {
    var reading = Reading.default
    for question in Reading.questions where Bool.random(using: &random) {
      reading[question] = Int.random(in: question.answerPlaces, using: &random)
    }
    return reading
  }
}
