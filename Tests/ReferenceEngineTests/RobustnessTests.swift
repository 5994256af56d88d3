import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `Any mixture of answers and faults` {
  @Test(arguments: ["swift", "legacy"])
  func `reaches the end of every script`(profile: String) throws {
    var scripts = RandomScripts(profile: profile, seed: 3)
    var generator = SplitMix64(seed: 4)
    for _ in 0..<600 {
      let script = scripts.next()
      var reading = Reading.default
      for question in Reading.questions {
        let answer = question.answers.randomElement(using: &generator)
        try reading.answer(question.id, with: answer ?? question.defaultAnswer)
      }
      let faults = Array(Fault.all.shuffled(using: &generator).prefix(5))
      let engine = try ReferenceAdapter(reading: reading, faults: faults)
        .makeEngine(for: EngineSetup(script))
      for action in script.actions {
        let seen = engine.perform(action)
        #expect(action != .queryStack || seen.count == 1)
      }
    }
  }

  @Test(arguments: ["swift", "legacy"])
  func `behaves the same every time`(profile: String) throws {
    var scripts = RandomScripts(profile: profile, seed: 5)
    let adapter = ReferenceAdapter()
    for _ in 0..<300 {
      let setup = EngineSetup(scripts.next())
      let actions = scripts.next().actions
      let first = try adapter.makeEngine(for: setup)
      let second = try adapter.makeEngine(for: setup)
      #expect(actions.map(first.perform) == actions.map(second.perform))
    }
  }
}
