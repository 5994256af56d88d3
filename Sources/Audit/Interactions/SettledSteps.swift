import EngineKit
import ReferenceEngine
import SpecModel
import Wording

/// A script divided into steps whose outcome is the same whatever the answers to the open questions are, each
/// answer tried alone.
struct SettledSteps {
  /// The observations in each step, of the kinds that are looked at.
  let expected: [[Observation]]

  private let kinds: Set<Observation.Kind>
  private let script: Script
  /// The indices of the actions that end a step.
  private let ends: [Int]

  /// Divides a script into steps that are as short as possible.
  ///
  /// Returns `nil` if the outcome of the whole script depends on an answer.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - kinds: The kinds of observation that are looked at; by default, those of the screen.
  init?(_ script: Script, seeing kinds: Set<Observation.Kind> = InteractionSurvey.screen) {
    self.script = script
    self.kinds = kinds
    let setup = EngineSetup(script)
    func run(_ reading: Reading) -> ([[Observation]], Answers)? {
      guard var engine = try? ReferenceAdapter(reading: reading).simulation(for: setup) else {
        return nil
      }
      let seen = script.actions.map { engine.perform($0) }
      return (seen.map { $0.filter { kinds.contains($0.kind) } }, engine.answers)
    }
    guard let (right, answers) = run(.open) else { return nil }
    var isEnd = [Bool](repeating: true, count: right.count)
    for question in answers.taken {
      for answer in question.answers.dropFirst() {
        var reading = Reading.open
        try? reading.answer(question.id, with: answer)
        guard let (other, _) = run(reading) else { return nil }
        var one: [Observation] = []
        var another: [Observation] = []
        for index in right.indices {
          one += right[index]
          another += other[index]
          if one != another { isEnd[index] = false }
        }
        if one != another { return nil }
      }
    }
    ends = isEnd.indices.filter { isEnd[$0] }
    expected = Self.grouped(right, ends)
  }

  /// Groups the observations of a transcript by step.
  func grouped(_ transcript: [[Observation]]) -> [[Observation]] {
    Self.grouped(transcript.map { $0.filter { kinds.contains($0.kind) } }, ends)
  }

  private static func grouped(
    _ transcript: [[Observation]], _ ends: [Int]
  ) -> [[Observation]] {
    var start = 0
    return ends.map { end in
      defer { start = end + 1 }
      return Array(transcript[start...end].joined())
    }
  }

  /// The steps as a case.
  var asCase: Case {
    var start = 0
    let steps = zip(ends, expected).map { end, observations in
      defer { start = end + 1 }
      return Step(
        actions: Array(script.actions[start...end]),
        expectations: observations.map(Expectation.observation), position: .nowhere)
    }
    let seen = Set(expected.joined().map(\.kind)).union([.displayed])
    return Case(
      of: script, title: "A generated case", steps: steps, asserting: seen)
  }
}
