/// A question that the documents leave open; no case may depend on its answer.
public struct Question: Hashable, Sendable {
  /// The stable id, such as `open.after-dismiss`.
  public var id: String
  /// A few words for headings.
  public var title: String
  /// The question, as a sentence.
  public var question: String
  /// Markdown: why it is open and what differs for the user.
  public var about: String
  /// The ids of the profiles in which it arises.
  public var profiles: [String]
  /// What each document says or does not say.
  public var citations: [Citation]
  /// The answers that engines are known to give, in reading order.
  public var answers: [Answer]
  /// The id of the answer that the reference engine gives unless told otherwise.
  public var defaultAnswer: String
  /// The scripts whose outcome tells an engine's answer.
  public var probes: [Probe]
  /// Where it is declared.
  public var location: SourceLocation

  /// One possible answer.
  public struct Answer: Hashable, Sendable {
    /// The id, unique within the question.
    public var id: String
    /// What an engine with this answer does.
    public var text: String

    /// Creates an answer.
    public init(id: String, text: String) {
      self.id = id
      self.text = text
    }
  }

  /// Creates a question.
  public init(
    id: String, title: String, question: String, about: String, profiles: [String],
    citations: [Citation], answers: [Answer], defaultAnswer: String, probes: [Probe] = [],
    location: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.question = question
    self.about = about
    self.profiles = profiles
    self.citations = citations
    self.answers = answers
    self.defaultAnswer = defaultAnswer
    self.probes = probes
    self.location = location
  }
}
