import SpecModel
import YAMLTree

/// The names that shapes have, and the places that refer to them, until all shapes are read.
struct ShapeNames {
  /// The names of the shapes, where they are declared.
  private var declared: [NodeReader] = []
  /// The names of the classes of messages.
  private var classes: Set<String> = []
  /// Each name of a shape, where it is used.
  private var uses: [NodeReader] = []
  /// The phrases, each with the word that it belongs to.
  private(set) var phrases: [WrittenPhrase] = []

  /// The values that the vocabulary itself has, each with its shape.
  private(set) var literals: [WrittenLiteral] = []

  /// Records a value of the vocabulary itself.
  mutating func note(_ literal: WrittenLiteral) { literals.append(literal) }

  /// Records where a shape is declared.
  mutating func declare(_ reader: NodeReader) { declared.append(reader) }

  /// Records where a class of messages is declared.
  mutating func declare(classOf reader: NodeReader) { classes.insert(reader.node.text) }

  /// Tells whether a name is that of messages, or of a class of them.
  func areMessages(_ name: String) -> Bool {
    name == ValueShape.Plain.message.rawValue || classes.contains(name)
  }

  /// Records where a shape is named.
  mutating func use(_ reader: NodeReader) { uses.append(reader) }

  /// Records a phrase.
  mutating func note(_ phrase: WrittenPhrase) { phrases.append(phrase) }

  /// Reports names that no shape has, and shapes of which no value ever ends.
  func check(_ vocabulary: SuiteVocabulary) {
    for shape in declared where classes.contains(shape.node.text) {
      shape.report(.wordTaken(shape.node.text, by: "a class"))
    }
    let known =
      declared.map(\.node.text) + classes.sorted() + ValueShape.Plain.allCases.map(\.rawValue)
    let names = Set(known)
    for use in uses where !names.contains(use.node.text) {
      use.report(.unknown(.shape, use.node.text, known: known))
    }
    let endless = Set(vocabulary.endlessShapes)
    for shape in declared where endless.contains(shape.node.text) {
      shape.report(
        .endlessShape,
        "no value of the shape `\(shape.node.text)` ever ends: each contains another",
        hint: "make one of its members `optional`, or a list")
    }
    let circular = Set(vocabulary.shapesAmongThemselves).subtracting(endless)
    for shape in declared where circular.contains(shape.node.text) {
      shape.report(
        .endlessShape, "the shape `\(shape.node.text)` is among its own alternatives",
        hint: "leave it out of `either`, or put it in a list or in a member")
    }
  }
}
