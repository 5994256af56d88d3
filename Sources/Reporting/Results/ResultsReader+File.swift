#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ResultsReader {
  private static let chunk = 1 << 18

  /// Opens a file.
  ///
  /// - Parameter path: The file, as the user named it.
  /// - Throws: ``ResultsError`` if it cannot be opened; the reader throws the same error if it
  ///   cannot be read.
  package init(path: String) throws {
    func unreadable(_ error: SystemError) -> ResultsError {
      ResultsError(
        file: path, line: nil,
        message: error.code == EISDIR
          ? "this is a directory; name a file of results, which `iamspec run --results <file>` writes"
          : "cannot be read: \(error.reason)")
    }
    let file: OpenFile
    do {
      file = OpenFile(try Descriptor(reading: path))
    } catch {
      throw unreadable(error)
    }
    func read() throws -> [UInt8] {
      do {
        return try file.descriptor.read(atMost: Self.chunk)
      } catch {
        throw unreadable(error)
      }
    }
    self.init(
      name: path, isBeingWritten: { file.descriptor.isLockedElsewhere }, read: read)
  }

  /// A file that is closed when it is no longer used.
  private final class OpenFile {
    let descriptor: Descriptor

    init(_ descriptor: Descriptor) {
      self.descriptor = descriptor
    }

    deinit {
      try? descriptor.close()
    }
  }
}
