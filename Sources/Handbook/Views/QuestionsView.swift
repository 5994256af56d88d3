import Reporting

/// The list of open questions, whose chapters have pages of their own.
struct QuestionListView: View {
  let count: String
  /// HTML: what an answer has to do with cases.
  let aboutAnswers: String
  let groups: [Group]

  /// The questions of a chapter.
  struct Group: View {
    let groupAnchor: String
    let groupTitle: String
    let groupHref: String
    let groupCount: String
    let entries: [Entry]
  }

  /// A link to a question.
  struct Entry: View {
    /// The place of the question's own link.
    let anchor: String
    let href: String
    let questionTitle: String
  }
}

/// A page of open questions: all of them, or those of a chapter.
struct QuestionsView: View {
  /// The list of all questions; `nil` if the page has all of them.
  let start: LinkView?
  let pageTitle: String
  let count: String
  /// HTML: what an answer has to do with cases.
  let aboutAnswers: String
  let groups: [Group]

  /// The questions of a chapter.
  struct Group: View {
    let groupAnchor: String
    let groupTitle: String
    let groupCount: String
    let questions: [Question]
  }

  /// A question.
  struct Question: View {
    let anchor: String
    let id: String
    let questionTitle: String
    let question: String
    /// Whether the answers are unfolded, because there are few questions.
    let isOpen: Bool
    let about: String?
    let profiles: [ProfileView]
    let answers: [Answer]
    let citations: [CitationView]
    let probes: [Probe]
  }

  /// One of its answers.
  struct Answer: View {
    let answerID: String
    let answer: String
    let isDefault: Bool
    /// Whose default it is.
    let defaultName: String
  }

  /// A script that distinguishes the answers.
  struct Probe: View {
    let probeTitle: String
    let given: [String]
    let messages: [MessageView]
    let steps: [Step]
    let outcomes: [Outcome]
  }

  /// A step of a probe.
  struct Step: View {
    let actions: [String]
  }

  /// The outcome that shows an answer.
  struct Outcome: View {
    let answerID: String
    let seen: [Seen]
  }

  /// What is seen of a step.
  struct Seen: View {
    let number: String
    let what: [String]
  }
}
