import Inputs
import Reporting
import SpecLoading
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The place of a new case file in a suite, which belongs to the suite around it.
struct CaseFilePlace {
  /// The suite around the file, without its questions and cases.
  let suite: Suite
  /// The id of the chapter that the file's folder belongs to.
  let chapter: String

  private static let suffix = ".yaml"

  /// Why a suite would not accept a file, with advice.
  struct Mistake: Error {
    let text: String
  }

  /// Finds the suite around a path, and checks that it accepts a file there.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - profile: The profile of its case.
  ///   - terminal: The options for printing diagnostics.
  /// - Returns: The place; `nil` if no suite is around the file.
  /// - Throws: ``Mistake`` if the suite would not accept the file.
  static func find(
    _ path: String, profile: String, _ terminal: TerminalOptions
  ) async throws -> CaseFilePlace? {
    guard let (directory, inside) = suite(around: path) else { return nil }
    guard inside.hasSuffix(Self.suffix) else {
      throw Mistake(
        text: "the name of a case file ends in .yaml, that of \(inside.visible) does not")
    }
    // Mistakes in other case files do not matter here.
    let loaded = await SuiteLoader().loadRules(directory: directory)
    terminal.diagnostics().print(loaded)
    guard let suite = loaded.suite else {
      throw Mistake(
        text: "nothing was saved: `iamspec lint \(directory.visible)` has to pass first")
    }
    let parts = inside.dropLast(Self.suffix.count).split(separator: "/").map(String.init)
    let chapter = parts.count > 1 ? parts[0] : ""
    guard suite.chapters.contains(where: { $0.id == chapter }) else {
      let known = suite.chapters.map(\.id)
      let advice =
        Suggestion.nearest(to: chapter, among: known).map { "did you mean `\($0.visible)`?" }
        ?? "its chapters are: \(known.map(\.visible).joined(separator: ", "))"
      let problem =
        chapter.isEmpty
        ? "case files of the suite in \(directory.visible) are in its chapters' folders"
        : "the suite in \(directory.visible) has no chapter `\(chapter.visible)`"
      throw Mistake(
        text: "\(problem)\n\(advice)\n"
          + "save it in a chapter's folder: \(directory.visible)/CHAPTER/NAME.yaml")
    }
    if let file = SuiteFile(inside) {
      throw Mistake(text: "\(file.notForCases)\nsave the case in another file of the folder")
    }
    if let part = parts.dropFirst().first(where: { !CaseScaffold.isFileName($0) }) {
      throw Mistake(
        text: "`\(part.visible)` is not a valid id, and would be part of the case's id\n"
          + "name it with \(CaseScaffold.nameShape)")
    }
    guard suite.profiles.contains(where: { $0.id == profile }) else {
      throw Mistake(
        text: "the suite in \(directory.visible) has no profile `\(profile.visible)`; it has: "
          + suite.profiles.map(\.id.visible).joined(separator: ", "))
    }
    return CaseFilePlace(suite: suite, chapter: chapter)
  }

  /// Finds the directory of the suite that a file is or would be in, and the file's path in it.
  private static func suite(around path: String) -> (directory: String, inside: String)? {
    let file = URL(filePath: path).standardizedFileURL
    var folder = file.deletingLastPathComponent()
    while true {
      if isSuite(folder) {
        let inside = file.pathComponents.dropFirst(folder.pathComponents.count)
        return (named(folder), inside.joined(separator: "/"))
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.pathComponents.count >= folder.pathComponents.count { return nil }
      folder = parent
    }
  }

  /// Tells whether a folder is that of a suite, and not that of a chapter with its rules.
  private static func isSuite(_ folder: URL) -> Bool {
    let rules = folder.appending(path: SuiteFile.rules.rawValue).path(percentEncoded: false)
    guard WholeFile.exists(rules) else { return false }
    let outer = folder.deletingLastPathComponent().path(percentEncoded: false)
    return SuiteFolder.isSuite(folder.path(percentEncoded: false)) || !SuiteFolder.isSuite(outer)
  }

  /// Returns the path of a folder as the user would write it: relative to the current folder if it
  /// is below that.
  private static func named(_ folder: URL) -> String {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).pathComponents
    let parts = folder.pathComponents
    guard parts.starts(with: here) else { return "/" + parts.dropFirst().joined(separator: "/") }
    let rest = parts.dropFirst(here.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }
}
