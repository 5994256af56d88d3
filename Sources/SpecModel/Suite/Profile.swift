/// A generation of engines that a suite describes.
package struct Profile: Hashable, Sendable {
  /// The id that rules, cases and manifests use, such as `swift`.
  package var id: String
  /// A few words for headings.
  package var title: String
  /// Markdown that explains the profile to readers.
  package var about: String
  /// The ids of the documents that describe it.
  package var documents: [String]
  /// The actions and keys of `given` that its documents lack, as specs spell them.
  package var lacks: [String]

  /// Creates a profile.
  package init(id: String, title: String, about: String, documents: [String], lacks: [String]) {
    self.id = id
    self.title = title
    self.about = about
    self.documents = documents
    self.lacks = lacks
  }
}
