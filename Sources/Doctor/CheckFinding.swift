package import SpecModel

/// Something that is wrong with an adapter, and what to do about it.
package struct CheckFinding: Hashable, Sendable {
  /// What was observed, as a sentence.
  package var message: String
  /// What to do about it, in a sentence or two.
  package var advice: String
  /// The input that reproduces the finding by hand, or `nil` if none does.
  package var input: HandInput?

  init(_ message: String, advice: String, input: HandInput? = nil) {
    self.message = message
    self.advice = advice
    self.input = input
  }
}

/// An input to give to an engine by hand, on its standard input.
package enum HandInput: Hashable, Sendable {
  /// These requests, one after the other.
  case requests([Script])
  /// Nothing but the end of the input.
  case end
}
