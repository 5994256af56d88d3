/// One statement of a rule; faults break a clause, and cases hold it.
package struct Clause: Hashable, Sendable {
  /// The full id: the rule's and its own, such as `discard.timeout/past-it`.
  package var id: String
  /// The statement, in a sentence.
  package var text: String
  /// The statement as the reason for what an engine did; `nil` if no reason names the clause.
  package var because: Because?
  /// How each document relates to it, in the suite's order of documents.
  package var citations: [Citation]
  /// The place where it is declared.
  package var location: SourceLocation

  /// Creates a clause.
  package init(
    id: String, text: String, because: Because? = nil, citations: [Citation] = [],
    location: SourceLocation
  ) {
    self.id = id
    self.text = text
    self.because = because
    self.citations = citations
    self.location = location
  }

  /// The name of the clause within its rule: `past-it`.
  package var name: String { Clause.name(in: id) ?? id }

  /// The id of its rule: `discard.timeout`.
  package var rule: String { Clause.rule(of: id) }

  /// Whether a document states the clause or implies it.
  package var isGrounded: Bool {
    citations.contains { $0.stance == .stated || $0.stance == .implied }
  }

  /// Returns the full id of a clause.
  package static func id(of name: String, in rule: String) -> String { "\(rule)/\(name)" }

  /// Returns the id of the rule in a clause's full id; the id of a rule is returned unchanged.
  package static func rule(of id: String) -> String {
    guard let slash = id.utf8.firstIndex(of: UInt8(ascii: "/")) else { return id }
    return String(id[..<slash])
  }

  /// Returns the name of a clause within its rule; `nil` for the id of a rule.
  package static func name(in id: String) -> String? {
    guard let slash = id.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(id[id.index(after: slash)...])
  }
}
