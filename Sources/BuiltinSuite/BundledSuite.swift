import EmbeddedFiles
import SpecJSON
package import SpecModel

/// What the binary carries: `Specs`, as it was when the binary was built.
package enum BundledSuite {
  /// Returns the suite.
  ///
  /// - Parameter hasQuestions: Whether the open questions are read, too, and the accounts of the documents: they
  ///   are about half of the text, and a run needs none of them.
  /// - Throws: Never in practice: the build wrote the bundle from a suite that had loaded.
  package static func load(hasQuestions: Bool = true) throws -> Suite {
    var suite = try withoutQuestions.get()
    suite.leavesOutQuestions = !hasQuestions
    if hasQuestions {
      try suite.read(.questions, from: bytes(of: .builtinQuestions))
      try suite.read(.accounts, from: bytes(of: .builtinAccounts))
    }
    return suite
  }

  /// The suite without its questions; it is kept, since a process that ends need not take it apart.
  private static let withoutQuestions = Result {
    try Suite(compactTexts: bytes(of: .builtinTexts), numbers: bytes(of: .builtinNumbers))
  }

  private static func bytes(of file: EmbeddedFile) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.start, count: file.count)
  }

  private static func text(of file: EmbeddedFile) -> String { String(cString: file.start) }

  /// The suite's name, which is known without loading it.
  package static var name: String { identity(0) }

  /// The suite's version.
  package static var version: String { identity(1) }

  /// The suite's digest, as the build found it: to find it out again takes as long as loading.
  package static var digest: String { identity(2) }

  private static func identity(_ line: Int) -> String {
    let lines = text(of: .builtinIdentity).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line) ? String(lines[line]) : ""
  }

  /// The engine protocol, in Markdown.
  package static var protocolDocument: String { text(of: .PROTOCOL_md) }

  /// The JSON Schema of the protocol's messages.
  package static var protocolSchema: String { text(of: .protocol_schema_json) }
}
