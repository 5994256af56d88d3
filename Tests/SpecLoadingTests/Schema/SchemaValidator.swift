import Foundation
import SpecLoading
import SpecModel
import TestSupport

/// An independent validator: `jsonschema` from PyPI.
enum SchemaValidator {
  /// The validator's result for a file.
  struct Verdict {
    /// `valid`, `invalid` or `unreadable`.
    let word: String
    /// The place and the reason if the file is not valid; otherwise empty.
    let reason: String

    var isValid: Bool { word == "valid" }
  }

  /// Validates files with a schema.
  ///
  /// - Parameters:
  ///   - paths: The files, absolute or relative to the package's folder.
  ///   - schema: The schema, as the code generates it, not as it is in `Specs`.
  ///   - words: The words of the suite; `nil` if all are built in.
  /// - Returns: A verdict for each path.
  /// - Throws: ``MissingProgram`` if the validator is not installed, so that the test fails.
  static func verdicts(
    on paths: [String], by schema: SpecSchema, of words: SuiteWords? = nil
  ) throws -> [String: Verdict] {
    let advice = """
      the schemas are tested with Python's jsonschema and PyYAML; scripts/test installs them into \
      .build/venv
      """
    let python = try Program(named: "python3", advice: advice)
    let run = try withTemporaryFolder { folder in
      let file = folder.appending(path: "schema.json")
      try Data(schema.document(words: words)).write(to: file)
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
