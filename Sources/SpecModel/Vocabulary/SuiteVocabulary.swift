/// The words of a suite: what may happen, what may be seen, and what messages and the start of a
/// case have.
///
/// `vocabulary.yaml` declares them, and is the only place where a word is described.
package struct SuiteVocabulary: Hashable, Sendable {
  /// The built-in words that it has besides its own, in small vocabularies that ship.
  package var includes: [IncludedWords] = []
  /// What its words mean besides what the suite's rules say; `nil` if the rules say all.
  package var semantics: Semantics?
  /// What the words change, and `given` sets.
  package var states: [DeclaredState] = []
  /// The classes of messages that shapes can name, in the order of their declaration.
  package var classes: [MessageClass] = [] { didSet { findShapes() } }
  /// The forms of values that have names, in the order of their declaration.
  package var shapes: [NamedShape] = [] { didSet { findShapes() } }
  /// The shapes by their names.
  private var shapesByName: [String: ValueShape] = [:]
  /// By its name, what each shape is in the end that is only the name of another one.
  private var ends: [String: ValueShape] = [:]
  /// By its name, which class each shape is in the end that is one.
  private var classEnds: [String: MessageClass] = [:]
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
  package func shape(_ name: String) -> ValueShape? { shapesByName[name] }

  /// The shape itself, if it is only the name of another one.
  package func resolved(_ shape: ValueShape) -> ValueShape {
    guard case .named(let name) = shape else { return shape }
    return ends[name] ?? shape
  }

  /// The class whose messages a shape takes; `nil` if it takes any message, or something else.
  package func messageClass(of shape: ValueShape) -> MessageClass? {
    if case .named(let name) = shape { classEnds[name] } else { nil }
  }

  /// Finds what names stand for, each once: a long chain of names is no work each time it is used.
  private mutating func findShapes() {
    let named = shapes + classes.map { NamedShape($0.name, .plain(.message)) }
    shapesByName = Dictionary(named.map { ($0.name, $0.shape) }) { first, _ in first }
    ends = [:]
    classEnds = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    for named in named {
      var (chain, shape) = ([named.name], named.shape)
      // In a circle, which the loader reports, there is no end.
      while case .named(let name) = shape, chain.count <= shapesByName.count {
        if let end = ends[name] {
          shape = end
          break
        }
        guard let next = shapesByName[name] else { break }
        chain.append(name)
        shape = next
      }
      let messageClass = chain.last.flatMap { last in
        classEnds[last] ?? self.messageClass(of: shapesByName[last] ?? shape)
      }
      for name in chain {
        ends[name] = shape
        if let messageClass { classEnds[name] = messageClass }
      }
    }
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
