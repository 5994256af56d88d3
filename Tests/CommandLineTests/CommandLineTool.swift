import Foundation
import Testing

/// The built binary, run as a user runs it.
struct CommandLineTool {
  /// What a run of the binary came to.
  struct Output {
    let status: Int32
    let standardOutput: String
    let standardError: String
  }

  /// The package's folder.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the binary to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - directory: Where it runs; by default the package's folder.
  ///   - environment: Variables that are added to the test's own.
  static func run(
    _ arguments: String..., in directory: URL = package, environment: [String: String] = [:]
  ) throws -> Output {
    try run(arguments, in: directory, environment: environment)
  }

  /// Runs the binary to its end, with words from a table.
  static func run(
    _ arguments: [String], in directory: URL = package, environment: [String: String] = [:]
  ) throws -> Output {
    try run(binary, arguments, in: directory, environment: environment)
  }

  /// Runs a shell to the end of a script in which `$iamspec` is the binary.
  static func shell(
    _ script: String, in directory: URL = package, environment: [String: String] = [:]
  ) throws -> Output {
    try run(
      URL(filePath: "/bin/bash"), ["-c", script], in: directory,
      environment: environment.merging(["iamspec": try path]) { $1 })
  }

  private static func run(
    _ program: URL, _ arguments: [String], in directory: URL, environment: [String: String]
  ) throws -> Output {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Standard error is drained on another thread, so that neither pipe can fill up and block.
    let errorText = Box<Data>(Data())
    let drained = DispatchGroup()
    DispatchQueue.global().async(group: drained) {
      errorText.value = error.fileHandleForReading.readDataToEndOfFile()
    }
    let outputText = output.fileHandleForReading.readDataToEndOfFile()
    drained.wait()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus,
      standardOutput: String(decoding: outputText, as: UTF8.self),
      standardError: String(decoding: errorText.value, as: UTF8.self))
  }

  /// The path of the binary, for engines that are the binary itself.
  static var path: String {
    get throws { try binary.path }
  }

  /// The binary stands beside the test bundle, wherever the build was put.
  static var binary: URL {
    get throws {
      let folders = [
        Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
        package.appending(path: ".build/debug"),
      ].compactMap(\.self)
      let candidates = folders.map { $0.appending(path: "iamspec") }
      return try #require(
        candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "the binary iamspec was not found; `swift build` makes it")
    }
  }
}

/// A value that one thread writes before another reads it; the group above sees to the order.
private final class Box<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A folder that is removed again.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "iamspec-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
