import Web

/// What the layout puts around every page.
struct ShellView: View {
  let title: String
  let suiteTitle: String
  let suiteName: String
  let version: String
  let summary: String
  /// The way from the page to the handbook's root: empty, or `../`.
  let root: String
  /// The page itself, as HTML.
  let content: String
  let isIndex: Bool
  /// The pages of results.
  let results: [Entry]
  let chapters: [Chapter]
  let appendices: [Entry]
  let previous: LinkView?
  let next: LinkView?

  /// A chapter in the contents.
  struct Chapter: View {
    let number: String
    let linkTitle: String
    let href: String
    let current: Bool
    let open: Bool
    /// Its rules; empty where the chapter is not open.
    let rules: [Entry]
  }

  /// Any other page in the contents.
  struct Entry: View {
    let linkTitle: String
    let href: String
    let current: Bool
  }
}

/// A link to a page.
struct LinkView: View {
  let linkTitle: String
  let href: String

  /// Links to a page from another one, whose way to the root this is.
  init(_ link: PageLink, from root: String) {
    linkTitle = link.title
    href = root + link.path
  }
}
