package import Conformance

extension CaseTimings {
  /// Records how long the cases of a results file took; the file need not be complete.
  ///
  /// - Throws: ``ResultsError`` where something is wrong with the file.
  package mutating func record(_ reader: ResultsReader) throws {
    var stream = try ResultsStream(reader)
    while let line = try stream.next() {
      guard case .case(let line) = line else { continue }
      let wasAsked = line.verdict.kind != .skipped
      record(line.id, microseconds: wasAsked ? max(line.microseconds, 1) : 0)
    }
  }
}
