/// A term of message delivery, and what it means.
struct GlossaryEntry: Hashable, Sendable {
  /// The term as a heading.
  var name: String
  /// Other forms in which prose mentions it, such as its plural.
  var forms: [String]
  /// Whether prose mentions it by its name; not so where the name is an everyday word, too.
  var isMentionedByName: Bool
  /// Markdown: what it means.
  var meaning: String

  /// The anchor on the glossary's page.
  var anchor: String { HandbookPaths.slug(name) }

  /// Describes a term.
  init(
    _ name: String, forms: [String] = [], isMentionedByName: Bool = true, _ meaning: String
  ) {
    self.name = name
    self.forms = forms
    self.isMentionedByName = isMentionedByName
    self.meaning = meaning
  }
}
