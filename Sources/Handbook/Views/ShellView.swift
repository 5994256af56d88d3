import Reporting

/// The parts of the layout around every page.
struct ShellView: View {
  let title: String
  let suiteTitle: String
  let suiteName: String
  let version: String
  let summary: String
  /// The relative path from the page to the handbook's root: empty, or `../`.
  let root: String
  /// The page's own contents, as HTML.
  let content: String
  /// The address of the start page of several handbooks; `nil` if there is none.
  let gallery: String?
  let isIndex: Bool
  /// The pages before the chapters.
  let front: [Entry]
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
    /// Its rules; empty unless the chapter is open.
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

  /// Creates a link to a page from another page, given that page's relative path to the root.
  init(_ link: PageLink, from root: String) {
    linkTitle = link.title
    href = root + link.path
  }
}
