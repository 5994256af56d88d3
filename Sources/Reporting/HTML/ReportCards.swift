import Conformance
import SpecModel
import Wording

/// The outcome of a column, shown above the matrix.
struct ReportCard {
  let engine: String
  let variation: String?
  let profile: String
  /// `red`, `odd`, `green` or `grey`.
  let state: String
  let verdict: String
  let bar: [Segment]
  let cases: String
  let rules: String
  let remarks: [String]

  /// One part of the bar.
  struct Segment {
    let kind: String
    let share: Int
  }

  /// Creates the card for a column.
  init(_ column: ReportColumn, _ suite: Suite, cases: [String: [Case]]) {
    engine = column.engine
    variation = column.variation.nonEmpty
    profile = column.profile
    let tally = column.tally
    let end = column.run.end
    let isStopped = end.wasInterrupted
    let isPartial = column.unreached > 0
    if end.engineError != nil {
      (state, verdict) = ("red", "could not be run")
    } else if tally[.failed] + tally[.errored] > 0 {
      (state, verdict) = ("red", "does not conform")
    } else if end.protocolBreach != nil {
      (state, verdict) = ("red", "broke the protocol")
    } else if end.answerChanges.contains(where: { $0.profile == column.profile }) {
      (state, verdict) = ("red", "does not give a pinned answer")
    } else if tally[.unexpectedPass] > 0 {
      (state, verdict) = ("odd", "passes cases that are listed as failing")
    } else if isStopped {
      (state, verdict) = ("grey", "interrupted")
    } else if column.asked == 0 {
      (state, verdict) = (end.isRed ? "red" : "grey", "not judged: every case was skipped")
    } else if !end.coverage.shortfalls.isEmpty {
      (state, verdict) = ("red", "too little judged")
    } else if end.coverage.unjudged.contains(where: { $0.profile == column.profile }) {
      (state, verdict) = ("green", "conforms to the rules that were judged")
    } else if tally[.knownFailure] > 0 {
      (state, verdict) = ("grey", "fails only as listed")
    } else if isPartial {
      (state, verdict) = ("green", "conforms in the cases that were run")
    } else {
      (state, verdict) = ("green", "conforms")
    }
    bar = Verdict.Kind.allCases.filter { tally[$0] > 0 }.map {
      Segment(kind: $0.rawValue, share: tally[$0])
    }
    let others = Verdict.Kind.allCases.filter { $0 != .passed && tally[$0] > 0 }
    self.cases =
      (["\(tally[.passed]) of \(NumberText.count(column.asked, "case")) passed"]
      + others.map { "\(tally[$0]) \(VerdictSign($0).word)" }).joined(separator: " · ")
    let rules = RuleCount(column, suite, cases: cases)
    self.rules = "\(rules.kept) of \(NumberText.count(rules.tested, "rule")) kept"
    let blame = column.run.blame
    // If there is a diagnosis, it says what is broken.
    let unjudged =
      end.diagnosis.isEmpty
      ? column.results.values.count {
        $0.verdict.kind == .failed && blame.brokenNeed(of: $0.planned.case) != nil
      } : 0
    let broken = blame.broken.first.map {
      [
        "first broken rule: \(VisibleText.line($0.rule))",
        "\(NumberText.count(unjudged, "failed case")) could not be judged because of broken rules",
      ]
    }
    remarks =
      (unjudged > 0 ? broken ?? [] : []) + rules.remarks
      + (isPartial ? ["\(NumberText.count(column.unreached, "case")) not run"] : [])
      + [ProcessText(end).briefRestarts].compactMap(\.self)
  }
}

/// How many rules of a profile an engine keeps, out of those it was tested on.
struct RuleCount {
  /// The number of rules whose run cases all passed.
  private(set) var kept = 0
  /// The number of rules of which at least one case ran.
  private(set) var tested = 0
  /// The number of rules of which some cases ran and others were skipped.
  private(set) var partlyTested = 0
  /// The number of rules whose cases were all skipped or not run.
  private(set) var untested = 0
  /// The number of rules that nothing can test.
  private(set) var untestable = 0

  /// Counts the rules of a column's profile.
  init(_ column: ReportColumn, _ suite: Suite, cases: [String: [Case]]) {
    for rule in suite.rules where rule.profiles.contains(column.profile) {
      guard rule.isTestable else {
        untestable += 1
        continue
      }
      guard let tally = column.tally(of: cases[rule.id] ?? []), tally.total > tally[.skipped]
      else {
        untested += 1
        continue
      }
      tested += 1
      if tally[.passed] + tally[.unexpectedPass] + tally[.skipped] == tally.total { kept += 1 }
      if tally[.skipped] > 0 { partlyTested += 1 }
    }
  }

  /// Remarks about the count, so that it is not mistaken for more than it is.
  var remarks: [String] {
    [
      (partlyTested, "rule", "partly judged"), (untested, "rule", "not judged"),
      (untestable, "rule", "untestable"),
    ].filter { $0.0 > 0 }.map { "\(NumberText.count($0.0, $0.1)) \($0.2)" }
  }
}
