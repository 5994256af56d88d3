import Conformance
import EngineKit
import SpecModel
import Wording

/// A column of the report: an engine in one profile, and the results of its cases.
struct ReportColumn {
  /// The run that the column belongs to.
  let run: ReportedRun
  /// The number of the run in the report, from 0.
  let number: Int
  /// The id of the profile.
  let profile: String
  /// The results of the cases, by case id.
  let results: [String: CaseResult]
  /// The number of cases for each verdict.
  let tally: Tally
  /// The number of the suite's cases that were not planned or not reached.
  let unreached: Int

  /// Creates the columns of runs: profile by profile, in the order of the plan.
  static func columns(of runs: [ReportedRun]) -> [ReportColumn] {
    runs.enumerated().flatMap { number, run in
      var profiles: [String] = []
      for profile in run.plan.cases.map(\.profile) + run.results.map(\.planned.profile)
      where !profiles.contains(profile) {
        profiles.append(profile)
      }
      return profiles.map { ReportColumn(run, number, profile: $0) }
    }
  }

  private init(_ run: ReportedRun, _ number: Int, profile: String) {
    self.run = run
    self.number = number
    self.profile = profile
    var results: [String: CaseResult] = [:]
    var tally = Tally()
    for result in run.results where result.planned.profile == profile {
      results[result.planned.case.id] = result
      tally.count(result.verdict.kind)
    }
    self.results = results
    self.tally = tally
    unreached =
      run.plan.suite.cases.count { $0.profiles.contains(profile) } - results.count
  }

  /// The engine's name and version.
  var engine: String { Self.engine(of: run) }

  /// Returns the name and version of a run's engine.
  static func engine(of run: ReportedRun) -> String {
    VisibleText.line(run.header.manifest.nameAndVersion)
  }

  /// The variation of the engine: faults and readings.
  var variation: String { Self.variation(of: run) }

  /// Returns the variation of a run's engine.
  static func variation(of run: ReportedRun) -> String {
    let options = run.header.options
    return VisibleText.line((options.faults + options.readings).joined(separator: ", "))
  }

  /// The number of cases that ran on the engine.
  var asked: Int { tally.total - tally[.skipped] }

  /// The broken rules according to the run's diagnosis.
  var causes: Set<String> { Set(run.end.diagnosis.causes.compactMap(\.rule)) }

  /// The rules that only seem broken in the run, in all profiles together.
  var unjudged: Set<String> { Set(run.unjudged.map(\.rule)) }

  /// Returns the results of a rule's cases; `nil` if none was reached.
  func tally(of cases: [Case]) -> Tally? {
    var tally = Tally()
    for `case` in cases {
      if let result = results[`case`.id] { tally.count(result.verdict.kind) }
    }
    return tally.total > 0 ? tally : nil
  }
}

extension Tally {
  /// The most important verdict: failures first, then passes, then cases that were not run.
  var worst: Verdict.Kind? {
    [.failed, .errored, .unexpectedPass, .knownFailure, .passed, .skipped].first { self[$0] > 0 }
  }

  /// The counts in words: `3 failed, 9 passed`.
  var words: String {
    Verdict.Kind.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \(VerdictSign($0).word)" }
      .joined(separator: ", ")
  }
}
