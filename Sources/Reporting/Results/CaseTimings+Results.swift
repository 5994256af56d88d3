package import Conformance

extension CaseTimings {
  /// Takes down how long the cases of a results file took; a file that lacks its end will do.
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
