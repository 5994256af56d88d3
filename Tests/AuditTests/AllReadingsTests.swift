import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// The first proof, without a sample: an engine that is forked wherever it asks goes through a case
/// under every combination of answers.
@Suite struct `The reference engine, forked at each open question that it asks` {
  static let cases: [PlannedCase] = {
    let suite = try? Builtin.suite()
    return ["swift", "legacy"].flatMap { profile in
      (suite?.cases ?? []).filter { $0.profiles.contains(profile) }
        .map { PlannedCase($0, profile: profile) }
    }
  }()

  @Test func `passes every case on every branch`() async throws {
    #expect(Self.cases.count > 700)
    var count = 0
    for planned in Self.cases {
      let branches = try branches(of: planned.script)
      let failing = branches.filter { branch in
        let transcript = Transcript(observations: branch.transcript)
        return !CaseComparison.differingSteps(of: planned.case, in: transcript).isEmpty
      }
      #expect(failing.map(\.answers) == [], "\(planned.case.id) [\(planned.profile)]")
      count += branches.count
    }
    // Some hundreds at most a case, where all combinations are some 10^13.
    #expect(count > 5 * Self.cases.count)
    #expect(count < 50 * Self.cases.count)
  }

  private struct Branch {
    var simulation: Simulation
    var transcript: [[Observation]] = []

    /// What was answered otherwise than by default.
    var answers: [String] {
      simulation.answers.taken.compactMap { question in
        simulation.answers.reading[question].flatMap {
          $0 == 0 ? nil : "\(question.id)=\(question.answers[$0])"
        }
      }
    }
  }

  private func branches(of script: Script) throws -> [Branch] {
    let start = try ReferenceAdapter(reading: .open).simulation(for: EngineSetup(script))
    return script.actions.reduce([Branch(simulation: start)]) { branches, action in
      branches.flatMap { branch in
        branch.simulation.branches(performing: action).map {
          Branch(
            simulation: $0.simulation, transcript: branch.transcript + [$0.observations])
        }
      }
    }
  }
}
