/// A question that the documents leave open; no case may depend on its answer.
package struct Question: Hashable, Sendable {
  /// The stable id, such as `open.after-dismiss`.
  package var id: String
  /// A few words for headings.
  package var title: String
  /// The question, as a sentence.
  package var question: String
  /// Markdown: why the question is open and what the user notices of it.
  package var about: String
  /// The part of an engine that answers it.
  package var layer: Rule.Layer
  /// The ids of the rules that it is about; if one of them does not apply to an engine, neither
  /// does the question.
  package var rules: [String]
  /// The ids of the profiles in which it comes up.
  package var profiles: [String]
  /// What each document says or does not say about it.
  package var citations: [Citation]
  /// The known answers of engines, in reading order.
  package var answers: [Answer]
  /// The id of the answer that the reference engine gives unless told otherwise.
  package var defaultAnswer: String
  /// The scripts whose outcomes show an engine's answer.
  package var probes: [Probe]
  /// The answers to other questions that make this one moot.
  package var moot: [Moot]
  /// The place where it is declared.
  package var location: SourceLocation

  /// One possible answer.
  package struct Answer: Hashable, Sendable {
    /// The id, unique within the question.
    package var id: String
    /// What an engine with this answer does.
    package var text: String

    /// Creates an answer.
    package init(id: String, text: String) {
      self.id = id
      self.text = text
    }
  }

  /// Answers to other questions with which no script can show how an engine answers this one.
  package struct Moot: Hashable, Sendable {
    /// The answers that an engine must give, all of them: answer ids by question id.
    package var answers: [String: String]
    /// Why the question is moot then, as a sentence.
    package var reason: String

    /// Creates a reason why a question is moot.
    package init(answers: [String: String], reason: String) {
      self.answers = answers
      self.reason = reason
    }
  }

  /// Creates a question.
  package init(
    id: String, title: String, question: String, about: String, layer: Rule.Layer = .presenter,
    rules: [String] = [], profiles: [String], citations: [Citation], answers: [Answer],
    defaultAnswer: String,
    probes: [Probe] = [], moot: [Moot] = [], location: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.question = question
    self.about = about
    self.layer = layer
    self.rules = rules
    self.profiles = profiles
    self.citations = citations
    self.answers = answers
    self.defaultAnswer = defaultAnswer
    self.probes = probes
    self.moot = moot
    self.location = location
  }
}
