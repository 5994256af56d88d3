import Conformance
import EngineKit
import ReferenceEngine
import SpecModel

/// The cases of a suite, prepared for many runs against variations of the reference engine.
struct AuditedCases: Sendable {
  /// A case in one profile.
  struct Entry: Sendable {
    let planned: PlannedCase
    let setup: EngineSetup
    let actions: [Action]
  }

  /// Every case in every profile that the reference engine follows, in the order of a plan.
  let entries: [Entry]

  /// The profiles of the suite that the reference engine follows.
  let profiles: [String]

  /// Prepares the cases of a suite.
  init(_ suite: Suite) {
    let profiles = suite.profiles.map(\.id).filter(ReferenceAdapter().manifest.profiles.contains)
    self.profiles = profiles
    entries = profiles.flatMap { profile in
      suite.cases.filter { $0.profiles.contains(profile) }.map { item in
        let planned = PlannedCase(item, profile: profile)
        let script = planned.script
        return Entry(planned: planned, setup: EngineSetup(script), actions: script.actions)
      }
    }
  }

  /// Wraps cases that are already prepared.
  private init(_ entries: [Entry], in profiles: [String]) {
    self.entries = entries
    self.profiles = profiles
  }

  /// Leaves out the cases that fail whatever the answers: they would notice every
  /// fault.
  func without(_ failures: [FirstProof.Violation]) -> AuditedCases {
    let ids = Set(failures.map(\.planned.id))
    let sound = entries.filter { !ids.contains($0.planned.id) }
    return ids.isEmpty ? self : AuditedCases(sound, in: profiles)
  }

  /// Returns the cases in a profile.
  func entries(in profile: String) -> [Entry] {
    entries.filter { $0.planned.profile == profile }
  }

  /// Returns the cases that ask for a rule, in a profile.
  func entries(of rule: String, in profile: String) -> [Entry] {
    entries(in: profile).filter { $0.planned.case.rules.contains(rule) }
  }

  /// Returns the steps, counted from 0, at which an engine does something else than a case expects.
  static func differingSteps(_ entry: Entry, _ adapter: ReferenceAdapter) -> [Int] {
    guard let engine = try? adapter.makeEngine(for: entry.setup) else { return [0] }
    let transcript = Transcript(observations: entry.actions.map(engine.perform))
    return CaseComparison.differingSteps(of: entry.planned.case, in: transcript)
  }
}

/// Does a piece of work for each of many inputs, on as many cores as there are; the results come in
/// the order of the inputs.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  await withTaskGroup(of: (Int, Output).self) { group in
    for (index, input) in inputs.enumerated() {
      group.addTask { (index, work(input)) }
    }
    var outputs = [Output?](repeating: nil, count: inputs.count)
    for await (index, output) in group { outputs[index] = output }
    return outputs.compactMap(\.self)
  }
}
