package import ClauseIDs

/// Something that an engine did, or notably did not do, and what that rests on.
package struct Decision: Hashable, Sendable {
  /// What it rests on.
  package let ground: Ground
  /// The name of the message that it is about; `nil` if it is about none.
  package let message: String?
  /// What else a sentence about it names: the visible message, an asset, an event.
  package let detail: String?

  /// What a decision can rest on.
  package enum Ground: Hashable, Sendable {
    /// A clause of the rules.
    case clause(ClauseID)
    /// An answer to a question that the documents leave open, by their ids.
    case answer(String, question: String)
  }

  /// Creates a decision that rests on a clause.
  package init(_ clause: ClauseID, message: String? = nil, detail: String? = nil) {
    self.init(.clause(clause), message: message, detail: detail)
  }

  /// Creates a decision.
  package init(_ ground: Ground, message: String? = nil, detail: String? = nil) {
    self.ground = ground
    self.message = message
    self.detail = detail
  }

  /// The full id of the clause; `nil` if it rests on an answer.
  package var clause: String? {
    if case .clause(let clause) = ground { clause.id } else { nil }
  }

  /// The id of the rule, such as `reenqueue.other-visible`, or of the question if it rests on an answer.
  package var rule: String {
    switch ground {
    case .clause(let clause): String(clause.id.prefix { $0 != "/" })
    case .answer(_, let question): question
    }
  }
}
