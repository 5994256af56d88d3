/// A generation of engines that a suite describes.
public struct Profile: Hashable, Sendable {
  /// The id that rules, cases and manifests use, such as `swift`.
  public var id: String
  /// A few words for headings.
  public var title: String
  /// Markdown for the reader.
  public var about: String
  /// The ids of the documents that describe it.
  public var documents: [String]
  /// The actions and given-keys that its documents do not know, as specs spell them.
  public var lacks: [String]

  /// Creates a profile.
  public init(id: String, title: String, about: String, documents: [String], lacks: [String]) {
    self.id = id
    self.title = title
    self.about = about
    self.documents = documents
    self.lacks = lacks
  }
}

/// One of the documents that the rules rest on.
public struct SourceDocument: Hashable, Sendable {
  /// The id that rules cite, such as `pt`.
  public var id: String
  /// What the document is.
  public var title: String
  /// The language it is written in.
  public var language: String
  /// The id of the profile it describes.
  public var profile: String
  /// Markdown: its peculiarities.
  public var about: String

  /// Creates a document.
  public init(id: String, title: String, language: String, profile: String, about: String) {
    self.id = id
    self.title = title
    self.language = language
    self.profile = profile
    self.about = about
  }
}
