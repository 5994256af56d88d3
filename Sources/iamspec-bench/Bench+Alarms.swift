import BuiltinSuite
import EngineKit
import Exploration
import ReferenceEngine
import SpecModel

extension Bench {
  /// Explores engines that keep every rule, each with random answers to the open questions.
  ///
  /// It prints a line of JSON for each engine with findings, and one for all: the number of scripts
  /// that broke a clause or were not explained, which should be 0, and the number of undecided
  /// scripts.
  static func alarms(_ readings: Int, scripts: Int) async throws {
    let profiles = try BundledSuite.load().profiles.filter {
      ReferenceAdapter().manifest.profiles.contains($0.id)
    }
    var total = (breached: 0, unexplained: 0, undecided: 0)
    for number in 0..<readings {
      var random = SeededGenerator(seed: 13, stream: number)
      var reading = Reading.default
      for question in Reading.questions {
        reading[question] = Int.random(in: question.answers.indices, using: &random)
      }
      let host = InProcessHost(ReferenceAdapter(reading: reading))
      let plan = Explorer.Plan(
        profiles: profiles, seed: UInt64(number), trustsExplanations: false)
      let exploration = await Explorer(host, plan, width: 1).explore(scripts: scripts)
      let breached = exploration.count(of: .breached)
      let unexplained = exploration.count(of: .unexplained)
      total.breached += breached
      total.unexplained += unexplained
      total.undecided += exploration.undecided
      if breached + unexplained + exploration.undecided > 0 {
        print(
          #"{"reading": \#(number), "breached": \#(breached), "unexplained": \#(unexplained), "#
            + #""undecided": \#(exploration.undecided)}"#)
      }
    }
    print(
      #"{"readings": \#(readings), "scripts": \#(readings * scripts), "#
        + #""breached": \#(total.breached), "unexplained": \#(total.unexplained), "#
        + #""undecided": \#(total.undecided)}"#)
  }
}
