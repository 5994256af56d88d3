/// The case files of a suite in reading order, each read when it is asked for.
///
/// A suite holds its own. One that is too large to be held reads a file again each time, so whoever
/// goes through the cases should do so file by file, and let each go.
package protocol CaseSource: Sendable {
  /// How many files there are.
  var fileCount: Int { get }

  /// Whether the files are in memory, so that it costs nothing to ask.
  var isHeld: Bool { get }

  /// Returns a file; `nil` if it can no longer be read, or has changed.
  ///
  /// - Parameter index: Its index in reading order, from 0.
  func file(at index: Int) -> CaseFile?
}

extension Suite: CaseSource {
  /// How many files there are.
  package var fileCount: Int { files.count }

  /// Whether the files are in memory: they are.
  package var isHeld: Bool { true }

  /// Returns a file.
  package func file(at index: Int) -> CaseFile? { files[index] }
}
