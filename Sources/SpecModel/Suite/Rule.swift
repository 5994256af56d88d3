/// One documented rule of message delivery.
package struct Rule: Hashable, Sendable {
  /// The stable id, such as `stack.last-in-first-out`.
  package var id: String
  /// A few words for headings.
  package var title: String
  /// The part of an engine that it binds.
  package var layer: Layer
  /// The ids of the profiles that include it.
  package var profiles: [String]
  /// The rule, in a sentence or two.
  package var statement: String
  /// Markdown: why the rule matters and how it is misread.
  package var about: String
  /// The reason that engines give for what the rule makes them do with a message; `nil` if they give none.
  package var reason: Reason?
  /// The types of message that the rule is about; empty if it is about all.
  package var types: [Message.Kind]
  /// The clauses of the rule, in reading order.
  package var clauses: [Clause]
  /// Why nothing can test the rule; `nil` for a testable rule.
  package var untestable: String?
  /// What each document says about it, in the suite's order of documents.
  package var citations: [Citation]
  /// If documents differ: the reading that the suite takes, and why; otherwise `nil`.
  package var reading: String?
  /// The place where it is declared.
  package var location: SourceLocation

  /// The two parts of an engine.
  package enum Layer: String, Hashable, Sendable, CaseIterable {
    /// The part that decides what is delivered and triggered.
    case core
    /// The part that owns the stack, the screen and the display choice.
    case presenter
  }

  /// What a rule makes an engine do with a message, and why.
  package enum Reason: Hashable, Sendable {
    /// The message is discarded.
    case discard(DiscardReason)
    /// The message is put back on the stack.
    case reenqueue(ReenqueueReason)
  }

  /// Creates a rule.
  package init(
    id: String, title: String, layer: Layer, profiles: [String], statement: String,
    about: String = "", reason: Reason? = nil, types: [Message.Kind] = [], clauses: [Clause] = [],
    untestable: String? = nil, citations: [Citation] = [], reading: String? = nil,
    location: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.layer = layer
    self.profiles = profiles
    self.statement = statement
    self.about = about
    self.reason = reason
    self.types = types
    self.clauses = clauses
    self.untestable = untestable
    self.citations = citations
    self.reading = reading
    self.location = location
  }

  /// Whether an engine can be tested against it.
  package var isTestable: Bool { untestable == nil }
}
