import Foundation
import SpecLoading

/// A validator that is not ours: `jsonschema` from PyPI.
enum SchemaValidator {
  /// What it says of a file.
  struct Verdict {
    /// `valid`, `invalid` or `unreadable`.
    let word: String
    /// The place and the reason, if it is not valid.
    let reason: String

    var isValid: Bool { word == "valid" }
  }

  /// Holds files to a schema.
  ///
  /// - Parameters:
  ///   - paths: The files, as seen from the package's folder or absolute.
  ///   - schema: The schema, which is taken from the code, not from `Specs`.
  /// - Returns: A verdict for each path.
  /// - Throws: ``Missing`` where the validator is not installed: the test must not pass for that.
  static func verdicts(on paths: [String], by schema: SpecSchema) throws -> [String: Verdict] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(schema.document).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = try python()
    process.currentDirectoryURL = Fixtures.package
    process.arguments = ["Tests/schema/validate.py", file.path()] + paths
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let lines = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Missing(complaint: complaint) }
    var verdicts: [String: Verdict] = [:]
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1 else { continue }
      verdicts[fields[0]] = Verdict(
        word: fields[1], reason: fields.dropFirst(2).joined(separator: ": "))
    }
    return verdicts
  }

  private static func python() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let places = path.split(separator: ":").map { "\($0)/python3" }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else {
      throw Missing(complaint: "there is no python3 on the PATH")
    }
    return URL(filePath: place)
  }

  /// The error of asking a validator that is not there.
  struct Missing: Error, CustomStringConvertible {
    let complaint: String

    var description: String {
      """
      the schemas are tested with Python's jsonschema and PyYAML, which could not be run; \
      scripts/test installs them into .build/venv
      \(complaint)
      """
    }
  }
}
