import Conformance
import EngineKit
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `A difference of results` {
  static let list = KnownFailure(
    cases: "*", kind: .fail, reason: "it is known", location: .init(file: "k", line: 1, column: 1))

  @Test func `is empty between a run and itself`() throws {
    let file = try SampleResults.file(try SampleResults.sample)
    let diff = ResultsDiff(from: file, to: file)
    #expect(diff.isEmpty && !diff.isRegression)
    #expect(diff.unchanged == 10)
    #expect(
      ResultsDiffText(diff).text.hasSuffix("✓ Nothing changed: 10 cases had the same verdict.\n"))
  }

  /// A run that differs from the sample in every way.
  static func everything() throws -> ResultsDiff {
    let new = try SampleResults.changed(
      answers: [
        ResultsAnswer(question: "open.after-dismiss", profile: "swift", outcome: .answer("waits")),
        ResultsAnswer(question: "open.same-time", profile: "swift", outcome: .answer("both")),
      ]
    ) { line in
      switch line.id {
      case "triggers/custom-event/opened-shop [swift]":
        line.verdict = .errored(EngineFailure(kind: .crash, message: "signal 11"))
      case "triggers/custom-event/unmatched [swift]":
        line.verdict = .skipped(.unsupported("no events"))
      case "triggers/custom-event/unmatched [legacy]":
        line.verdict = .errored(EngineFailure(kind: .timeout, message: "too slow"))
      case "stack/last-in-first-out/two-waiting [legacy]": line.verdict = .passed
      case "triggers/custom-event/opened-shop [legacy]": line.verdict = .unexpectedPass(list)
      case "stack/in-memory/relaunch [swift]":
        line.verdict = .skipped(.unsupported("no relaunch"))
      case "stack/in-memory/relaunch [legacy]": line.caseID = "stack/in-memory/renamed"
      default: break
      }
      return true
    }
    return ResultsDiff(from: try SampleResults.file(try SampleResults.sample), to: new)
  }

  @Test func `compares a case that was moved with itself under its earlier id`() throws {
    let new = try SampleResults.changed { line in
      guard line.caseID == "stack/in-memory/relaunch" else { return true }
      line.formerIDs = [line.caseID]
      line.caseID = "stack/in-memory/lost/relaunch"
      return true
    }
    let diff = ResultsDiff(from: try SampleResults.changed { _ in true }, to: new)
    #expect(diff.isEmpty)
    #expect(diff.unchanged == 10)
  }

  @Test func `compares no answers if only one run was asked`() throws {
    let asked = try SampleResults.file(try SampleResults.sample)
    let unasked = try SampleResults.changed(answers: []) { _ in true }
    try #require(!asked.answers.isEmpty && unasked.answers.isEmpty)
    for (diff, run) in [
      (ResultsDiff(from: asked, to: unasked), "old"),
      (ResultsDiff(from: unasked, to: asked), "new"),
    ] {
      #expect(diff.isEmpty)
      #expect(diff.heading.last == "Only the \(run) run was asked the open questions.")
    }
  }

  @Test func `reports every sort of change`() throws {
    try Golden("reporting/diff.txt").expect(ResultsDiffText(try Self.everything()).text)
    try Golden("reporting/diff.md").expect(ResultsDiffMarkdown(try Self.everything()).text)
  }

  @Test func `shows the first changes of each sort, and all of them if wanted`() throws {
    let new = try SampleResults.changed { line in
      line.caseID += "-renamed"
      return true
    }
    let diff = ResultsDiff(from: try SampleResults.changed { _ in true }, to: new)
    try #require(diff[.added].count == 10 && diff[.vanished].count == 10)
    let lines = ResultsDiffText(diff).text.split(separator: "\n")
    #expect(lines.count { $0.contains("-renamed [") } == 5)
    #expect(lines.count { $0 == "    and 5 more; --all shows them" } == 2)
    let all = ResultsDiffText(diff, showsAll: true).text
    #expect(all.split(separator: "\n").count { $0.contains("-renamed [") } == 10)
    #expect(!all.contains("more"))
  }

  @Test func `fits its columns`() throws {
    for line in ResultsDiffText(try Self.everything()).text.split(separator: "\n") {
      #expect(TextLayout.width(String(line)) <= 80)
    }
  }

  static let passed = Verdict.passed
  static let failed = Verdict.errored(EngineFailure(kind: .crash, message: "signal 11"))
  static let otherwise = Verdict.errored(EngineFailure(kind: .crash, message: "signal 6"))
  static let skipped = Verdict.skipped(.unsupported("no"))
  static let known = Verdict.knownFailure(
    list, .errored(EngineFailure(kind: .crash, message: "signal 11")))
  static let unexpected = Verdict.unexpectedPass(list)

  /// A failure in which a message is displayed with some extras, in place of others if the case asks
  /// for them.
  static func displayed(
    _ extras: [String: String]?, for asked: [String: String]? = nil, in step: Int = 0
  ) -> Verdict {
    func sale(_ extras: [String: String]?) -> Observation {
      .displayed(message: "sale", extras: extras)
    }
    let expected = asked.map { [Expectation.observation(sale($0))] } ?? []
    return .failed(
      StepFailure(
        step: step, difference: StepDifference(expected: expected, actual: [sale(extras)])))
  }

  static func listed(_ verdict: Verdict) -> Verdict {
    verdict.misbehavior.map { .knownFailure(list, $0) } ?? verdict
  }

  static let changes: [(Verdict, Verdict, ResultsDiff.Sort?, Bool)] = [
    (passed, failed, .regressed, true), (skipped, failed, .failingFirst, false),
    (known, failed, .otherwise, false), (known, otherwise, .otherwise, false),
    (unexpected, known, .regressed, true), (skipped, known, .otherwise, false),
    (known, skipped, .otherwise, false), (unexpected, failed, .regressed, true),
    (passed, skipped, .noLongerAsked, true), (failed, otherwise, .changedFailure, false),
    (unexpected, skipped, .noLongerAsked, true), (failed, unexpected, .newlyPassing, false),
    (known, unexpected, .newlyPassing, false), (passed, unexpected, .otherwise, false),
    (unexpected, passed, .otherwise, false), (failed, passed, .newlyPassing, false),
    (known, passed, .newlyPassing, false), (skipped, passed, .newlyPassing, false),
    (passed, known, .regressed, true), (failed, known, .otherwise, false),
    (failed, skipped, .otherwise, false), (passed, passed, nil, false),
    (skipped, skipped, nil, false), (failed, failed, nil, false), (known, known, nil, false),
    (displayed(nil), displayed([:]), nil, false),
    (listed(displayed(nil)), listed(displayed([:])), nil, false),
    (displayed(nil), displayed(nil, in: 1), .changedFailure, false),
    (
      displayed([:], for: ["a": "b"]), displayed(["a": "c"], for: ["a": "b"]),
      .changedFailure, false
    ),
  ]

  @Test(arguments: changes.indices)
  func `judges each change`(_ index: Int) throws {
    let (old, new, sort, isRegression) = Self.changes[index]
    func file(_ verdict: Verdict) throws -> ResultsFile {
      try SampleResults.changed { line in
        line.verdict = verdict
        return line.index == 0
      }
    }
    let diff = ResultsDiff(from: try file(old), to: try file(new))
    #expect(diff.isRegression == isRegression)
    #expect(ResultsDiff.Sort.allCases.filter { !diff[$0].isEmpty } == (sort.map { [$0] } ?? []))
  }

  @Test func `reports a new failing case, which is no regression, as is a case that is gone`()
    throws
  {
    let all = try SampleResults.file(try SampleResults.sample)
    let passing = try SampleResults.changed { !$0.verdict.kind.isRed }
    let diff = ResultsDiff(from: passing, to: all)
    #expect(!diff.isRegression && diff.failingNewCases > 0)
    #expect(
      ResultsDiffText(diff, width: 1000).text
        .hasSuffix(" unchanged. New cases that fail: \(diff.failingNewCases).\n"))
    #expect(!ResultsDiff(from: all, to: passing).isRegression)
  }

  @Test func `is no regression if an engine begins to support what cases need`() throws {
    let new = try SampleResults.file(try SampleResults.sample)
    let old = try SampleResults.changed { line in
      line.verdict = Self.skipped
      return true
    }
    let diff = ResultsDiff(from: old, to: new)
    #expect(!diff.isRegression)
    #expect(!diff[.failingFirst].isEmpty && diff[.failingFirst].allSatisfy { $0.old != nil })
    #expect(diff.verdict.hasPrefix("No regression: "))
    #expect(diff.verdict.contains(" failing when first run, "))
  }

  @Test func `does not count a new case of another suite as a regression, but reports failures`()
    throws
  {
    let all = try SampleResults.file(try SampleResults.sample)
    var passing = try SampleResults.changed { !$0.verdict.kind.isRed }
    passing.header.suite = ResultsHeader.SuiteIdentity(name: "iamspec", version: "0.9", digest: "d")
    passing.header.tool = "1.2.2"
    let diff = ResultsDiff(from: passing, to: all)
    #expect(!diff.isRegression && !diff.isOfOneSuite)
    let text = ResultsDiffText(diff, width: 1000).text
    #expect(
      text.contains(
        "The runs are of different suites, iamspec 0.9 (d) and \(all.header.suite). "
          + "The cases in both ask the same. A case that is in only one of them is listed as new or "
          + "vanished, and is not a regression.\n"))
    #expect(text.contains("The old results are of iamspec 1.2.2, the new ones of 1.2.3.\n"))
    #expect(text.hasSuffix(" unchanged. New cases that fail: \(diff.failingNewCases).\n"))
    // A failing case that was in both runs is a regression, whatever the suite.
    var broken = all
    broken.header.suite.digest = "e"
    let fixed = try SampleResults.changed { line in
      line.verdict = .passed
      return true
    }
    #expect(ResultsDiff(from: fixed, to: broken).isRegression)
  }
}
