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

  /// Creates a document.
  package init(id: String, title: String, language: String, profile: String, about: String) {
    self.id = id
    self.title = title
    self.language = language
    self.profile = profile
    self.about = about
  }
}
