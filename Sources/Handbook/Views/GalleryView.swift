import Reporting

/// The page of several handbooks.
struct GalleryView: View {
  let title: String
  let lead: String
  let handbooks: [Handbook]

  /// A handbook, with the engines that it has results of.
  struct Handbook: View {
    let handbookTitle: String
    let href: String
    let suite: String
    let size: String
    let engines: [Engine]
  }

  /// An engine in its latest version.
  struct Engine: View {
    let engineName: String
    let href: String
    let version: String
    let outcome: String
    let verdict: String
    let cases: String
    let broken: String
    let day: String
    /// The latest runs, the oldest first.
    let runs: [Run]
    /// The number of runs that are not shown, in words; `nil` if there are none.
    let earlier: String?
  }

  /// A run, as a sign with words for those who do not see it.
  struct Run: View {
    let outcome: String
    let words: String
  }
}
