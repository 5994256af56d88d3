/// Findings about a run as a whole, as a test suite with a failed case for each.
///
/// So a run that is red only because of such a finding is also red in the report.
struct JUnitFindingsSuite {
  /// The name of the suite, and the class of its cases.
  let name: String
  /// The properties of the suite.
  let properties: [(name: String, value: String)]
  /// The findings.
  let findings: [Finding]
  /// A remark for which nothing is red; `nil` if there is none.
  var remark: String?

  /// A finding that makes a run red.
  struct Finding {
    /// The subject of the finding, which is unique among the findings.
    let subject: String
    /// The kind of finding, for programs.
    let sort: String
    /// The finding, as a sentence.
    let sentence: String
    /// A longer description; `nil` if the sentence says everything.
    var text: String?
    /// Whether the run itself went wrong, which JUnit calls an error and not a failure.
    var isError = false
  }

  /// Writes the suite, or nothing if there is nothing to say.
  func emit(_ options: JUnitRecorder.Options, to write: ([UInt8]) -> Void) {
    if findings.isEmpty, remark == nil { return }
    var writer = XMLWriter(depth: 1)
    let errors = findings.count(where: \.isError)
    writer.open(
      "testsuite",
      [
        ("name", name), ("tests", "\(findings.count)"),
        ("failures", "\(findings.count - errors)"), ("errors", "\(errors)"), ("skipped", "0"),
        ("time", "0.000"), ("timestamp", options.timestamp),
        ("hostname", options.hostname),
      ])
    writer.open("properties")
    for property in properties {
      writer.empty("property", [("name", property.name), ("value", property.value)])
    }
    writer.close()
    for finding in findings {
      writer.open(
        "testcase", [("name", finding.subject), ("classname", name), ("time", "0.000000")])
      writer.text(
        finding.isError ? "error" : "failure",
        [("type", finding.sort), ("message", finding.sentence)],
        content: finding.text ?? finding.sentence)
      writer.close()
    }
    if let remark { writer.text("system-err", content: remark) }
    writer.close()
    write(writer.drain())
  }
}
