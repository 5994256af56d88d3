/// A term of message delivery and its meaning.
struct GlossaryEntry: Hashable, Sendable {
  /// The term as a heading.
  var name: String
  /// Other forms in which prose mentions it, such as its plural.
  var forms: [String]
  /// Whether prose mentions it by its name, unless the name is also an everyday word.
  var isMentionedByName: Bool
  /// Markdown: the meaning.
  var meaning: String

  /// The anchor on the glossary's page.
  var anchor: String { HandbookPaths.slug(name) }

  /// Creates an entry.
  init(
    _ name: String, forms: [String] = [], isMentionedByName: Bool = true, _ meaning: String
  ) {
    self.name = name
    self.forms = forms
    self.isMentionedByName = isMentionedByName
    self.meaning = meaning
  }
}
