import Foundation
import TestSupport

/// The built binary, run like by a user.
enum CommandLineTool {
  /// The output and exit status of a run.
  typealias Output = Program.Output

  /// Runs the binary to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - directory: The current directory; by default, the package's folder.
  ///   - environment: Variables that are added to the test's own.
  static func run(
    _ arguments: String..., in directory: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Output {
    try run(arguments, in: directory, environment: environment)
  }

  /// Runs the binary to its end, with words from a table.
  static func run(
    _ arguments: [String], in directory: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Output {
    try Program(binary).run(arguments, in: directory, environment: environment)
  }

  /// Runs a shell script to its end, in which `$iamspec` is the binary.
  static func shell(
    _ script: String, in directory: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Output {
    try Program(URL(filePath: "/bin/bash")).run(
      ["-c", script], in: directory,
      environment: environment.merging(["iamspec": try path]) { $1 })
  }

  /// The path of the binary, for engines that are the binary itself.
  static var path: String {
    get throws { try binary.path }
  }

  /// The location of the binary.
  static var binary: URL {
    get throws { try BuiltProduct.url("iamspec") }
  }
}
