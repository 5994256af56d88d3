/// The case files of a suite in reading order, each read on demand.
///
/// A suite in memory holds its own files. A suite that is too large for memory reads a file again
/// each time, so code that visits every case should go file by file and release each file
/// afterwards.
package protocol CaseSource: Sendable {
  /// The number of files.
  var fileCount: Int { get }

  /// Whether the files are in memory, so that reading one costs nothing.
  var isHeld: Bool { get }

  /// Returns a file; `nil` if it can no longer be read or has changed.
  ///
  /// - Parameter index: The file's position in reading order, from 0.
  func file(at index: Int) -> CaseFile?
}

extension Suite: CaseSource {
  /// The number of files.
  package var fileCount: Int { files.count }

  /// Always true: the files are in memory.
  package var isHeld: Bool { true }

  /// Returns a file.
  package func file(at index: Int) -> CaseFile? { files[index] }
}
