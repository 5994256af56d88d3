import Conformance
import EngineKit
import SpecModel

/// The facts about a whole run in a JUnit report.
struct JUnitHeader {
  /// The name of the run: the suite's name and version.
  let name: String
  private let properties: [(String, String)]
  private let chapters: [String: String]

  /// Creates the header for a plan.
  init(_ plan: Plan) {
    name = "\(plan.suite.name) \(plan.suite.version)"
    properties = [
      ("suite.name", plan.suite.name), ("suite.version", plan.suite.version),
      ("engine.name", plan.manifest.name), ("engine.version", plan.manifest.version),
      ("engine.layer", plan.manifest.layer.rawValue),
    ]
    chapters = Dictionary(plan.suite.chapters.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// The properties of a chapter's test suite.
  func properties(of key: JUnitSuite.Key) -> [(String, String)] {
    properties + [
      ("profile", key.profile), ("chapter", key.chapter),
      ("chapter.title", chapters[key.chapter] ?? key.chapter),
    ]
  }
}
