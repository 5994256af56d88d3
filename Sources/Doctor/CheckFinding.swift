package import SpecModel

/// Something that is wrong with an adapter, and what to do about it.
package struct CheckFinding: Hashable, Sendable {
  /// What was seen, as a sentence.
  package var message: String
  /// What to do, as a sentence or two.
  package var advice: String
  /// What shows it to somebody who gives it to the engine by hand; absent where no input does.
  package var input: HandInput?

  init(_ message: String, advice: String, input: HandInput? = nil) {
    self.message = message
    self.advice = advice
    self.input = input
  }
}

/// Something to be given to an engine by hand, on its standard input.
package enum HandInput: Hashable, Sendable {
  /// These requests, one after the other.
  case requests([Script])
  /// Nothing but the end of the input.
  case end
}
