import Conformance
import SpecJSON
import SpecModel
import Wording

/// A chapter in a profile, as a test suite that is assembled case by case.
struct JUnitSuite {
  /// The chapter and the profile.
  let key: Key
  private var newest = XMLWriter(depth: 2)
  private let cases = Spool()
  private var tally = Tally()
  private var duration = Duration.zero
  /// The failed cases that are written later, with their positions counted from the first case.
  private var gaps: [JUnitGaps.Gap] = []
  private var drained = 0

  /// The properties that identify a test suite.
  struct Key: Hashable {
    let profile: String
    let chapter: String

    /// Creates the key for the suite of a case.
    init(_ planned: PlannedCase) {
      profile = planned.profile
      chapter = planned.case.chapter
    }
  }

  /// Creates a suite without cases.
  init(_ key: Key) {
    self.key = key
  }

  /// Leaves a gap for a failed case.
  mutating func leaveGap(for result: CaseResult) {
    count(result)
    gaps.append(JUnitGaps.Gap(position: drained + newest.bytes.count, result: result))
  }

  /// Adds a case.
  mutating func add(_ test: JUnitCase, dialect: JUnitRecorder.Dialect) {
    count(test.result)
    test.write(to: &newest, dialect: dialect)
    if newest.bytes.count >= 1 << 16 {
      drained += newest.bytes.count
      cases.append(newest.drain())
    }
  }

  private mutating func count(_ result: CaseResult) {
    tally.count(result.verdict.kind)
    duration += result.duration
  }

  /// Writes the suite; call this once.
  ///
  /// - Returns: The gaps, with their positions counted from the suite's first byte.
  /// - Throws: ``SystemError`` if cases that waited on disk can no longer be read; these are then
  ///   missing.
  mutating func emit(
    _ header: JUnitHeader, _ options: JUnitRecorder.Options, to write: ([UInt8]) -> Void
  ) throws(SystemError) -> [JUnitGaps.Gap] {
    var writer = XMLWriter(depth: 1)
    writer.open(
      "testsuite",
      [
        ("name", "\(key.profile).\(key.chapter)"), ("tests", "\(tally.total)"),
        ("failures", "\(tally[.failed] + tally[.unexpectedPass])"),
        ("errors", "\(tally[.errored])"),
        ("skipped", "\(tally[.skipped] + tally[.knownFailure])"),
        ("time", DurationText.seconds(of: duration, digits: 3)),
        ("timestamp", options.timestamp), ("hostname", options.hostname),
      ])
    writer.open("properties")
    for (name, value) in header.properties(of: key) {
      writer.empty("property", [("name", name), ("value", value)])
    }
    writer.close()
    let start = writer.bytes.count
    write(writer.drain())
    cases.append(newest.drain())
    defer {
      writer.close()
      write(writer.drain())
    }
    try cases.drain(to: write)
    return gaps.map { JUnitGaps.Gap(position: start + $0.position, result: $0.result) }
  }
}
