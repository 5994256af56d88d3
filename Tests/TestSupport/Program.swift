import Dispatch
package import Foundation

/// A program that tests run.
package struct Program {
  /// Its file.
  package let url: URL

  /// The output and exit status of a run.
  package struct Output {
    package let status: Int32
    package let standardOutput: String
    package let standardError: String
  }

  /// Creates a program from its file.
  package init(_ url: URL) { self.url = url }

  /// Finds a program on the `PATH`.
  ///
  /// - Parameter advice: How to install it.
  /// - Throws: ``MissingProgram`` if it is not installed.
  package init(named name: String, advice: String) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let places = path.split(separator: ":").map { "\($0)/\(name)" }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else {
      throw MissingProgram(description: "\(name) is not installed; \(advice)")
    }
    url = URL(filePath: place)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - directory: The current directory; by default, the package's folder.
  ///   - environment: Variables that are added to the test's own.
  ///   - input: The bytes on standard input.
  package func run(
    _ arguments: [String], in directory: URL = Repository.root,
    environment: [String: String] = [:], input: Data = Data()
  ) throws -> Output {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = try reading(input)
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Each pipe has its own thread, so that a full one cannot block the others.
    let errorText = Box(Data())
    let served = DispatchGroup()
    DispatchQueue.global().async(group: served) {
      errorText.value = error.fileHandleForReading.readDataToEndOfFile()
    }
    let outputText = output.fileHandleForReading.readDataToEndOfFile()
    served.wait()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus,
      standardOutput: String(decoding: outputText, as: UTF8.self),
      standardError: String(decoding: errorText.value, as: UTF8.self))
  }

  /// Returns a file with these bytes; a pipe whose reader is gone would end the test's own process.
  private func reading(_ input: Data) throws -> FileHandle {
    if input.isEmpty { return FileHandle.nullDevice }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileHandle(forReadingFrom: file)
  }
}

/// The error of a test that needs a missing program.
package struct MissingProgram: Error, CustomStringConvertible {
  package let description: String

  /// Creates an error that says what is missing and how to install it.
  package init(description: String) { self.description = description }
}

/// A value that one thread writes before another reads it; a dispatch group ensures the order.
private final class Box<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
