import Reporting

/// The page of a chapter.
struct ChapterView: View {
  let number: String
  let chapterTitle: String
  let about: String
  let rules: [Rule]
  let isSingle: Bool
  /// The open questions about the rules; `nil` if there are none.
  let leftOpen: LeftOpenView?
  /// How engines conform to the rules.
  let matrix: MatrixView?

  /// A rule of the chapter.
  struct Rule: View {
    let id: String
    let ruleTitle: String
    let href: String
    let statement: String
    let profiles: [ProfileView]
    let count: String
  }
}

/// A profile, as a tag.
struct ProfileView: View {
  let profile: String
}
