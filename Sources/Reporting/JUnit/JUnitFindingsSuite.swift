/// Findings about a run as a whole, as a test suite of its own: a failed case for each, so that a run that
/// is red for one of them alone is red in the report, too.
struct JUnitFindingsSuite {
  /// What the suite is called, and the class of its cases.
  let name: String
  /// What the suite says besides.
  let properties: [(name: String, value: String)]
  /// The findings.
  let findings: [Finding]

  /// Something that makes a run red.
  struct Finding {
    /// What it is about, unique among the findings.
    let subject: String
    /// What sort of finding it is, for machines.
    let sort: String
    /// The finding, as a sentence.
    let sentence: String
    /// The same at greater length; absent: the sentence says it all.
    var text: String?
    /// Whether the run itself went wrong, which JUnit calls an error and no failure.
    var isError = false
  }

  /// Writes the suite; nothing where nothing was found.
  func emit(_ options: JUnitRecorder.Options, to write: ([UInt8]) -> Void) {
    if findings.isEmpty { return }
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
    writer.close()
    write(writer.drain())
  }
}
