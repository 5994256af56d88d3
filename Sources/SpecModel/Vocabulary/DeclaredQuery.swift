/// Something that a step can ask an engine for by a key of its own: what is in the inbox.
///
/// A step with `inbox: [sale]` also does what asks, last, and expects `{inbox: [sale]}` of it.
package struct DeclaredQuery: Hashable, Sendable {
  /// The action with which the harness asks.
  package var asks: String
  /// The key of a step, and the observation that answers.
  package var answer: DeclaredWord

  /// Creates a query.
  package init(asks: String, answer: DeclaredWord) {
    self.asks = asks
    self.answer = answer
  }

  /// The key of a step.
  package var name: String { answer.name }
}
