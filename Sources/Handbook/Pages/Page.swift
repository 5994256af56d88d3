import Web

/// A page of the site: where it is, how it is found, and what its template sees.
struct Page {
  /// The path relative to the handbook's root.
  var path: String
  /// The title, for the window and for search.
  var title: String
  /// What the page is, in a sentence, for those who link to it.
  var summary: String
  /// The template that renders it.
  var template: Template
  /// What the template sees.
  var view: any View
  /// The chapter that the navigation shows as open.
  var chapter: String?
  /// The page before.
  var previous: PageLink?
  /// The page after.
  var next: PageLink?

  /// The way from the page to the handbook's root: empty, or `../`.
  var root: String { Self.root(of: path) }

  /// The way from a page to the handbook's root.
  static func root(of path: String) -> String {
    String(repeating: "../", count: path.split(separator: "/").count - 1)
  }
}

/// A page that another one links to.
struct PageLink: Hashable {
  /// What the link says.
  var title: String
  /// The path relative to the handbook's root.
  var path: String
}
