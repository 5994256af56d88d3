import Inputs
import Reporting
import SpecLoading
import SpecModel
import Stepping
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Saves the steps so far as cases, each in its own file.
///
/// A case belongs to the suite around its file and tests rules of that suite, whatever suite the
/// session started with.
struct StepSaving {
  /// The suite that the session started with.
  let suite: Suite
  /// The options for printing diagnostics.
  let terminal: TerminalOptions
  /// The files that this session has written and may overwrite.
  private var saved: Set<String> = []

  /// Prepares for a session.
  init(of suite: Suite, _ terminal: TerminalOptions) {
    self.suite = suite
    self.terminal = terminal
  }

  /// Saves the steps so far.
  ///
  /// - Parameters:
  ///   - walk: The steps.
  ///   - path: The file.
  /// - Throws: ``StepMistake`` if the steps are not a case or the file is in no suite;
  ///   ``OutputError`` if the file cannot be written.
  mutating func save(_ walk: Walk, to path: String) async throws {
    guard !walk.trail.isEmpty else {
      throw StepMistake("there is no case to save: nothing has happened yet")
    }
    if !saved.contains(path), WholeFile.isRegular(path) {
      throw StepMistake(
        "\(VisibleText.line(path)) already exists, and is not overwritten; save under another name")
    }
    try WholeFile.check(path, option: "save")
    let text = try await text(of: walk, in: path)
    try WholeFile.write(Array(text.utf8), to: path, option: "save")
    saved.insert(path)
    Terminal.output.write(PrintedText(lines: ["  \(VisibleText.line(path))"]))
  }

  /// Returns the text of the case file for the suite around it.
  private func text(of walk: Walk, in path: String) async throws -> String {
    guard let (directory, inside) = Self.suite(around: path) else {
      return try text(of: walk, for: suite, chapter: "")
    }
    guard inside.hasSuffix(".yaml") else {
      throw StepMistake("the name of a case file ends in .yaml, that of \(inside.visible) does not")
    }
    // Mistakes in other case files do not matter here.
    let loaded = await SuiteLoader().loadRules(directory: directory)
    terminal.diagnostics().print(loaded)
    guard let suite = loaded.suite else {
      throw StepMistake("nothing was saved: `iamspec lint \(directory.visible)` has to pass first")
    }
    let chapter = String(inside.prefix { $0 != "/" })
    guard suite.chapters.contains(where: { $0.id == chapter }) else {
      let known = suite.chapters.map(\.id)
      let advice =
        Suggestion.nearest(to: chapter, among: known).map { "did you mean `\($0.visible)`?" }
        ?? "its chapters are: \(known.map(\.visible).joined(separator: ", "))"
      throw StepMistake(
        "the suite in \(directory.visible) has no chapter `\(chapter.visible)`\n\(advice)\n"
          + "save it in a chapter's folder: \(directory.visible)/CHAPTER/NAME.yaml")
    }
    guard suite.profiles.contains(where: { $0.id == walk.profile.id }) else {
      throw StepMistake(
        "the suite in \(directory.visible) has no profile `\(walk.profile.id.visible)`; it has: "
          + suite.profiles.map(\.id.visible).joined(separator: ", "))
    }
    return try text(of: walk, for: suite, chapter: chapter)
  }

  private func text(of walk: Walk, for suite: Suite, chapter: String) throws -> String {
    guard let text = try walk.caseFile(for: suite, chapter: chapter) else {
      let folders = suite.chapters.filter { !$0.rules.isEmpty }.map(\.id)
      throw StepMistake(
        "no rule of the suite stands behind what has happened\n"
          + "save it in a chapter's folder: \(folders.joined(separator: ", "))")
    }
    return text
  }

  /// Finds the directory of the suite that a file is or would be in, and the file's path in it.
  private static func suite(around path: String) -> (directory: String, inside: String)? {
    let file = URL(filePath: path).standardizedFileURL
    var folder = file.deletingLastPathComponent()
    while true {
      if WholeFile.exists(folder.appending(path: "rules.yaml").path(percentEncoded: false)) {
        let inside = file.pathComponents.dropFirst(folder.pathComponents.count)
        return (named(folder), inside.joined(separator: "/"))
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.pathComponents.count >= folder.pathComponents.count { return nil }
      folder = parent
    }
  }

  /// Returns the path of a folder as the user would write it: relative to the current folder if it
  /// is below that.
  private static func named(_ folder: URL) -> String {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).pathComponents
    let parts = folder.pathComponents
    guard parts.starts(with: here) else { return folder.path(percentEncoded: false) }
    let rest = parts.dropFirst(here.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }
}

/// A line that makes no sense, with advice.
struct StepMistake: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// Returns the text, wrapped between words.
  func wrapped(to width: Int) -> String {
    text.split(separator: "\n").flatMap { TextLayout.wrapped(String($0), to: width) }
      .joined(separator: "\n")
  }

  /// Performs an action on typed text, and throws its mistakes as a ``StepMistake``.
  static func wrapping(_ body: () throws(TypedScript.Mistakes) -> Void) throws {
    do throws(TypedScript.Mistakes) {
      try body()
    } catch {
      let lines = error.diagnostics.prefix(3).map { diagnostic in
        diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? "")
      }
      throw StepMistake(lines.joined(separator: "\n"))
    }
  }
}
