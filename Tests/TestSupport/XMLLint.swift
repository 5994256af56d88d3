package import Foundation

/// `xmllint`, which checks that documents are well-formed and match their schema.
package enum XMLLint {
  /// The schema of JUnit's strict dialect, written for this package.
  package static let strict = Repository.url("Fixtures/junit/junit-strict.xsd")

  /// Returns what is wrong with a document; empty if nothing is.
  ///
  /// - Parameter schema: The schema that it must match; `nil` to check only that it is well-formed.
  /// - Throws: ``MissingProgram`` if `xmllint` is not installed, so that the test fails.
  package static func complaints(about bytes: [UInt8], schema: URL? = nil) throws -> String {
    let program = try Program(
      named: "xmllint", advice: "it is in Debian's libxml2-utils, and on every Mac")
    return try withTemporaryFolder { folder in
      let file = folder.appending(path: "document.xml")
      try Data(bytes).write(to: file)
      let run = try program.run(
        ["--noout", "--nonet", "--huge"] + (schema.map { ["--schema", $0.path()] } ?? [])
          + [file.path()])
      return run.status == 0 ? "" : run.standardError
    }
  }

  /// Returns what is wrong with a text; empty if nothing is.
  package static func complaints(about text: String) throws -> String {
    try complaints(about: Array(text.utf8))
  }
}
