import Foundation
import SpecLoading
import TestSupport

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
  /// - Throws: ``MissingProgram`` where the validator is not installed: the test must not pass for
  ///   that.
  static func verdicts(on paths: [String], by schema: SpecSchema) throws -> [String: Verdict] {
    let advice = """
      the schemas are tested with Python's jsonschema and PyYAML; scripts/test installs them into \
      .build/venv
      """
    let python = try Program(named: "python3", elseTell: advice)
    let run = try withTemporaryFolder { folder in
      let file = folder.appending(path: "schema.json")
      try Data(schema.document).write(to: file)
      return try python.run(["Tests/schema/validate.py", file.path()] + paths)
    }
    guard run.status == 0 else {
      throw MissingProgram(description: "\(advice)\n\(run.standardError)")
    }
    var verdicts: [String: Verdict] = [:]
    for line in run.standardOutput.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1 else { continue }
      verdicts[fields[0]] = Verdict(
        word: fields[1], reason: fields.dropFirst(2).joined(separator: ": "))
    }
    return verdicts
  }
}
