public import Conformance
import Wording

extension SelectionError: CustomStringConvertible {
  /// The error as a sentence, with advice in the lines that follow.
  public var description: String { text }
}
