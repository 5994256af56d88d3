import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing
import YAMLTree

/// The mistakes in a suite's directory, and the files that are ignored.
@Suite struct DirectoryTests {
  /// Creates and fills a directory, and loads it under the name `Specs`.
  private func load(_ fill: (URL) throws -> Void) async throws -> [String] {
    try await withTemporaryFolder { folder in
      try fill(folder)
      let loaded = await SuiteLoader().load(directory: folder.path)
      return DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics)
        .replacing(folder.path, with: "Specs").split(separator: "\n").map(String.init)
    }
  }

  @Test("A missing directory is an error")
  func missing() async {
    let loaded = await SuiteLoader().load(directory: "no/such/Specs")
    #expect(
      DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics) == """
        no/such/Specs: error: there is no such directory [no-such-directory]
              = name the directory that holds the suite's rules.yaml

        """)
  }

  @Test("A file in place of the directory is an error of its own")
  func file() async {
    let loaded = await SuiteLoader().load(directory: "Package.swift")
    #expect(
      DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics) == """
        Package.swift: error: this is a file, not a directory [no-such-directory]
              = name the directory that holds the suite's rules.yaml

        """)
  }

  @Test(
    "The message for an unreadable file gives the reason",
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

  @Test("A directory without rules.yaml is not a suite")
  func empty() async throws {
    let lines = try await load { _ in }
    #expect(
      lines[0] == "Specs: error: there is no rules.yaml here, so this is not a suite [no-rules]")
  }

  @Test("A dangling link is an error")
  func unreadable() async throws {
    let lines = try await load { folder in
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/suites/shop/rules.yaml"),
        to: folder.appending(path: "rules.yaml"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "questions.yaml").path, withDestinationPath: "gone.yaml")
    }
    #expect(
      lines == [
        "Specs/questions.yaml: error: this cannot be read: it is a link to a file that does not "
          + "exist [unreadable]"
      ])
  }

  @Test("A link to a containing folder is an error, and the folder is not read again")
  func circle() async throws {
    let lines = try await load { folder in
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/shop"), to: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "stack/again").path, withDestinationPath: "..")
    }
    #expect(
      lines == [
        "Specs/stack/again: error: this cannot be read: it is a link to a folder that contains it "
          + "[unreadable]"
      ])
  }

  @Test("A folder that is nested too deeply is an error and not ignored")
  func depth() async throws {
    let path = "stack/" + Array(repeating: "deeper", count: 16).joined(separator: "/")
    let lines = try await load { folder in
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/shop"), to: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    #expect(
      lines == [
        "Specs/\(path): error: this cannot be read: folders nest more than 16 levels deep "
          + "[unreadable]"
      ])
  }

  @Test(
    "A folder in place of one of the suite's files is an error",
    arguments: [
      "rules.yaml", "questions.yaml", "faults.yaml", "stack/rules.yaml", "stack/questions.yaml",
      "stack/basis.lock",
    ])
  func folder(_ name: String) async throws {
    let lines = try await load { folder in
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/shop"), to: folder)
      let file = folder.appending(path: name)
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
    #expect(
      lines.first == "Specs/\(name): error: this cannot be read: it is a directory [unreadable]")
    #expect(!lines.contains { $0.contains("[no-rules]") })
  }

  @Test("A faults.yaml that is a dangling link is an error")
  func danglingFaults() async throws {
    try await withTemporaryFolder { folder in
      let shop = Repository.url("Fixtures/suites/shop")
      let suite = try #require(await SuiteLoader().load(directory: shop.path).suite)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "faults.yaml").path, withDestinationPath: "gone.yaml")
      let loaded = FaultsLoader.load(directory: folder.path, of: suite)
      #expect(
        loaded.diagnostics.map(\.message)
          == ["this cannot be read: it is a link to a file that does not exist"])
    }
  }

  @Test("Schemas, notes, hidden files and files of other types are ignored")
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

  @Test("A file with very many warnings loads, and the last one says that there are more")
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

  @Test("A file with very many mistakes shows only the first of them")
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
