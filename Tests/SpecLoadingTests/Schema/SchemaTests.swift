import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing

/// The JSON Schemas: up to date, and in agreement with the loader.
@Suite struct SchemaTests {
  @Test("The schemas in Specs are up to date", arguments: SpecSchema.allCases)
  func freshness(_ schema: SpecSchema) throws {
    let url = Repository.url("Specs/\(schema.fileName)")
    let committed = (try? Data(contentsOf: url)) ?? Data()
    #expect(
      committed == Data(schema.document),
      "Specs/\(schema.fileName) is stale; write it anew: swift run iamspec schema --output Specs")
  }

  @Test(
    "Every file of a valid suite is valid under its schema",
    arguments: [SpecSchema.case, .rules, .chapter, .questions, .document, .faults, .conventions])
  func validFiles(_ schema: SpecSchema) throws {
    let paths = try Self.validSuites().flatMap { try Self.paths(in: $0, of: schema) }
    #expect(!paths.isEmpty)
    let verdicts = try SchemaValidator.verdicts(on: paths, by: schema)
    for path in paths {
      let verdict = try #require(verdicts[path])
      #expect(verdict.isValid, "\(path): \(verdict.word): \(verdict.reason)")
    }
  }

  @Test(
    "The files of a suite with words of its own are valid under its schemas, which are up to date",
    arguments: ["Fixtures/suites/tags", "Fixtures/suites/inbox"])
  func ownWords(_ suite: String) throws {
    let words = try #require(VocabularyLoader.load(directory: suite).words)
    for schema in [SpecSchema.case, .rules, .faults, .vocabulary, .monitors] {
      let paths = try Self.paths(in: suite, of: schema)
      let verdicts = try SchemaValidator.verdicts(on: paths, by: schema, of: words)
      for path in paths {
        let verdict = try #require(verdicts[path])
        #expect(verdict.isValid, "\(path): \(verdict.word): \(verdict.reason)")
      }
      let file = "\(suite)/\(schema.fileName)"
      #expect(
        try Data(contentsOf: Repository.url(file)) == Data(schema.document(words: words)),
        "\(file) is stale; write it anew: swift run iamspec schema --output \(suite)")
    }
  }

  @Test("The built-in vocabulary and the one that `init` writes are valid under the schema")
  func vocabularies() throws {
    let paths = [
      "Specs/vocabulary.yaml", "Sources/Inputs/Starters/Templates/words/vocabulary.yaml",
    ]
    for (path, verdict) in try SchemaValidator.verdicts(on: paths, by: .vocabulary) {
      #expect(verdict.isValid, "\(path): \(verdict.reason)")
    }
  }

  @Test("The schema rejects every invalid vocabulary, except for unknown names")
  func invalidVocabularies() throws {
    let paths = try Repository.folders(in: "Fixtures/invalid-suites").flatMap {
      try Self.paths(in: "Fixtures/invalid-suites/\($0)", of: .vocabulary)
    }
    for (path, verdict) in try SchemaValidator.verdicts(on: paths, by: .vocabulary) {
      let reason = BeyondSchemas.vocabularies[String(path.dropFirst("Fixtures/".count))]
      #expect(
        verdict.isValid == (reason != nil), "\(path) is \(verdict.word): \(verdict.reason)")
    }
  }

  @Test("The schema rejects every invalid monitor, except for unknown names in what it says")
  func invalidMonitors() throws {
    let words = try #require(VocabularyLoader.load(directory: "Fixtures/suites/inbox").words)
    let verdicts = try Self.verdictsOnLines(
      of: "Fixtures/invalid-monitors/monitors.yaml", by: .monitors, words)
    for (monitor, verdict) in verdicts {
      let isBeyond = BeyondSchemas.monitors.contains { monitor.contains($0) }
      #expect(verdict.isValid == isBeyond, "\(monitor) is \(verdict.word): \(verdict.reason)")
    }
  }

  @Test("The schema rejects every invalid convention, except for what other parts of the file say")
  func invalidConventions() throws {
    let verdicts = try Self.verdictsOnLines(
      of: "Fixtures/invalid-conventions/conventions.yaml", by: .conventions)
    for (convention, verdict) in verdicts {
      let isBeyond = BeyondSchemas.conventions.contains { convention.hasPrefix("  - {id: \($0),") }
      #expect(verdict.isValid == isBeyond, "\(convention): \(verdict.word): \(verdict.reason)")
    }
  }

  @Test("The schema rejects every invalid case file whose mistake it can express")
  func invalidCaseFiles() throws {
    let folder = "Fixtures/invalid"
    let paths = try Self.paths(in: folder, of: .case)
    let verdicts = try SchemaValidator.verdicts(on: paths, by: .case)
    for path in paths {
      let name = String(path.dropFirst(folder.count + 1))
      let verdict = try #require(verdicts[path])
      let reason = BeyondSchemas.reason(for: name)
      #expect(
        verdict.isValid == (reason != nil), "\(path) is \(verdict.word): \(verdict.reason)")
    }
    let names = Set(paths.map { String($0.dropFirst(folder.count + 1)) })
    for name in BeyondSchemas.reasons.keys {
      #expect(names.contains(name), "\(name) is listed and not there")
    }
  }

  @Test(
    "The schemas reject every invalid rules.yaml and questions.yaml, except for unknown references",
    arguments: [SpecSchema.rules, .chapter, .questions])
  func invalidSuites(_ schema: SpecSchema) throws {
    var paths = try Repository.folders(in: "Fixtures/invalid-suites").flatMap {
      try Self.paths(in: "Fixtures/invalid-suites/\($0)", of: schema)
    }
    if schema == .questions { paths.append("Fixtures/invalid/questions.yaml") }
    let verdicts = try SchemaValidator.verdicts(on: paths, by: schema)
    for path in paths {
      let verdict = try #require(verdicts[path])
      let reason = BeyondSchemas.suites[String(path.dropFirst("Fixtures/".count))]
      #expect(
        verdict.isValid == (reason != nil), "\(path) is \(verdict.word): \(verdict.reason)")
    }
  }

  /// Judges each entry of a file's list by itself; each is on a line.
  private static func verdictsOnLines(
    of path: String, by schema: SpecSchema, _ words: SuiteWords? = nil
  ) throws -> [(entry: String, verdict: SchemaValidator.Verdict)] {
    let lines = try Repository.text(path).split(separator: "\n")
    let head = lines.prefix { !$0.hasPrefix("  - ") }
    return try withTemporaryFolder { folder in
      var entries: [String: String] = [:]
      for (number, line) in lines.dropFirst(head.count).enumerated() {
        let file = folder.appending(path: "\(number).yaml")
        try Data((head + [line]).joined(separator: "\n").utf8).write(to: file)
        entries[file.path] = String(line)
      }
      let verdicts = try SchemaValidator.verdicts(on: entries.keys.sorted(), by: schema, of: words)
      return try entries.map { ($1, try #require(verdicts[$0])) }
    }
  }

  /// The folders of suites that load without errors.
  private static func validSuites() throws -> [String] {
    ["Specs"]
      + ["Fixtures/suites", "Fixtures/lint"].flatMap { folder in
        ((try? Repository.folders(in: folder)) ?? []).map { "\(folder)/\($0)" }
      }.filter { VocabularyLoader.load(directory: $0).words == nil }
  }

  /// The files of a suite that have a format.
  private static func paths(in suite: String, of schema: SpecSchema) throws -> [String] {
    try Fixtures.files(of: suite).map(\.relativePath).filter { path in
      switch schema {
      case .rules: path == "rules.yaml"
      case .chapter: path.contains("/") && SuiteFile(path) == .rules
      case .questions: SuiteFile(path) == .questions
      case .faults: path == "faults.yaml"
      case .document: path.hasPrefix("documents/")
      case .case: path.contains("/") && SuiteFile(path) == nil && !path.hasPrefix("documents/")
      case .vocabulary: path == "vocabulary.yaml"
      case .monitors: path == "monitors.yaml"
      case .conventions: path == "conventions.yaml"
      case .answers, .protocol, .trace: false
      }
    }.map { "\(suite)/\($0)" }
  }
}
