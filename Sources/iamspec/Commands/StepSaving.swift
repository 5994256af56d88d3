import InAppMessages
import Inputs
import ReferenceEngine
import Replaying
import Reporting
import SpecLoading
import SpecModel
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
  ///   - rule: The rule that the case tests, if the user names one.
  /// - Throws: ``StepMistake`` if the steps are not a case or the file is in no suite;
  ///   ``OutputError`` if the file cannot be written.
  mutating func save(_ walk: Walk, to path: String, for rule: String?) async throws {
    guard !walk.trail.isEmpty else {
      throw StepMistake("there is no case to save: nothing has happened yet")
    }
    guard walk.hasReference else {
      throw StepMistake(
        "only what the reference engine does can be saved, and it does not know these words\n"
          + "`explain CASE -- ENGINE` shows what an engine does in a case that you write")
    }
    if !saved.contains(path), WholeFile.isRegular(path) {
      throw StepMistake(
        "\(VisibleText.line(path)) already exists, and is not overwritten; save under another name")
    }
    try WholeFile.check(path, option: "save")
    let text = try await text(of: walk, in: path, for: rule)
    try WholeFile.write(Array(text.utf8), to: path, option: "save")
    saved.insert(path)
    Terminal.output.write(PrintedText(lines: ["  \(VisibleText.line(path))"]))
  }

  /// Returns the text of the case file for the suite around it.
  private func text(of walk: Walk, in path: String, for rule: String?) async throws -> String {
    let place: CaseFilePlace?
    do {
      place = try await CaseFilePlace.find(path, profile: walk.profile.id, terminal)
    } catch let mistake as CaseFilePlace.Mistake {
      throw StepMistake(mistake.text)
    }
    let suite = place?.suite ?? suite
    let choice = RuleChoice(
      in: suite, profile: walk.profile.id, chapter: place?.chapter ?? "", isBound: place != nil,
      named: rule)
    var cited: [String] = []
    let text = walk.caseFile(by: InAppMessages()) { rules in
      cited = rules
      return choice.rule(among: choice.ownFirst(rules), knowing: choice.jurisdiction.shares)
    }
    guard let text else {
      throw StepMistake(
        noRule(choice, behind: cited, named: rule, in: suite, chapter: place?.chapter))
    }
    if let complaint = await LintedCase.complaint(about: text, in: suite) {
      throw StepMistake("nothing was saved: \(complaint)")
    }
    return text
  }

  private func noRule(
    _ choice: RuleChoice, behind cited: [String], named: String?, in suite: Suite, chapter: String?
  ) -> String {
    if let named { return UnfitRule(named, of: suite, chapter: chapter).text }
    let folders = choice.chapters(of: cited).filter { $0 != chapter }
    guard let chapter else {
      let all = suite.chapters.filter { !$0.rules.isEmpty }.map(\.id)
      return "no rule of the suite stands behind what has happened\n"
        + "save it in a chapter's folder: \(all.joined(separator: ", "))"
    }
    return "no rule of the chapter `\(chapter.visible)` stands behind what has happened\n"
      + (folders.isEmpty
        ? "" : "save it in a chapter with one that does: \(folders.joined(separator: ", "))\n")
      + "or name the rule: save FILE RULE"
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
