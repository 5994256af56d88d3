import ArgumentParser
import Reporting

extension OutputFiles {
  /// Writes with a body, and closes every file whatever becomes of the others.
  ///
  /// Where the body throws, files of which nothing has been written yet stay as they were.
  ///
  /// - Throws: `ExitStatus.notWritten` where one could not be written completely, which has been
  ///   printed then; whatever the body throws.
  func writing<Result>(_ body: () throws -> Result) throws -> Result {
    defer { discard() }
    let value = try body()
    try finish()
    return value
  }

  /// Closes every file whatever becomes of the others.
  ///
  /// - Throws: `ExitStatus.notWritten` where one could not be written to its end, which has been
  ///   printed then.
  func finish() throws {
    let errors = close().map { $0.reported() }
    if let error = errors.first { throw error }
  }

  /// Where text for people goes: to standard error where standard output is a report.
  var terminal: Terminal { includeStandardOutput ? .error : .output }
}
