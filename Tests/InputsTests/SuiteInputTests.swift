import Foundation
import Inputs
import SpecJSON
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `A suite that the user names` {
  private let console = RecordingConsole()
  private var diagnostics: DiagnosticOutput { DiagnosticOutput(console, style: .plain) }

  @Test func `is the built-in one without a path`() async throws {
    let suite = try await SuiteInput(nil).load(diagnostics)
    let builtin = try Builtin.suite()
    #expect(suite.name == builtin.name)
    #expect(console.text == "")
  }

  @Test func `is an error with diagnostics if the directory does not exist`() async throws {
    await #expect(throws: InputError.mistakes) {
      try await SuiteInput("no/such/Specs").load(diagnostics)
    }
    #expect(console.text.hasPrefix("no/such/Specs: error: there is no such directory"))
  }

  @Test func `is an error if a file is not a bundle`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "suite.json").path()
      try Data("[]".utf8).write(to: URL(filePath: path))
      let error = await #expect(throws: InputError.self) {
        try await SuiteInput(path).load(diagnostics)
      }
      guard case .unusable(let text) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(text.hasPrefix("\(path) is not a bundle that can be read: "))
    }
  }

  @Test func `is the same from a bundle as from its original`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "suite.json").path()
      let suite = try Builtin.suite()
      try Data(suite.bundle()).write(to: URL(filePath: path))
      let loaded = try await SuiteInput(path).load(diagnostics)
      #expect(loaded.cases.map(\.id) == suite.cases.map(\.id))
    }
  }
}
