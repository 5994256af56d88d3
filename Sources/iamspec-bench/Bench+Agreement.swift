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
  /// explained, and compared with all paths through them, tried one after the other.
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
      let without = try isExplained(transcript, of: script)
      switch (with, without) {
      case (.explained(let reading), true), (.explained(let reading), nil):
        let same = try ReferenceAdapter(reading: reading).makeEngine(for: EngineSetup(script))
        for (action, observations) in zip(script.actions, transcript.observations) {
          guard ObservationOrder.agree(observations[...], same.perform(action)[...]) else {
            throw UnexpectedResult("\(script): \(reading) does not explain it")
          }
        }
        tally["explained", default: 0] += 1
      case (.unexplained, false), (.unexplained, nil): tally["unexplained", default: 0] += 1
      case (.undecided, _): tally["undecided", default: 0] += 1
      default: throw UnexpectedResult("\(script): \(with); with all paths, it is not so")
      }
      if without == nil { tally["decided only with short cuts", default: 0] += 1 }
    }
    print(tally)
  }

  /// The number of actions after which not all paths are tried.
  private static let mostPerformed = 20_000

  /// Whether the reference engine does the same on some path, tried one after the other; `nil` if there are too
  /// many.
  private static func isExplained(
    _ transcript: Transcript, of script: Script
  ) throws -> Bool? {
    let start = try ReferenceAdapter(reading: .open).simulation(of: script)
    var paths = [(engine: start, action: 0)]
    var performed = 0
    while let (start, action) = paths.popLast() {
      if action == script.actions.count { return true }
      if performed >= mostPerformed { return nil }
      performed += 1
      var engine = start
      let observations = engine.perform(script.actions[action])
      paths += start.otherwise(than: engine).map { ($0, action) }
      if ObservationOrder.agree(transcript.observations[action][...], observations[...]) {
        paths.append((engine, action + 1))
      }
    }
    return false
  }
}
