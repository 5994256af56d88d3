import EngineKit
import ReferenceEngine
import SpecModel
import Wording

extension AnsweredPlay {
  /// Plays actions on the reference engine under the default answers, and under each other answer to a
  /// question that these make it ask; `nil` if it does not follow the profile.
  init?(_ setup: EngineSetup, _ parts: [[Action]]) {
    guard var engine = try? ReferenceAdapter().simulation(for: setup) else { return nil }
    let usual = engine.perform(parts)
    var asked: Set<Int> = []
    engine.answers.asked.forEachIndex { asked.insert($0) }
    var others: [(question: String, plays: [[[Observation]]])] = []
    for question in Reading.questions where asked.contains(question.index) {
      let plays = question.answers.indices.filter { $0 != Reading.default[question] }
        .compactMap { answer -> [[Observation]]? in
          var reading = Reading.default
          reading[question] = answer
          var engine = try? ReferenceAdapter(reading: reading).simulation(for: setup)
          return engine?.perform(parts)
        }
      others.append((question.id, plays))
    }
    self.init(usual: usual, others: others)
  }
}

extension Simulation {
  /// Performs parts of a script, one after another.
  fileprivate mutating func perform(_ parts: [[Action]]) -> [[Observation]] {
    parts.map { actions in actions.flatMap { perform($0) } }
  }
}
