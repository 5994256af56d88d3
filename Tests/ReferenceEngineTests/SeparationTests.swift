import Foundation
import TestSupport
import Testing

/// The faults are a library of their own.
@Suite struct `The rules` {
  /// The library of the rules, what it is built on, and what an app links to test its engine.
  @Test(arguments: [
    "ReferenceEngine", "SpecModel", "EngineKit", "Conformance", "ConformanceTesting",
  ])
  func `link no faults`(target: String) throws {
    for (path, text) in try Self.files(of: target) {
      #expect(!text.contains("import ReferenceFaults"), "\(path)")
    }
  }

  @Test func `know of no faults`() throws {
    let files = try Self.files(of: "ReferenceEngine")
    #expect(files.count > 20)
    for (path, text) in files {
      #expect(!text.lowercased().hasFault && !text.lowercased().contains("mistake"), "\(path)")
    }
  }

  private static func files(of target: String) throws -> [(path: String, text: String)] {
    let folder = Repository.url("Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }
}

extension String {
  /// Whether it says "fault" other than in "default".
  fileprivate var hasFault: Bool { replacing("default", with: "").contains("fault") }
}
