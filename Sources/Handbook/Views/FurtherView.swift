import Reporting

/// A page of further cases of a rule.
struct FurtherView: View {
  let ruleTitle: String
  let ruleHref: String
  let fileTitle: String
  /// Which of several pages it is, in words; `nil` if it is the only one.
  let part: String?
  let fileAbout: String?
  let hasReference: Bool
  /// Whether the cases are unfolded, because there are few.
  let isOpen: Bool
  let cases: [CaseView]
}

/// The further cases of one file, as a list on the page of their rule.
struct FurtherFileView: View {
  let fileTitle: String
  let fileAnchor: String
  let href: String
  /// What the file is about, in a sentence.
  let lead: String?
  let cases: [Entry]

  /// A case, with the rows of its table.
  struct Entry: View {
    let anchor: String
    let caseTitle: String
    let href: String
    /// The places of its other rows, and of ids that it had before it was moved.
    let otherAnchors: [String]
    /// The number of further rows of its table; `nil` if there are none.
    let more: String?
  }
}
