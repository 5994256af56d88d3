import Conformance
import Wording

/// The lines of a results file between its header and its footer, checked against each other.
package struct ResultsStream {
  /// The header.
  package let header: ResultsHeader
  /// The end of the run; `nil` before the last line and if the file has no footer.
  package private(set) var footer: ResultsFooter?

  private var reader: ResultsReader
  private var tally = Tally()
  private var answers = 0
  private var lastIndex = -1
  /// The cases that were written ahead of their turn, in order, once their mark has been read.
  private var ahead: ArraySlice<ResultsCase>?

  /// A line between the header and the footer.
  package enum Line: Hashable, Sendable {
    case `case`(ResultsCase)
    case answer(ResultsAnswer)
  }

  /// Reads the header.
  package init(_ reader: ResultsReader) throws {
    self.reader = reader
    guard let line = try self.reader.next() else {
      throw ResultsError(
        file: reader.name, line: nil,
        message: "there is no header; \(self.reader.reasonOfNoEnd)")
    }
    guard case .header(let header) = line else {
      throw self.reader.error("the first line of a results file is its header")
    }
    self.header = header
  }

  /// What the file lacks, in words; `nil` if it is complete.
  ///
  /// This is known once there are no more lines.
  package var incompleteness: String? {
    let count = "\(tally.total) of \(NumberText.count(header.planned, "case"))"
    guard let footer else { return "incomplete: \(count), no footer; \(reader.reasonOfNoEnd)" }
    return footer.end.stop.map { "incomplete: \(count); \($0.phrase)" }
  }

  /// Reads the next line.
  ///
  /// - Returns: The line; `nil` after the last.
  /// - Throws: ``ResultsError`` if the line is invalid or in the wrong place.
  package mutating func next() throws -> Line? {
    if let line = ahead?.popFirst() { return try counted(line) }
    guard footer == nil, ahead == nil, let line = try reader.next() else { return nil }
    switch line {
    case .header: throw reader.error("a second header; results files are joined by `iamspec merge`")
    case .case(let line): return try counted(line)
    case .ahead:
      ahead = try readAhead()
      return try next()
    case .answer(let answer):
      answers += 1
      return .answer(answer)
    case .footer(let footer):
      guard footer.end.tally == tally, footer.answers == answers else {
        throw reader.error(
          "the footer does not fit the \(NumberText.count(tally.total, "case")) before it: "
            + "lines are missing")
      }
      if try reader.next() != nil { throw reader.error("there is more after the footer") }
      self.footer = footer
      return nil
    }
  }

  private mutating func counted(_ line: ResultsCase) throws -> Line {
    guard line.index > lastIndex, line.index < header.total else {
      throw reader.error(
        "the case's index \(line.index) is not between \(lastIndex + 1) and \(header.total - 1)")
    }
    lastIndex = line.index
    tally.count(line.verdict.kind)
    return .case(line)
  }

  /// Reads the cases written ahead of their turn, with which a file without a footer ends.
  private mutating func readAhead() throws -> ArraySlice<ResultsCase> {
    var cases: [ResultsCase] = []
    while let line = try reader.next() {
      guard case .case(let line) = line else {
        throw reader.error("only cases can be ahead of their turn")
      }
      cases.append(line)
    }
    return cases.sorted { $0.index < $1.index }[...]
  }
}
