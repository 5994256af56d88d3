/// One of the documents that the rules rest on.
package struct SourceDocument: Hashable, Sendable {
  /// The id that rules cite, such as `pt`.
  package var id: String
  /// What the document is.
  package var title: String
  /// The language it is written in.
  package var language: String
  /// The id of the profile it describes.
  package var profile: String
  /// Markdown about the document's peculiarities.
  package var about: String
  /// Whose document it is, and where it is found; empty if nothing is said of that.
  package var origin = Origin()

  /// Whose document it is, and where it is found; each part is `nil` if nothing is said of it.
  package struct Origin: Hashable, Sendable {
    /// The company or project that publishes it.
    package var vendor: String?
    /// What it is about, by the name that the vendor gives it.
    package var product: String?
    /// The platform, by the name that the document gives it.
    package var platform: String?
    /// Its title, in its own language.
    package var originalTitle: String?
    /// Its path in the vendor's documentation, or that of the folder that its own links lead to.
    package var path: String?

    /// Creates an origin of which nothing is said.
    package init() {}
  }

  /// Creates a document.
  package init(id: String, title: String, language: String, profile: String, about: String) {
    self.id = id
    self.title = title
    self.language = language
    self.profile = profile
    self.about = about
  }
}
