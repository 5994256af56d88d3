/// The words of a suite: what may happen, what may be seen, and what messages and the start of a
/// case have.
///
/// `vocabulary.yaml` declares them, and is the only place where a word is described.
package struct SuiteVocabulary: Hashable, Sendable {
  /// The built-in words that it has besides its own, in small vocabularies that ship.
  package var includes: [IncludedWords] = []
  /// What the words change, and `given` sets.
  package var states: [DeclaredState] = []
  /// The forms of values that have names, in the order of their declaration.
  package var shapes: [NamedShape] = []
  /// The actions.
  package var actions: [DeclaredWord] = []
  /// The observations.
  package var observations: [DeclaredWord] = []
  /// What a step can ask for, besides the stack.
  package var queries: [DeclaredQuery] = []
  /// The keys of a message.
  package var messages: [DeclaredWord] = []
  /// The keys of `given`.
  package var given: [DeclaredWord] = []

  /// Creates a vocabulary without words.
  package init() {}

  /// Finds a shape by its name.
  package func shape(_ name: String) -> ValueShape? { shapes.first { $0.name == name }?.shape }

  /// The shape itself, if it is only the name of another one.
  package func resolved(_ shape: ValueShape) -> ValueShape {
    var shape = shape
    // In a circle, which the loader reports, there is no end.
    for _ in shapes {
      guard case .named(let name) = shape, let next = self.shape(name) else { break }
      shape = next
    }
    return shape
  }
}

/// A shape with the name under which words refer to it.
package struct NamedShape: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// What it is the name of.
  package var shape: ValueShape

  /// Creates a named shape.
  package init(_ name: String, _ shape: ValueShape) {
    self.name = name
    self.shape = shape
  }
}
