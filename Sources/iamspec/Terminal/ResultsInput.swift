import ArgumentParser
import Foundation
import Reporting

/// Files of results that a command reads.
enum ResultsInput {
  private static let chunk = 1 << 18

  /// Opens a file.
  ///
  /// - Throws: `ResultsError` where it cannot be opened; its reader throws the same where it cannot
  ///   be read.
  static func reader(_ path: String) throws -> ResultsReader {
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
        return try handle.read(upToCount: chunk).map(Array.init) ?? []
      } catch {
        throw unreadable(error)
      }
    }
    return ResultsReader(
      name: path, isBeingWritten: { descriptor.isLockedElsewhere }, read: read)
  }

  /// Does something with results, and prints what is wrong with them.
  ///
  /// - Throws: `ExitStatus.wrongInput` where something is; whatever else the body throws.
  static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ResultsError {
      throw reported(error)
    }
  }

  /// Prints what is wrong with results and returns what the process exits with.
  static func reported(_ error: ResultsError) -> ExitCode {
    Terminal.error.write("\(error.description)\n")
    return ExitStatus.wrongInput
  }
}
