import Reporting

/// The page of open questions.
struct QuestionsView: View {
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
