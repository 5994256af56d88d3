/// A term of message delivery, and what it means.
struct GlossaryEntry: Hashable, Sendable {
  /// The term as a heading.
  var name: String
  /// Other forms in which prose mentions it, such as its plural.
  var forms: [String]
  /// Markdown: what it means.
  var meaning: String

  /// The anchor on the glossary's page.
  var anchor: String { Places.slug(name) }

  /// Describes a term.
  init(_ name: String, forms: [String] = [], _ meaning: String) {
    self.name = name
    self.forms = forms
    self.meaning = meaning
  }
}
