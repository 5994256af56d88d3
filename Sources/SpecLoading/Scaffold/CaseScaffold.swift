package import SpecModel

/// A new case file for a rule, to be completed by an author.
///
/// It loads without changes; `iamspec lint` warns about every text that is still to be written.
package struct CaseScaffold: Sendable {
  /// The rule that its cases test.
  package let rule: Rule
  /// The id of the rule's chapter, the folder of the file.
  package let chapter: String
  /// The name of the file without its suffix.
  package let name: String
  private let example: ScaffoldExample

  /// Drafts a file.
  ///
  /// - Parameters:
  ///   - rule: A testable rule.
  ///   - suite: The suite that contains it.
  ///   - name: The name of the file without its suffix; by default, the end of the rule's id.
  package init(_ rule: Rule, of suite: Suite, named name: String? = nil) {
    self.rule = rule
    chapter = suite.chapters.first { $0.rules.contains { $0.id == rule.id } }?.id ?? ""
    self.name = name ?? CaseScaffold.defaultName(for: rule.id)
    let lacks = suite.profiles.filter { rule.profiles.contains($0.id) }.flatMap(\.lacks)
    let own = suite.words.flatMap { ScaffoldExample(in: $0, without: Set(lacks)) }
    example = own ?? ScaffoldExample(chapter: chapter, without: Set(lacks))
  }

  /// The file's path in the suite.
  package var relativePath: String { "\(chapter)/\(name)\(SuiteLayout.suffix)" }

  /// Tells whether a name is valid for a case file.
  package static func isFileName(_ name: String) -> Bool {
    Array(name.utf8).withUnsafeBufferPointer { Identifier.plain.matches($0) }
  }

  /// The form of a valid name, in words.
  package static let nameShape = Identifier.plain.shape

  /// The end of a rule's id: `last-in-first-out` for `stack.last-in-first-out`.
  private static func defaultName(for id: String) -> String {
    let parts = id.split(separator: ".")
    return (parts.count > 1 ? parts.dropFirst() : parts[...]).joined(separator: "-")
  }

  /// The text of the file.
  package var text: String {
    var yaml = YAMLText()
    yaml.comment("yaml-language-server: $schema=../\(SpecSchema.case.fileName)")
    yaml.entry("format", "1")
    yaml.entry("title", .word(YAMLScalar.quoted(rule.title.onOneLine)))
    yaml.entry("rules", .list([.word(rule.id)]))
    yaml.entry(
      "about",
      paragraph:
        "TODO: Say what is shown here and why it matters. The rule: \(rule.statement.onOneLine)")
    return yaml.text + example.text
  }
}

extension String {
  /// The text with spaces in place of line breaks.
  fileprivate var onOneLine: String {
    split { $0.isNewline }.joined(separator: " ")
  }
}
