import BuiltinSuite
import Conformance
import EngineKit
import Exploration
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel

extension Bench {
  /// Checks whether the short cuts of an explainer change its results.
  ///
  /// Scripts of engines with random answers to the open questions, half of which have a fault, are
  /// explained with and without them.
  static func agreement(_ count: Int) throws {
    let profiles = try BundledSuite.load().profiles.filter {
      ReferenceAdapter().manifest.profiles.contains($0.id)
    }
    var tally: [String: Int] = [:]
    for number in 0..<count {
      let generator = ScriptGenerator(
        in: profiles[number % profiles.count], for: ReferenceAdapter().manifest, seed: 3)
      let script = generator.script(number, actions: 6 + number % 15)
      var random = SeededGenerator(seed: 11, stream: number)
      var reading = Reading.default
      for question in Reading.questions {
        reading[question] = Int.random(in: question.answers.indices, using: &random)
      }
      let faults = Fault.all.filter { $0.profiles.contains(script.profile) }
      let fault = number.isMultiple(of: 2) ? nil : faults.randomElement(using: &random)
      let adapter = ReferenceAdapter(reading: reading, faults: fault.map { [$0] } ?? [])
      let engine = try adapter.makeEngine(for: EngineSetup(script))
      let transcript = Transcript(observations: script.actions.map(engine.perform))
      let kinds = adapter.manifest.observations
      let with = try Explainer().explain(transcript, of: script, reporting: kinds)
      let without = try Explainer(budget: 1000, guesses: 0, patience: 1000)
        .explain(transcript, of: script, reporting: kinds)
      switch (with, without) {
      case (.undecided, .undecided): tally["undecided", default: 0] += 1
      case (.explained(let reading), .explained), (.explained(let reading), .undecided):
        let same = try ReferenceAdapter(reading: reading).makeEngine(for: EngineSetup(script))
        for (action, observations) in zip(script.actions, transcript.observations) {
          guard ObservationOrder.agree(observations[...], same.perform(action)[...]) else {
            throw UnexpectedResult("\(script): \(reading) does not explain it")
          }
        }
        tally["explained", default: 0] += 1
        if case .undecided = without { tally["decided only with short cuts", default: 0] += 1 }
      case (.unexplained, .undecided): tally["decided only with short cuts", default: 0] += 1
      case (.unexplained, .unexplained) where with == without:
        tally["unexplained", default: 0] += 1
      default: throw UnexpectedResult("\(script): \(with), and without short cuts \(without)")
      }
    }
    print(tally)
  }
}
