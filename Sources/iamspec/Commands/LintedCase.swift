import Audit
import Exploration
import Inputs
import SpecLoading
import SpecModel

/// A case file that was made, checked before it is written: what this program writes, lint accepts.
enum LintedCase {
  /// Returns what `iamspec lint` would object to in a case file, with its advice; `nil` if nothing.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - suite: The suite that it is for, of which only the rules matter.
  ///   - vocabulary: The file with the words of the suite's own, if it has any.
  static func complaint(
    about text: String, in suite: Suite, with vocabulary: SourceFile? = nil
  ) async -> String? {
    let path = "\(chapter(of: text, in: suite))/written.yaml"
    let loaded = await SuiteLoader().load(
      files: [
        SourceFile("rules.yaml", bytes: Array(RulesFile(of: suite).text.utf8)),
        SourceFile(path, bytes: Array(text.utf8)),
      ] + [vocabulary].compactMap(\.self))
    var steps: [(finding: StepFinding, location: SourceLocation)] = []
    if let suite = loaded.suite { steps = await StepFinding.all(in: suite) }
    let found = loaded.linted(steps: steps).diagnostics.first { $0.location.file == path }
    return found.map { diagnostic in
      "`iamspec lint` would not accept it: \(diagnostic.message.visible)"
        + (diagnostic.hint.map { "\n\($0.visible)" } ?? "")
    }
  }

  /// The chapter of the file's rule.
  private static func chapter(of text: String, in suite: Suite) -> String {
    let chapter = suite.chapters.first { chapter in
      chapter.rules.contains { text.contains("\nrules: [\($0.id)]\n") }
    }
    return chapter?.id ?? suite.chapters.first?.id ?? ""
  }
}

/// A rule that a user named for a case, and that the case cannot have.
struct UnfitRule {
  /// What is wrong with it, with advice.
  let text: String

  /// Explains why a case cannot have a rule.
  init(_ rule: String, of suite: Suite, chapter: String?) {
    let owner = suite.chapters.first { $0.rules.contains { $0.id == rule } }
    let known = suite.rules.map(\.id)
    if let owner, let chapter, owner.id != chapter {
      text =
        "the rule `\(rule.visible)` belongs to the chapter `\(owner.id.visible)`\n"
        + "save the file in that chapter's folder"
    } else if owner != nil {
      text = "no case of this profile can test the rule `\(rule.visible)`\nname another rule"
    } else {
      text =
        "the suite has no rule `\(rule.visible)`\n"
        + (Suggestion.nearest(to: rule, among: known).map { "did you mean `\($0.visible)`?" }
          ?? "`iamspec list rules` lists its rules")
    }
  }
}
