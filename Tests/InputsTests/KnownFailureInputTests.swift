import Conformance
import Foundation
import Inputs
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `A list of known failures that the user names` {
  private let console = RecordingConsole()
  private var diagnostics: DiagnosticOutput { DiagnosticOutput(console, style: .plain) }

  private func withList(_ text: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "known.yaml").path()
      try Data(text.utf8).write(to: URL(filePath: path))
      try body(path)
    }
  }

  @Test func `is empty if none is named`() throws {
    let loaded = try KnownFailureInput(nil, maxSkipped: 3).load(diagnostics)
    #expect(loaded.list.entries.isEmpty)
    #expect(loaded.list.requirements.maxSkipped == 3)
  }

  @Test func `suggests a fix if the file does not exist`() {
    #expect(throws: InputError.mistakes) {
      _ = try KnownFailureInput("none.yaml").load(diagnostics)
    }
    #expect(
      console.text.contains("none.yaml: error: this cannot be read: there is no such file"))
    #expect(console.text.contains("`--write-known-failures none.yaml` writes a first one"))
  }

  @Test func `yields to the options if both limit the number of skipped cases`() throws {
    try withList("format: 1\nmax_skipped: 5\nknown_failures: []\n") { path in
      let list = try KnownFailureInput(path).load(diagnostics).list
      #expect(list.requirements.maxSkipped == 5)
      let strict = try KnownFailureInput(path, maxSkipped: 2).load(diagnostics).list
      #expect(strict.requirements.maxSkipped == 2)
    }
  }

  @Test func `is checked against the suite's rules, and so are the options`() throws {
    let suite = try Builtin.suite()
    let rule = "stack.last-in-first-out"
    let input = KnownFailureInput(nil, rules: [rule, "stack.none", rule])
    #expect(input.requirements.rules == [rule, "stack.none"])
    #expect(throws: SelectionError.unknown(.rule, "stack.none", known: suite.rules.map(\.id))) {
      try input.check(try input.load(diagnostics), against: suite, diagnostics)
    }
    #expect(console.text == "")
    try withList("format: 1\nrequire: [stack.none]\nknown_failures: []\n") { path in
      let input = KnownFailureInput(path)
      let loaded = try input.load(diagnostics)
      #expect(throws: InputError.mistakes) {
        try input.check(loaded, against: suite, diagnostics)
      }
      #expect(console.text.contains("stack.none"))
    }
  }
}
