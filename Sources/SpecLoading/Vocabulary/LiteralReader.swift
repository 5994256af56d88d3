import SpecModel
import YAMLTree

/// A value that the vocabulary itself has, where it is written.
struct WrittenLiteral {
  let literal: ValueForms.Literal
  let owner: String
  let reader: NodeReader
}

/// Reads the values that a vocabulary itself has, once all shapes are known.
struct LiteralReader {
  let vocabulary: SuiteVocabulary

  /// How deep defaults can be within each other.
  private static let mostRounds = 8

  /// Reads values into the form of the wire, and reports those that do not have their shape.
  func read(_ written: [WrittenLiteral]) -> ValueForms {
    var literals: [ValueForms.Literal: WordValue] = [:]
    // A default can have members with defaults, which may stand further below.
    for _ in 0..<Self.mostRounds {
      let before = literals
      let forms = ValueForms(vocabulary, literals: before)
      for one in written {
        literals[one.literal] = one.reader.value(
          of: one.literal.shape, owner: one.owner, forms
        ) { reader, _ in
          reader.nonemptyString("the name of a message", within: .name)
        }
      }
      if literals == before { break }
    }
    // The start of a state needs no reading.
    for key in vocabulary.given {
      if key.state != nil, case .value(let shape, _) = key.takes, let start = key.presence.usual {
        literals[ValueForms.Literal(start, as: shape)] = .text(start)
      }
    }
    return ValueForms(vocabulary, literals: literals)
  }
}
