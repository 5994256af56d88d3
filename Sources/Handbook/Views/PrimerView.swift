import Reporting

/// The article that tells how messages are delivered, along some cases.
struct PrimerView: View {
  let articleTitle: String
  let lead: String
  let parts: [Part]

  /// A part of the article: prose, a remark about profiles, or a case.
  struct Part: View {
    var prose: String?
    var remark: String?
    var example: Example?
  }

  /// A case or a probe, as a picture.
  struct Example: View {
    let exampleTitle: String
    let anchor: String
    /// The place of the case on the page of its rule, or of the probe's question.
    let href: String
    let svg: String
    let yaml: String
    /// How to play the case; `nil` if it cannot be played.
    let play: PlayView?
  }
}
