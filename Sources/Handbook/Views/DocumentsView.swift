import Reporting

/// The page of the profiles and the documents that describe them.
struct DocumentsView: View {
  let lead: String
  let profiles: [Profile]
  let divergences: [Divergence]

  /// A profile.
  struct Profile: View {
    let anchor: String
    let profileTitle: String
    let about: String
    let lacks: [String]
    let documents: [Document]
  }

  /// A document.
  struct Document: View {
    let anchor: String
    let documentTitle: String
    let language: String
    let documentID: String
    let facts: [Fact]
    let about: String
    let tally: [Count]
    /// The page with its sentences; `nil` if there is none.
    let accountHref: String?
  }

  /// A fact about where a document comes from.
  struct Fact: View {
    let factName: String
    let factValue: String
  }

  /// The number of times a document takes a stance.
  struct Count: View {
    let stance: String
    /// A drawing of the stance, as SVG.
    let shape: String
    let count: String
  }

  /// A rule on which documents differ.
  struct Divergence: View {
    let ruleTitle: String
    let href: String
    let reading: String
    let differingDocuments: String
  }
}
