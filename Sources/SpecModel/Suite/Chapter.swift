/// A group of rules that are read together; its id is the folder of its case files.
public struct Chapter: Hashable, Sendable {
  /// The id, such as `stack`.
  public var id: String
  /// A few words for headings.
  public var title: String
  /// Markdown that introduces the chapter.
  public var about: String
  /// Its rules, in reading order.
  public var rules: [Rule]

  /// Creates a chapter.
  public init(id: String, title: String, about: String, rules: [Rule]) {
    self.id = id
    self.title = title
    self.about = about
    self.rules = rules
  }
}
