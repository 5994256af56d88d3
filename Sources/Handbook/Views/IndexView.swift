import Reporting

/// The first page.
struct IndexView: View {
  let suiteTitle: String
  let introduction: String
  let howToRead: String
  let journey: String
  /// The article that tells how messages are delivered, if the suite has it.
  let primer: LinkView?
  /// The tables of what becomes of messages, if the suite has them.
  let tables: [LinkView]
  /// The number of results; `nil` if there are none.
  let resultCount: String?
  /// The handbook's suite, and results of other suites; `nil` if there are no results.
  let suites: SuitesView?
  let filter: FilterView?
  /// How engines conform to the rules.
  let matrix: MatrixView?
  let chapters: [Tile]
  /// The picture that the page explains.
  let sample: PictureView?
  /// Whether pictures show what the reference engine does, and its stack.
  let hasReference: Bool
  let facts: [Fact]
  let profilesTitle: String
  let profiles: [Profile]

  /// A count of something: `2` and `cases`.
  struct Fact: View {
    let number: String
    let noun: String

    init(_ count: Int, _ noun: String) {
      number = "\(count)"
      self.noun = count == 1 ? noun : noun + "s"
    }
  }

  /// A chapter.
  struct Tile: View {
    let number: String
    let linkTitle: String
    let href: String
    let lead: String
    let size: String
  }

  /// A profile.
  struct Profile: View {
    let profileTitle: String
    let href: String
    let lead: String
  }
}
