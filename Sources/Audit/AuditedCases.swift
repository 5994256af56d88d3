import Conformance
import EngineKit
import ReferenceEngine
import SpecModel

/// The cases of a suite, prepared for many runs against variations of the reference engine.
struct AuditedCases: Sendable {
  /// A case in one profile.
  struct Entry: Sendable {
    let planned: PlannedCase
    let script: Script
    let setup: EngineSetup
    /// The reference engine, which leaves open what the suite asks.
    fileprivate let engine: ReferenceAdapter

    /// Returns every way through the case that the open questions allow.
    ///
    /// The profile of the case is one that the reference engine follows, so there is at least one
    /// way.
    ///
    /// - Parameter deviations: The number of answers that may differ from the default.
    ///
    /// Questions that the suite does not ask get their default answers.
    func ways(deviations: Int = .max) -> Ways {
      (try? Ways(through: script, of: engine, deviations: deviations)) ?? .none
    }

    /// Returns whether a transcript meets every expectation of the case.
    func isPassed(by transcript: Transcript) -> Bool {
      CaseComparison.difference(from: planned.case, in: transcript) == nil
    }
  }

  /// Every case in every profile that the reference engine follows, in the order of a plan; none with words that
  /// it does not know.
  let entries: [Entry]

  /// The profiles of the suite that the reference engine follows.
  let profiles: [String]

  private let byProfile: [String: [Entry]]
  private let byRule: [String: [String: [Entry]]]

  /// Prepares the cases of a suite.
  init(_ suite: Suite) {
    let engine = ReferenceAdapter(reading: .open(in: Jurisdiction(of: suite)))
    let profiles = suite.profiles.map(\.id).filter(ReferenceAdapter().manifest.profiles.contains)
    self.init(
      profiles.flatMap { profile in
        suite.cases.filter { $0.profiles.contains(profile) }.compactMap { item in
          let planned = PlannedCase(item, profile: profile)
          let script = planned.script
          guard script.hasBuiltinMeaning else { return nil }
          return Entry(
            planned: planned, script: script, setup: EngineSetup(script), engine: engine)
        }
      }, in: profiles)
  }

  /// Wraps cases that are already prepared.
  private init(_ entries: [Entry], in profiles: [String]) {
    self.entries = entries
    self.profiles = profiles
    byProfile = Dictionary(grouping: entries, by: \.planned.profile)
    byRule = byProfile.mapValues { entries in
      entries.reduce(into: [:]) { byRule, entry in
        for rule in entry.planned.case.rules { byRule[rule, default: []].append(entry) }
      }
    }
  }

  /// Leaves out cases that fail whatever the answers are, since they would notice every fault.
  func without(_ failures: [FirstProof.Violation]) -> AuditedCases {
    let ids = Set(failures.map(\.planned.id))
    let sound = entries.filter { !ids.contains($0.planned.id) }
    return ids.isEmpty ? self : AuditedCases(sound, in: profiles)
  }

  /// Returns the cases in a profile.
  func entries(in profile: String) -> [Entry] {
    byProfile[profile] ?? []
  }

  /// Returns the cases of a rule in a profile.
  func entries(of rule: String, in profile: String) -> [Entry] {
    byRule[profile]?[rule] ?? []
  }

  /// Returns the steps, counted from 0, in which an engine does not do what a case expects.
  static func differingSteps(_ entry: Entry, _ adapter: ReferenceAdapter) -> [Int] {
    guard let engine = try? adapter.makeEngine(for: entry.setup) else { return [0] }
    let transcript = Transcript(observations: entry.script.actions.map(engine.perform))
    return CaseComparison.differingSteps(of: entry.planned.case, in: transcript)
  }
}

/// Runs a task for each input, on as many cores as there are, and returns the results in the order
/// of the inputs.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @escaping @Sendable (Input) async -> Output
) async -> [Output] {
  await withTaskGroup(of: (Int, Output).self) { group in
    for (index, input) in inputs.enumerated() {
      group.addTask { (index, await work(input)) }
    }
    var outputs = [Output?](repeating: nil, count: inputs.count)
    for await (index, output) in group { outputs[index] = output }
    return outputs.compactMap(\.self)
  }
}
