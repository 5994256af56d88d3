import ArgumentParser
import Reporting

extension OutputError {
  /// Prints what is wrong, unless the parser is to do so because the command line is.
  ///
  /// - Returns: What to throw.
  func reported() -> any Error {
    if isMistake { return ValidationError(text) }
    Terminal.error.writeError("\(text)")
    return ExitStatus.notWritten
  }
}

extension OutputFiles {
  /// Opens files for a command, which are as they were until the first byte is written.
  ///
  /// - Throws: `ExitStatus.notWritten` where one cannot be written, which has been printed then, or
  ///   `ValidationError` where one must not be.
  static func opening(
    _ targets: [OutputTarget], beside neighbors: [Neighbor] = []
  ) throws -> OutputFiles {
    do throws(OutputError) {
      return try OutputFiles(targets, beside: neighbors)
    } catch {
      throw error.reported()
    }
  }

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
