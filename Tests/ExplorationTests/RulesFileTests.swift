import Exploration
import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing

@Suite struct `The rules file of a suite` {
  @Test func `has the same rules when it is read back`() async throws {
    let suite = try Builtin.suite()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = RulesFile(of: suite).text
    try text.write(to: folder.appending(path: "rules.yaml"), atomically: true, encoding: .utf8)
    let loaded = await SuiteLoader().loadRules(directory: folder.path)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let read = try #require(loaded.suite)
    #expect(read.name == suite.name)
    #expect(read.title == suite.title)
    #expect(read.version == suite.version)
    #expect(read.documents == suite.documents)
    #expect(read.profiles == suite.profiles)
    #expect(read.chapters.map(\.withoutLocations) == suite.chapters.map(\.withoutLocations))
  }
}

extension Chapter {
  fileprivate var withoutLocations: Chapter {
    var chapter = self
    for rule in chapter.rules.indices {
      chapter.rules[rule].location = .nowhere
      for clause in chapter.rules[rule].clauses.indices {
        chapter.rules[rule].clauses[clause].location = .nowhere
      }
    }
    return chapter
  }
}
