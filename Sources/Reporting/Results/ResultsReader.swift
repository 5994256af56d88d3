import SpecJSON
import SpecModel
import Wording

/// A line of a results file.
package enum ResultsLine: Hashable, Sendable {
  case header(ResultsHeader)
  case `case`(ResultsCase)
  case answer(ResultsAnswer)
  case footer(ResultsFooter)
  /// A mark before cases that are written ahead of their turn, in no particular order.
  case ahead

  /// The sorts of lines, as their `type` spells them.
  enum Sort: String, CaseIterable {
    case header
    case `case`
    case answer
    case footer
    case ahead
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    switch try json.member("type").oneOf(Sort.self) {
    case .header: self = .header(try ResultsHeader(json))
    case .case: self = .case(try ResultsCase(json))
    case .answer: self = .answer(try ResultsAnswer(json))
    case .footer: self = .footer(try ResultsFooter(json))
    case .ahead: self = .ahead
    }
  }
}

extension JSONWriter {
  /// Writes a line of a results file.
  mutating func line(_ sort: ResultsLine.Sort, _ line: some JSONObject) {
    object { json in
      json.member("type", sort.rawValue)
      line.writeMembers(to: &json)
    }
    endLine()
  }
}

/// Reads a results file line by line, in memory that does not grow with the file.
///
/// A last line without a line feed is left by a run that was killed or had no disk space: it is
/// ignored, and the file counts as incomplete.
package struct ResultsReader {
  /// The name of the file for messages.
  package let name: String
  /// The number of the last line read, counted from 1.
  package private(set) var line = 0

  private let read: () throws -> [UInt8]
  private let isBeingWritten: () -> Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// The words of the suite, once the header has told them; `nil` if all are built in.
  private var words: SuiteWords?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - name: The name of the file for messages.
  ///   - isBeingWritten: Tells whether a run is still writing the file.
  ///   - read: Returns the next bytes of the file; none at its end.
  package init(
    name: String, isBeingWritten: @escaping () -> Bool = { false },
    read: @escaping () throws -> [UInt8]
  ) {
    self.name = name
    self.isBeingWritten = isBeingWritten
    self.read = read
  }

  /// Creates a reader of bytes in memory.
  package init(name: String, bytes: [UInt8]) {
    var rest = bytes
    self.init(name: name) {
      defer { rest = [] }
      return rest
    }
  }

  /// Reads the next line.
  ///
  /// - Returns: The line; `nil` at the end of the file or at an incomplete last line.
  /// - Throws: ``ResultsError`` if the line does not belong in a results file.
  package mutating func next() throws -> ResultsLine? {
    guard let bytes = try nextBytes() else { return nil }
    line += 1
    let json: JSONReader
    do throws(JSONError) {
      json = try JSONReader(parsing: bytes, words: words)
    } catch {
      // The first line shows whether this is a results file.
      let words = line == 1 ? "this is not a results file: " : ""
      throw self.error(words + error.description)
    }
    do throws(JSONError) {
      let line = try ResultsLine(json)
      if case .header(let header) = line { words = header.suite.words }
      return line
    } catch {
      throw self.error(error.description)
    }
  }

  /// Why the file has no end, if known.
  var reasonOfNoEnd: String {
    isBeingWritten()
      ? "the run is still writing it" : "the run was killed, or could not write it all"
  }

  /// Returns an error about the last line read.
  package func error(_ message: String) -> ResultsError {
    ResultsError(file: name, line: line, message: message)
  }

  /// The length of a line, in bytes; the longest replies are far shorter.
  private static let lineLimit = 64 << 20

  private mutating func nextBytes() throws -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      if isAtEnd { return nil }
      if buffer.count - position > Self.lineLimit {
        line += 1
        throw error("the line has more than \(Self.lineLimit >> 20) MiB")
      }
      searched = buffer.count - position
      buffer.removeFirst(position)
      position = 0
      let more = try read()
      if more.isEmpty { isAtEnd = true }
      buffer += more
    }
  }
}
