package import EngineKit
package import SpecModel

extension Case {
  /// Whether an exploration generated the case, so that it is in no file.
  package var isExplored: Bool { location.line == 0 && id.hasPrefix("explore/") }
}

extension Plan {
  /// Plans the report of an exploration: its cases replace the suite's, in a chapter of their own.
  ///
  /// - Parameters:
  ///   - cases: The findings of the exploration as generated cases, each in its profiles.
  ///   - suite: The suite whose rules the engine must follow.
  ///   - manifest: The engine's manifest.
  package init(exploring cases: [Case], beside suite: Suite, manifest: EngineManifest) {
    var explored = suite
    explored.chapters.append(
      Chapter(id: "explore", title: "Explored", about: "Generated scripts.", rules: []))
    explored.files = [
      CaseFile(
        id: "explore", chapter: "explore", title: "Explored", about: "", cases: cases,
        location: .nowhere)
    ]
    let profiles = suite.profiles.map(\.id)
    self.init(
      suite: explored, manifest: manifest,
      cases: profiles.flatMap { profile in
        cases.filter { $0.profiles.contains(profile) }.map { PlannedCase($0, profile: profile) }
      }, listFindings: [], scope: .exploration)
  }

  /// What an exploration ran, in words; `nil` if this is not the report of one.
  ///
  /// The last case stands for all scripts without a finding.
  package var exploredScripts: String? {
    guard let item = suite.cases.last, item.isExplored else { return nil }
    return item.title
  }
}
