import Conformance
import EngineKit
import Exploration
import ReferenceEngine
import SpecModel

/// A script of a survey, with what an engine that keeps every rule does in it.
struct SurveyedScript: Sendable {
  let script: Script
  /// The case whose script it is; `nil` for a random one.
  let `case`: Case?
  let setup: EngineSetup
  let transcript: Transcript
  /// How often each moment comes in it that comes at all, by the moment's place.
  let moments: [Int: Int]

  /// Runs the reference engine.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - case: The case whose script it is.
  ///   - watching: The reference engine with an intervention at each moment, which does nothing.
  init?(_ script: Script, of case: Case?, _ watching: ReferenceAdapter) {
    self.script = script
    self.case = `case`
    setup = EngineSetup(script)
    guard var engine = try? watching.simulation(for: setup) else { return nil }
    transcript = Transcript(observations: script.actions.map { engine.perform($0) })
    moments = engine.moments
  }

  /// Whether the case notices what an engine did; no random script does.
  func isNoticed(_ transcript: Transcript) -> Bool {
    `case`.map { CaseComparison.difference(from: $0, in: transcript) != nil } ?? false
  }

  /// Runs another engine; returns `nil` if it does the same.
  func difference(of adapter: ReferenceAdapter) -> Transcript? {
    guard var engine = try? adapter.simulation(for: setup) else { return nil }
    let other = Transcript(observations: script.actions.map { engine.perform($0) })
    return other == transcript ? nil : other
  }

  /// The clauses that the reference engine cites in an action of the script, in order.
  func citations(inAction action: Int) -> [String] {
    guard var engine = try? ReferenceAdapter().simulation(for: setup) else { return [] }
    for earlier in script.actions[..<action] { _ = engine.perform(earlier) }
    engine.keepsDecisions = true
    _ = engine.perform(script.actions[action])
    return engine.decisions.compactMap(\.clause)
  }

  /// The scripts of a survey: those of the cases, and random ones.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - count: The number of random scripts.
  ///   - seed: The seed of these.
  ///   - moments: The moments to watch for.
  static func all(
    of suite: Suite, random count: Int, seed: UInt64, watchingFor moments: [Intervention]
  ) async -> [SurveyedScript] {
    let watching = ReferenceAdapter { $0.interventions = moments }
    let cases = AuditedCases(suite)
    let own = await inParallel(cases.entries.map(\.planned)) {
      SurveyedScript($0.script, of: $0.case, watching)
    }
    let generators = suite.profiles.filter { cases.profiles.contains($0.id) }.map {
      ScriptGenerator(in: $0, for: ReferenceAdapter().manifest, seed: seed)
    }
    let random = await inParallel(Array(0..<(generators.isEmpty ? 0 : count))) {
      SurveyedScript(generators[$0 % generators.count].script($0), of: nil, watching)
    }
    return (own + random).compactMap(\.self)
  }
}
