import EngineKit
import Exploration
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// An explanation lets time pass in parts, which must not change what an engine does.
@Suite struct `Time that passes in parts` {
  @Test(arguments: ["swift", "legacy"])
  func `makes no difference, whatever the answers`(_ profile: String) throws {
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 5)
    var random = SeededGenerator(seed: 11)
    var parts = 0
    for number in 0..<600 {
      let script = generator.script(number, actions: 25)
      var reading = Reading.default
      for question in Reading.questions {
        reading[question] = Int.random(in: question.answerPlaces, using: &random)
      }
      let adapter = ReferenceAdapter(reading: reading)
      var whole = try adapter.simulation(for: EngineSetup(script))
      var parted = whole
      for action in script.actions {
        var observations: [Observation] = []
        var rest = action
        while case .advance(let span) = rest, let part = parted.firstPart(of: span) {
          observations += parted.perform(.advance(part))
          rest = .advance(.milliseconds(span.milliseconds - part.milliseconds))
          parts += 1
        }
        observations += parted.perform(rest)
        #expect(observations == whole.perform(action), "\(script), \(action)")
      }
    }
    // Without parts, nothing would be compared.
    #expect(parts > 300)
  }
}
