import Conformance
import SpecModel
import Wording

/// What must have been judged and was not, as a test suite of its own: a failed case for each, so that
/// a run that is red for that alone is red in the report, too.
struct JUnitCoverageSuite {
  private let shortfalls: [Coverage.Shortfall]
  private let coverage: Coverage

  /// Describes a coverage.
  init(_ coverage: Coverage) {
    self.coverage = coverage
    shortfalls = coverage.shortfalls
  }

  /// Writes the suite; nothing where nothing is missing.
  func emit(_ options: JUnitRecorder.Options, to write: ([UInt8]) -> Void) {
    if shortfalls.isEmpty { return }
    var writer = XMLWriter(depth: 1)
    writer.open(
      "testsuite",
      [
        ("name", "coverage"), ("tests", "\(shortfalls.count)"),
        ("failures", "\(shortfalls.count)"), ("errors", "0"), ("skipped", "0"), ("time", "0.000"),
        ("timestamp", options.timestamp), ("hostname", options.hostname),
      ])
    writer.open("properties")
    writer.empty("property", [("name", "rules"), ("value", "\(coverage.rules)")])
    writer.empty("property", [("name", "rules.judged"), ("value", "\(coverage.judgedRules)")])
    writer.close()
    for shortfall in shortfalls {
      writer.open(
        "testcase",
        [("name", shortfall.subject), ("classname", "coverage"), ("time", "0.000000")])
      writer.text(
        "failure", [("type", shortfall.word), ("message", shortfall.sentence)],
        content: shortfall.sentence)
      writer.close()
    }
    writer.close()
    write(writer.drain())
  }
}

extension Coverage.Shortfall {
  /// What sort of shortfall it is, for reports that machines read.
  fileprivate var word: String {
    switch self {
    case .nothingJudged: "nothing-judged"
    case .tooManySkipped: "too-many-skipped"
    case .ruleSkipped, .ruleNotPlanned: "rule-not-judged"
    }
  }

  /// What it is about, unique among the shortfalls of a run.
  fileprivate var subject: String {
    switch self {
    case .nothingJudged: "nothing judged"
    case .tooManySkipped: "too many cases skipped"
    case .ruleSkipped(let item): "\(item.rule) not judged in \(item.profile)"
    case .ruleNotPlanned(let rule): "\(rule) not judged"
    }
  }
}
