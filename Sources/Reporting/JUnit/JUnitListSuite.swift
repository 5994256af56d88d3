import Conformance
import SpecModel
import Wording

/// What is wrong with the list of known failures, as a test suite of its own: a failed case for each
/// finding, so that a run that is red for that alone is red in the report, too.
struct JUnitListSuite {
  private let findings: [KnownFailureList.Finding]

  /// Describes what is wrong with a list.
  init(_ findings: [KnownFailureList.Finding]) {
    self.findings = findings
  }

  /// Writes the suite; nothing where nothing is wrong.
  func emit(_ options: JUnitRecorder.Options, to write: ([UInt8]) -> Void) {
    guard let first = findings.first else { return }
    var writer = XMLWriter(depth: 1)
    writer.open(
      "testsuite",
      [
        ("name", "known-failures"), ("tests", "\(findings.count)"),
        ("failures", "\(findings.count)"), ("errors", "0"), ("skipped", "0"), ("time", "0.000"),
        ("timestamp", options.timestamp), ("hostname", options.hostname),
      ])
    writer.open("properties")
    writer.empty("property", [("name", "list"), ("value", first.entry.location.file)])
    writer.close()
    for finding in findings {
      writer.open(
        "testcase",
        [
          ("name", "\(finding.entry.location) \(finding.word)"), ("classname", "known-failures"),
          ("time", "0.000000"),
        ])
      writer.text(
        "failure", [("type", finding.word), ("message", finding.sentence)],
        content: finding.sentence)
      writer.close()
    }
    writer.close()
    write(writer.drain())
  }
}

extension KnownFailureList.Finding {
  /// The entry that it is about.
  var entry: KnownFailure {
    switch self {
    case .matchesNothing(let entry), .overlaps(let entry, _, _), .expired(let entry): entry
    }
  }

  /// What sort of finding it is.
  fileprivate var word: String {
    switch self {
    case .matchesNothing: "matches-nothing"
    case .overlaps: "overlaps"
    case .expired: "expired"
    }
  }
}
