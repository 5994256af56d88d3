import EmbeddedFiles
import Reporting

/// The terms that the handbook links to, in alphabetical order: the sections of `Resources/glossary.md`.
///
/// Many meanings tell what the built-in rules say. In a suite that does not have these, a term only means what it
/// means in the format.
enum Glossary {
  private static let sections = WebText.joined([EmbeddedFile.glossary_md.bytes])
    .split(separator: "\n## ").dropFirst()

  /// The terms, for a suite that has all rules of the domain or for any other.
  static func entries(isBuiltin: Bool) -> [GlossaryEntry] {
    sections.map { entry($0, isBuiltin: isBuiltin) }
  }

  private static func entry(_ section: Substring, isBuiltin: Bool) -> GlossaryEntry {
    let elsewhere = "Elsewhere: "
    let paragraphs = section.split(separator: "\n\n").map {
      String($0.replacing("\n", with: " "))
    }
    let heading = paragraphs[0].split(separator: ": ")
    let forms = heading.dropFirst().flatMap { $0.split(separator: ", ").map(String.init) }
    var meaning = paragraphs[1]
    if !isBuiltin, let general = paragraphs.last, general.hasPrefix(elsewhere) {
      meaning = String(general.dropFirst(elsewhere.count))
    }
    return forms == ["–"]
      ? GlossaryEntry(String(heading[0]), isMentionedByName: false, meaning)
      : GlossaryEntry(String(heading[0]), forms: forms, meaning)
  }
}
