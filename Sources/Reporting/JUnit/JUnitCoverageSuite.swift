import Conformance
import SpecModel

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
