import Conformance
import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `A reference engine without one of its display checks` {
  static let checks = Rulebook.Profile.allCases.flatMap { profile in
    Rulebook.book(of: profile).checks.map { (profile.rawValue, $0.rule) }
  }

  /// The first proof of the audit requires that all cases pass, so a failing case turns it red.
  @Test(arguments: checks)
  func `fails a behavioral case of the check's rule`(profile: String, rule: String) throws {
    let removal = Fault("check-removed", breaking: rule, "The check is not made.") {
      $0.checks.removeAll { $0.rule == rule }
    }
    let cases = try Builtin.suite().cases.filter {
      $0.isBehavioral && $0.rules.contains(rule) && $0.profiles.contains(profile)
    }
    #expect(!cases.isEmpty)
    var failing: [String] = []
    for item in cases {
      #expect(try steps(at: item, profile, ReferenceAdapter()) == [], "\(item.id)")
      if try steps(at: item, profile, ReferenceAdapter(faults: [removal])) != [] {
        failing.append(item.id)
      }
    }
    #expect(!failing.isEmpty, "nothing notices that \(rule) is not checked")
  }

  @Test func `covers every check of both profiles`() {
    #expect(Self.checks.count == Rulebook.swift.checks.count + Rulebook.legacy.checks.count)
    #expect(Rulebook.swift.checks.count >= 7)
    #expect(Rulebook.legacy.checks.count >= 10)
  }

  /// Returns the steps, counted from 0, in which an engine does not do what a case expects.
  private func steps(
    at item: Case, _ profile: String, _ adapter: ReferenceAdapter
  ) throws -> [Int] {
    let script = PlannedCase(item, profile: profile).script
    let engine = try adapter.makeEngine(for: EngineSetup(script))
    let transcript = Transcript(observations: script.actions.map(engine.perform))
    return CaseComparison.differingSteps(of: item, in: transcript)
  }
}
