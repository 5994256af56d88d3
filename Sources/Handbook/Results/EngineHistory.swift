import EngineKit
import Reporting

/// The runs of one engine, the latest version first.
struct EngineHistory: Sendable {
  /// The engine's name and variation, escaped.
  let name: String
  /// The path of its page, relative to the handbook's root.
  let path: String
  /// The latest run.
  let latest: EngineRun
  /// All runs, latest first.
  let runs: [EngineRun]

  /// Sorts the runs of an engine: by version if all versions are numbers, otherwise by date.
  ///
  /// - Parameters:
  ///   - runs: The runs, in the order in which they were given.
  ///   - path: The path of the engine's page.
  /// - Returns: `nil` if there are no runs.
  init?(_ runs: [EngineRun], path: String) {
    let versions = runs.map { EngineVersion($0.header.manifest.version) }
    let isNumbered = versions.allSatisfy { $0 != nil }
    let order = runs.indices.sorted { one, other in
      if isNumbered, let left = versions[one], let right = versions[other], left != right {
        return left > right
      }
      // UTC times in the same format sort like text.
      return (runs[one].header.started ?? "", one) > (runs[other].header.started ?? "", other)
    }
    self.runs = order.map { runs[$0] }
    guard let latest = self.runs.first else { return nil }
    self.latest = latest
    self.path = path
    name = latest.engine
  }

  /// Each run with the one before it; `nil` for the first.
  var steps: [(run: EngineRun, before: EngineRun?)] {
    runs.indices.map { (runs[$0], $0 + 1 < runs.count ? runs[$0 + 1] : nil) }
  }

  /// Returns the label of a run among those of this engine: its version, with its file if another
  /// run has the same version.
  func label(of run: EngineRun) -> String {
    let isAlone = runs.count { $0.version == run.version } == 1
    return isAlone ? run.version : "\(run.version) (\(run.fileName))"
  }

  /// Returns the label of a run for the beginning of a sentence: `Version 1.2`.
  func subject(of run: EngineRun) -> String {
    run.header.manifest.version.isEmpty ? "The engine" : "Version \(label(of: run))"
  }

  /// Returns the history of a rule: its states, latest first, each with its runs, latest first.
  func phases(of rule: String) -> [(state: RuleResult.State, runs: [EngineRun])] {
    var phases: [(state: RuleResult.State, runs: [EngineRun])] = []
    for run in runs {
      let state = run.result(of: rule).state
      if phases.last?.state == state {
        phases[phases.count - 1].runs.append(run)
      } else {
        phases.append((state, [run]))
      }
    }
    return phases
  }

  /// Returns the history of a rule in words, latest version first: `broken since 1.2, kept in 1.1`.
  ///
  /// - Returns: `nil` if there is just one run.
  func account(of rule: String) -> String? {
    guard runs.count > 1 else { return nil }
    let phases = phases(of: rule)
    guard phases.count > 1 else {
      return phases.first.map { "\($0.state.rawValue) in all \(runs.count) runs" }
    }
    return phases.enumerated().compactMap { place, phase in
      guard let last = phase.runs.first, let first = phase.runs.last else { return nil }
      let when =
        place == 0
        ? "since \(label(of: first))"
        : phase.runs.count == 1
          ? "in \(label(of: last))" : "from \(label(of: first)) to \(label(of: last))"
      return "\(phase.state.rawValue) \(when)"
    }.joined(separator: ", ")
  }
}
