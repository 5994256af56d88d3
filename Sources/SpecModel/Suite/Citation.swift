/// What one document says about a rule, a clause or a question.
package struct Citation: Hashable, Sendable {
  /// The id of the document.
  package var document: String
  /// How the document relates to the rule.
  package var stance: Stance
  /// The heading of the section, in the document's language.
  package var section: String?
  /// What the document says, paraphrased.
  package var text: String?

  /// How a document relates to a rule.
  package enum Stance: String, Hashable, Sendable, CaseIterable {
    /// It states the rule.
    case stated
    /// The rule follows from what it says.
    case implied
    /// It says nothing about the rule.
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
