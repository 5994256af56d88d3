/// A group of rules that are read together; its id is the folder of its case files.
package struct Chapter: Hashable, Sendable {
  /// The id, such as `stack`.
  package var id: String
  /// A few words for headings.
  package var title: String
  /// Markdown that introduces the chapter.
  package var about: String
  /// Its rules, in reading order.
  package var rules: [Rule]

  /// Creates a chapter.
  package init(id: String, title: String, about: String, rules: [Rule]) {
    self.id = id
    self.title = title
    self.about = about
    self.rules = rules
  }
}
