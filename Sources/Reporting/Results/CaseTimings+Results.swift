package import Conformance

extension CaseTimings {
  /// Records the durations of the cases in a results file, which may be incomplete.
  ///
  /// - Throws: ``ResultsError`` if the file is invalid.
  package mutating func record(_ reader: ResultsReader) throws {
    var stream = try ResultsStream(reader)
    while let line = try stream.next() {
      guard case .case(let line) = line else { continue }
      let wasAsked = line.verdict.kind != .skipped
      record(line.id, microseconds: wasAsked ? max(line.microseconds, 1) : 0)
    }
  }
}
