import Foundation
import SpecJSON
import SpecLoading
import SpecModel
import TestSupport
import Testing

@Suite struct `A suite that is loaded again` {
  private let files = FileManager.default

  /// A copy of some chapters of the real suite, and its reloader after the first load.
  private func withSuite(
    _ body: (inout SuiteReloader, URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let specs = folder.appending(path: "Specs")
      try Repository.copySpecs("extras", "keyboard", "rate-limit", "stack", to: specs)
      var suite = SuiteReloader(directory: specs.path)
      _ = await suite.load()
      try await body(&suite, specs)
    }
  }

  private func change(_ file: URL, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  @Test func `equals a complete load of the same files after each change`() async throws {
    try await withSuite { suite, folder in
      let order = folder.appending(path: "stack/last-in-first-out.yaml")
      let basis = folder.appending(path: "stack/basis.lock")
      let edits: [(Set<String>, () throws -> Void)] = [
        (["stack/last-in-first-out.yaml"], { try change(order, "displayed", "dispalyed") }),
        (["stack/questions.yaml"], {}),
        (["stack/basis.lock"], { try change(basis, "format: 1", "format: 2") }),
        (["stack/basis.lock"], { try change(basis, "format: 2", "format: 1") }),
        (
          ["stack/basis.lock"],
          { try change(basis, "rate-limit.override", "rate-limit.default") }
        ),
        (["stack/last-in-first-out.yaml"], { try change(order, "dispalyed", "displayed") }),
        (["stack/last-in-first-out.yaml"], { try change(order, "two-waiting", "just-two") }),
        (["extras"], { try files.removeItem(at: folder.appending(path: "extras")) }),
        (
          ["stack/copy.yaml"],
          { try files.copyItem(at: order, to: folder.appending(path: "stack/copy.yaml")) }
        ),
        (
          ["stack/copy.yaml"],
          { try files.removeItem(at: folder.appending(path: "stack/copy.yaml")) }
        ),
        (["stray.yaml"], { try Data().write(to: folder.appending(path: "stray.yaml")) }),
        (["stray.yaml"], { try files.removeItem(at: folder.appending(path: "stray.yaml")) }),
        (
          ["rules.yaml"],
          { try change(folder.appending(path: "rules.yaml"), "- stack\n", "- stapel\n") }
        ),
        (
          ["rules.yaml"],
          { try change(folder.appending(path: "rules.yaml"), "- stapel\n", "- stack\n") }
        ),
        (["keyboard"], { try files.removeItem(at: folder.appending(path: "keyboard")) }),
        (["rules.yaml"], { try files.removeItem(at: folder.appending(path: "rules.yaml")) }),
      ]
      for (paths, edit) in edits {
        try edit()
        let again = await suite.reload(paths)
        let whole = await SuiteLoader(parallelism: 2).load(directory: folder.path)
        #expect(again.diagnostics == whole.diagnostics, "\(paths)")
        #expect(again.suite?.digest == whole.suite?.digest, "\(paths)")
        #expect(again.suite?.cases.map(\.basis) == whole.suite?.cases.map(\.basis), "\(paths)")
        #expect((again.suite == nil) == !again.diagnostics.allSatisfy { $0.severity == .warning })
      }
    }
  }

  @Test func `reads only the files that changed`() async throws {
    try await withSuite { suite, folder in
      let before = await suite.reload([]).suite?.digest
      try Data("nonsense".utf8).write(to: folder.appending(path: "stack/in-memory.yaml"))
      let unaware = await suite.reload(["stack/last-in-first-out.yaml"])
      #expect(unaware.suite?.digest == before)
      #expect(await suite.reload(["stack/in-memory.yaml"]).hasErrors)
    }
  }
}
