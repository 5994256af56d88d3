import ArgumentParser
import Reporting

extension OutputFiles {
  /// Writes the files with a closure, and closes every file even if others fail.
  ///
  /// If the closure throws, files that are still empty keep their earlier contents.
  ///
  /// - Throws: `ExitStatus.notWritten`, after printing the error, if a file could not be written
  ///   completely; and any error of the closure.
  func writing<Result>(_ body: () throws -> Result) throws -> Result {
    defer { discard() }
    let value = try body()
    try finish()
    return value
  }

  /// Closes every file even if others fail.
  ///
  /// - Throws: `ExitStatus.notWritten`, after printing the error, if a file could not be written
  ///   completely.
  func finish() throws {
    let errors = close().map { $0.reported() }
    if let error = errors.first { throw error }
  }

  /// The stream for text for people: standard error if standard output is a report.
  var terminal: Terminal { includeStandardOutput ? .error : .output }
}
