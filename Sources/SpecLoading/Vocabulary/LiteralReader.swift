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

  /// Reads values into the form of the wire, and reports those that do not have their shape.
  func read(_ written: [WrittenLiteral]) -> ValueForms {
    var literals: [ValueForms.Literal: WordValue] = [:]
    for one in written {
      let forms = ValueForms(vocabulary, literals: literals)
      literals[one.literal] = one.reader.value(
        of: one.literal.shape, owner: one.owner, forms
      ) {
        $0.nonemptyString("the name of a message", within: .name)
      }
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
