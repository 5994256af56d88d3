import Reporting

/// The page of a document, sentence by sentence.
struct AccountView: View {
  let root: String
  let documentID: String
  let documentTitle: String
  let language: String
  let facts: [DocumentsView.Fact]
  let counts: String
  let sections: [Section]

  /// A section of the document.
  struct Section: View {
    let sectionAnchor: String
    /// The heading, in the document's language; `nil` before the first one.
    let heading: String?
    /// The language of the heading.
    let lang: String?
    let sentences: [Sentence]
  }

  /// A sentence, an item of a list, or a block of code.
  struct Sentence: View {
    let number: String
    let sentenceAnchor: String
    /// What it says, paraphrased.
    let says: String?
    /// Why nothing rests on it.
    let none: String?
    let clauses: [Carried]
    let questions: [Carried]
    let hasQuestions: Bool
    let questionCount: String
  }

  /// What rests on a sentence.
  struct Carried: View {
    let href: String
    let carried: String
    /// Whether the document says so, or something else; `nil` for a question.
    let stance: String?
    /// A drawing of the stance, as SVG.
    let shape: String?
  }
}
