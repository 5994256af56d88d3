/// A problem in a results file, with its place.
package struct ResultsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user gave it.
  package var file: String
  /// The line, counted from 1; `nil` if the error is about the whole file.
  package var line: Int?
  /// The problem, as a sentence without a period.
  package var message: String

  /// Creates an error.
  package init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The file, the line and the message, in the format of compilers.
  package var description: String {
    line.map { "\(file):\($0): error: \(message)" } ?? "\(file): error: \(message)"
  }
}
