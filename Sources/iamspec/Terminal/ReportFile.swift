import ArgumentParser
import Foundation

/// A report on its way to disk: written as the run goes on, in chunks.
final class ReportFile {
  /// The path, as the user gave it.
  let path: String

  private let handle: FileHandle
  private var pending: [UInt8] = []
  private var trouble: (any Error)?
  private let chunk: Int

  /// Creates the file, and the folders on the way to it.
  ///
  /// - Parameters:
  ///   - path: The path, as the user gave it.
  ///   - isFlushed: Whether bytes go to the disk as they come, so that a killed run leaves them.
  /// - Throws: `ValidationError` where that is impossible; nothing has run then.
  init(path: String, isFlushed: Bool = false) throws {
    self.path = path
    chunk = isFlushed ? 1 : 1 << 16
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
      handle = try FileHandle(forWritingTo: url)
    } catch {
      throw ValidationError("cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Takes bytes; trouble is reported when the file is closed, so that the run goes on.
  func write(_ bytes: [UInt8]) {
    pending += bytes
    if pending.count >= chunk { flush() }
  }

  /// Writes what is left.
  ///
  /// - Throws: `ValidationError` where something could not be written.
  func close() throws {
    flush()
    do {
      if let trouble { throw trouble }
      try handle.close()
    } catch {
      throw ValidationError("cannot write \(path) to its end: \(error.localizedDescription)")
    }
  }

  private func flush() {
    guard trouble == nil, !pending.isEmpty else { return }
    do {
      try handle.write(contentsOf: pending)
    } catch {
      trouble = error
    }
    pending.removeAll(keepingCapacity: true)
  }
}
