import Foundation

extension ResultsReader {
  private static let chunk = 1 << 18

  /// Opens a file.
  ///
  /// - Parameter path: The file, as the user names it.
  /// - Throws: ``ResultsError`` where it cannot be opened; the reader throws the same where it cannot
  ///   be read.
  package init(path: String) throws {
    func unreadable(_ error: any Error) -> ResultsError {
      ResultsError(
        file: path, line: nil, message: "cannot be read: \(error.localizedDescription)")
    }
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: URL(filePath: path))
    } catch {
      throw unreadable(error)
    }
    let descriptor = Descriptor(number: handle.fileDescriptor)
    func read() throws -> [UInt8] {
      do {
        return try handle.read(upToCount: Self.chunk).map(Array.init) ?? []
      } catch {
        throw unreadable(error)
      }
    }
    self.init(name: path, isBeingWritten: { descriptor.isLockedElsewhere }, read: read)
  }
}
