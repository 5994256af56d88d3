/// One documented rule of message delivery.
package struct Rule: Hashable, Sendable {
  /// The stable id, such as `stack.last-in-first-out`.
  package var id: String
  /// A few words for headings.
  package var title: String
  /// Which part of an engine it binds.
  package var layer: Layer
  /// The ids of the profiles that have it.
  package var profiles: [String]
  /// The rule, in a sentence or two.
  package var statement: String
  /// Markdown: why it matters and how it is misread.
  package var about: String
  /// The statements that it is made of, in reading order.
  package var clauses: [Clause]
  /// Why nothing can test it; absent for a testable rule.
  package var untestable: String?
  /// What each document says of it, in the suite's order of documents.
  package var citations: [Citation]
  /// Where documents differ: which reading was taken, and why.
  package var reading: String?
  /// Where it is declared.
  package var location: SourceLocation

  /// The two parts of an engine.
  package enum Layer: String, Hashable, Sendable, CaseIterable {
    /// Decides what is delivered and triggered.
    case core
    /// Owns the stack, the screen and the display choice.
    case presenter
  }

  /// Creates a rule.
  package init(
    id: String, title: String, layer: Layer, profiles: [String], statement: String,
    about: String = "", clauses: [Clause] = [], untestable: String? = nil,
    citations: [Citation] = [], reading: String? = nil, location: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.layer = layer
    self.profiles = profiles
    self.statement = statement
    self.about = about
    self.clauses = clauses
    self.untestable = untestable
    self.citations = citations
    self.reading = reading
    self.location = location
  }

  /// Whether an engine can be tested against it.
  package var isTestable: Bool { untestable == nil }
}

/// What one document says of a rule, a clause or a question.
package struct Citation: Hashable, Sendable {
  /// The id of the document.
  package var document: String
  /// How the document relates to the rule.
  package var stance: Stance
  /// The heading of the section, in the document's language.
  package var section: String?
  /// What it says, paraphrased.
  package var text: String?

  /// How a document relates to a rule.
  package enum Stance: String, Hashable, Sendable, CaseIterable {
    /// It says so.
    case stated
    /// It follows from what it says.
    case implied
    /// It says nothing of it.
    case silent
    /// It says something else.
    case differs
    /// It describes a profile that does not have the rule.
    case outside
  }

  /// Creates a citation.
  package init(document: String, stance: Stance, section: String? = nil, text: String? = nil) {
    self.document = document
    self.stance = stance
    self.section = section
    self.text = text
  }
}
