import SpecJSON
import SpecModel
import Wording

/// A line of a results file.
package enum ResultsLine: Hashable, Sendable {
  case header(ResultsHeader)
  case `case`(ResultsCase)
  case answer(ResultsAnswer)
  case footer(ResultsFooter)
  /// The cases below it are ahead of their turn, in no order.
  case ahead

  /// The sorts of line, as their `type` spells them.
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

/// What is wrong with a results file, and where.
package struct ResultsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user gave it.
  package var file: String
  /// The line, counted from 1; absent where the file as a whole is meant.
  package var line: Int?
  /// What is wrong, as a sentence without its full stop.
  package var message: String

  /// Creates an error.
  package init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The file, the line and the message, as compilers write them.
  package var description: String {
    line.map { "\(file):\($0): error: \(message)" } ?? "\(file): error: \(message)"
  }
}

/// Reads a results file line by line, in memory that does not grow with the file.
///
/// A last line without its line feed is what a run leaves behind that was killed or had no room: it is
/// left out, and the file counts as incomplete.
package struct ResultsReader {
  /// The file, for messages.
  package let name: String
  /// The number of the line that was read last, counted from 1.
  package private(set) var line = 0

  private let read: () throws -> [UInt8]
  private let isBeingWritten: () -> Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - name: The file, for messages.
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
  /// - Returns: The line; `nil` at the end of the file, and at a last line that was cut off.
  /// - Throws: ``ResultsError`` where the line is not one of a results file.
  package mutating func next() throws -> ResultsLine? {
    guard let bytes = try nextBytes() else { return nil }
    line += 1
    let json: JSONReader
    do throws(JSONError) {
      json = try JSONReader(parsing: bytes)
    } catch {
      // The first line shows whether this is a results file.
      let words = line == 1 ? "this is not a results file: " : ""
      throw self.error(words + error.description)
    }
    do throws(JSONError) {
      return try ResultsLine(json)
    } catch {
      throw self.error(error.description)
    }
  }

  /// Why the file has no end, as far as that can be known.
  var reasonOfNoEnd: String {
    isBeingWritten()
      ? "the run is still writing it" : "the run was killed, or could not write it all"
  }

  /// Returns the error of something wrong with the line that was read last.
  package func error(_ message: String) -> ResultsError {
    ResultsError(file: name, line: line, message: message)
  }

  private mutating func nextBytes() throws -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      if isAtEnd { return nil }
      searched = buffer.count - position
      buffer.removeFirst(position)
      position = 0
      let more = try read()
      if more.isEmpty { isAtEnd = true }
      buffer += more
    }
  }
}
