/// How a word is said in timelines: templates into which its argument is filled.
///
/// In a template, `{name}` stands for a value in prose, and `` `{name}` `` for one as specs write
/// it. `[with|empty|absent]` is the first of the three if the values in that are there, the second if
/// one of them is empty or zero, and the third if one is absent.
package struct WordPhrases: Hashable, Sendable {
  /// The templates, by the word or the form that the argument chooses; a template without such a
  /// word is for all others.
  package var templates: [Template] = []
  /// The templates for an entry of a mapping, with the entry's `key` and `value`.
  package var entries: [Template] = []
  /// What stands between the values of a list in prose.
  package var separator = ", "

  /// A template for a choice.
  package struct Template: Hashable, Sendable {
    /// The word or the form that is chosen; `nil` for any other.
    package var choice: String?
    /// The text of the template.
    package var text: String

    /// Creates a template.
    package init(_ choice: String?, _ text: String) {
      self.choice = choice
      self.text = text
    }
  }

  /// Creates phrases.
  package init(
    _ templates: [Template] = [], entries: [Template] = [], separator: String = ", "
  ) {
    self.templates = templates
    self.entries = entries
    self.separator = separator
  }

  /// Finds the template for a choice; `nil` if there is none.
  package func template(for choice: String?) -> String? { templates.text(for: choice) }

  /// Finds the template for an entry whose value is this choice; `nil` if there is none.
  package func entry(for choice: String?) -> String? { entries.text(for: choice) }
}

extension [WordPhrases.Template] {
  fileprivate func text(for choice: String?) -> String? {
    (first { $0.choice == choice } ?? first { $0.choice == nil })?.text
  }
}

extension WordPhrases: ExpressibleByStringLiteral {
  /// Creates phrases of one template for everything.
  package init(stringLiteral text: String) {
    self.init([Template(nil, text)])
  }
}
