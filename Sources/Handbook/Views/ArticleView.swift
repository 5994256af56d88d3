import Reporting

/// A page of prose.
struct ArticleView: View {
  let articleTitle: String
  let lead: String
  var body: String
}

/// The page of terms.
struct GlossaryView: View {
  let entries: [Entry]

  /// A term.
  struct Entry: View {
    let anchor: String
    let name: String
    let meaning: String
  }
}
