import Reporting

/// A page of the site: its path, its description for search and links, and the values for its
/// template.
struct Page {
  /// The path relative to the handbook's root.
  var path: String
  /// The title, for the window and for search.
  var title: String
  /// A summary in one sentence, for links to the page.
  var summary: String
  /// The template that renders it.
  var template: PageTemplate
  /// The values for the template.
  var view: any View
  /// The chapter that is open in the contents; `nil` for none.
  var chapter: String?
  /// The previous page.
  var previous: PageLink?
  /// The next page.
  var next: PageLink?

  /// The relative path from the page to the handbook's root: empty, or `../`.
  var root: String { Self.root(of: path) }

  /// Returns the relative path from a page to the handbook's root.
  static func root(of path: String) -> String {
    String(repeating: "../", count: path.split(separator: "/").count - 1)
  }
}

/// A link to a page.
struct PageLink: Hashable {
  /// The text of the link.
  var title: String
  /// The path relative to the handbook's root.
  var path: String
}
