import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing
import YAMLTree

/// What is wrong with directories, and what is passed over in them.
@Suite struct DirectoryTests {
  /// Makes a directory, fills it, and loads it under the name that diagnostics show.
  private func load(_ fill: (URL) throws -> Void) async throws -> [String] {
    try await withTemporaryFolder { folder in
      try fill(folder)
      let loaded = await SuiteLoader().load(directory: folder.path)
      return DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics)
        .replacing(folder.path, with: "Specs").split(separator: "\n").map(String.init)
    }
  }

  @Test("A directory that is not there is an error")
  func missing() async {
    let loaded = await SuiteLoader().load(directory: "no/such/Specs")
    #expect(
      DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics) == """
        no/such/Specs: error: there is no such directory [no-such-directory]
              = name the directory that holds the suite's rules.yaml

        """)
  }

  @Test("A file that is named as a directory is told to be one")
  func file() async {
    let loaded = await SuiteLoader().load(directory: "Package.swift")
    #expect(
      DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics) == """
        Package.swift: error: this is a file, not a directory [no-such-directory]
              = name the directory that holds the suite's rules.yaml

        """)
  }

  @Test(
    "What cannot be read says why",
    arguments: [
      ("circle.yaml", "its links lead in a circle"),
      ("/dev/null", "it is a pipe or a device, not a file"),
    ])
  func unreadable(_ destination: String, _ reason: String) async throws {
    let lines = try await load { folder in
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/suites/shop/rules.yaml"),
        to: folder.appending(path: "rules.yaml"))
      for (name, target) in [("questions.yaml", destination), ("circle.yaml", "questions.yaml")]
      where name != "circle.yaml" || destination == name {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: target)
      }
    }
    #expect(
      lines.contains("Specs/questions.yaml: error: this cannot be read: \(reason) [unreadable]"))
  }

  @Test("A directory without rules.yaml is no suite")
  func empty() async throws {
    let lines = try await load { _ in }
    #expect(
      lines[0] == "Specs: error: there is no rules.yaml here, so this is not a suite [no-rules]")
  }

  @Test("A link that leads nowhere cannot be read")
  func unreadable() async throws {
    let lines = try await load { folder in
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/suites/shop/rules.yaml"),
        to: folder.appending(path: "rules.yaml"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "questions.yaml").path, withDestinationPath: "gone.yaml")
    }
    #expect(lines == ["Specs/questions.yaml: error: this cannot be read: it is gone [unreadable]"])
  }

  @Test("Schemas, remarks, hidden files and files of other kinds are passed over")
  func ignored() async throws {
    let lines = try await load { folder in
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/shop"), to: folder)
      for name in ["case.schema.json", "README.md", ".hidden.yaml", "stack/picture.png"] {
        try Data("%".utf8).write(to: folder.appending(path: name))
      }
      let hidden = folder.appending(path: ".cache")
      try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
      try Data("%".utf8).write(to: hidden.appending(path: "case.yaml"))
    }
    #expect(lines == [])
  }

  @Test("A file with very many warnings loads, and says that there are more")
  func warnings() async {
    var text = "format: 1\ntitle: Sales\nrules: [stack.newest-first]\nmessages:\n"
    for number in 0..<300 { text += "  sale_\(number): {type: modal}\n" }
    text += "cases:\n  - {id: opened, title: Opened, steps: [dismiss]}\n"
    let file = SourceFile("stack/sales.yaml", bytes: Array(text.utf8))
    let rules = Repository.url("Fixtures/lint/ledger/rules.yaml")
    let loaded = await SuiteLoader(parallelism: 1).load(files: [
      SourceFile("rules.yaml", bytes: (try? [UInt8](Data(contentsOf: rules))) ?? []), file,
    ])
    #expect(loaded.suite != nil)
    #expect(loaded.diagnostics.count == 201)
    #expect(
      loaded.diagnostics.last?.message
        == "this file has more than 200 warnings; the rest are not shown")
  }

  @Test("A file with very many mistakes shows the first of them, and does so in no time")
  func many() async {
    var text = "format: 1\ntitle: Sales\nmessages:\n"
    for number in 0..<20_000 { text += "  sale_\(number): {type: modal}\n" }
    text += "cases:\n  - id: opened\n    title: Opened\n    steps:\n      - start_session:\n"
    text += "          deliver:\n"
    for number in 0..<20_000 { text += "            - sael_\(number)\n" }
    let file = SourceFile("stack/sales.yaml", bytes: Array(text.utf8))
    let rules = SourceFile("rules.yaml", bytes: Array("format: 1".utf8))
    let loaded = await SuiteLoader(parallelism: 1).load(files: [rules, file])
    let diagnostics = loaded.diagnostics.filter { $0.location.file == "stack/sales.yaml" }
    #expect(diagnostics.count == 201)
    #expect(diagnostics.last?.code == .yaml(.tooManyErrors))
    #expect(
      diagnostics.last?.message == "this file has more than 200 mistakes; the rest are not shown")
  }
}
