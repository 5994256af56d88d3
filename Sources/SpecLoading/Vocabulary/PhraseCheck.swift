import SpecModel
import YAMLTree

/// A phrase, as it stands in a file.
struct WrittenPhrase {
  /// The word that it belongs to.
  private(set) var word: DeclaredWord
  /// The values that it has besides its own.
  let besides: [String]
  /// The choice of the argument that it is for; `nil` for any.
  let choice: NodeReader?
  /// Whether it is the phrase of an entry of a mapping.
  let isEntry: Bool
  /// The phrase.
  let text: String
  /// Its node.
  let reader: NodeReader

  /// The phrase with what is known of its word by now.
  func ofWord(_ word: DeclaredWord?) -> WrittenPhrase {
    var phrase = self
    phrase.word = word ?? self.word
    return phrase
  }
}

/// Checks that phrases are well formed, and have places only for values that are there.
struct PhraseCheck {
  let vocabulary: SuiteVocabulary

  /// Reports the mistakes in phrases.
  func run(_ phrases: [WrittenPhrase]) {
    for phrase in phrases { check(phrase) }
  }

  private func check(_ phrase: WrittenPhrase) {
    let template: PhraseTemplate
    do throws(PhraseTemplate.Mistake) {
      template = try PhraseTemplate(phrase.text)
    } catch {
      phrase.reader.report(.malformedPhrase(error))
      return
    }
    // The name of a shape that is unknown has been reported.
    if !phrase.isEntry, vocabulary.hasUnknownShape(phrase.word) { return }
    let known =
      phrase.isEntry
      ? ["key", "value"] : phrase.besides + vocabulary.values(of: phrase.word)
    for name in template.names where !known.contains(name) {
      phrase.reader.report(.unknown(.valueOfWord(phrase.word.name), name, known: known))
      return
    }
    guard let choice = phrase.choice else { return }
    let choices = vocabulary.choices(of: phrase.word, inEntries: phrase.isEntry)
    if choices?.contains(choice.node.text) == false, let choices {
      choice.report(.unknown(.choiceOfWord(phrase.word.name), choice.node.text, known: choices))
    }
  }
}

extension SuiteVocabulary {
  /// The names of the values for which phrases of a word have places.
  func values(of word: DeclaredWord) -> [String] {
    switch word.takes {
    case .nothing: []
    case .members(let members, _): members.map(\.name)
    case .value(let shape, let wire):
      switch resolved(shape) {
      case .members(let members, _): members.map(\.name)
      case .variants(let variants):
        (variants.members.map(\.name) + variants.variants.flatMap { values(of: $0) }).uniqued()
      case .either(let alternatives): alternatives.map(\.name)
      case .plain, .named, .words, .list, .map: [wire]
      }
    }
  }

  /// Whether the shape that a word takes could not be read.
  fileprivate func hasUnknownShape(_ word: DeclaredWord) -> Bool {
    guard case .value(let shape, _) = word.takes, case .named = resolved(shape) else {
      return false
    }
    return true
  }

  /// The choices that the argument of a word makes: words, variants or forms; `nil` if they are
  /// unknown.
  fileprivate func choices(of word: DeclaredWord, inEntries: Bool) -> [String]? {
    guard case .value(let shape, _) = word.takes else { return [] }
    let shapes = inEntries ? entryShapes(of: shape) : [shape]
    return shapes.reduce([]) { choices, shape in
      choices.flatMap { choices in self.choices(of: shape).map { choices + $0 } }
    }
  }

  private func choices(of shape: ValueShape) -> [String]? {
    switch resolved(shape) {
    case .words(let choices, _): choices.map(\.name)
    case .variants(let variants): variants.variants.map(\.name)
    case .either(let alternatives): alternatives.map(\.name)
    case .plain(.flag): ["true", "false"]
    case .named: nil
    case .plain, .list, .map, .members: []
    }
  }

  /// The shapes of the values in mappings of this shape.
  private func entryShapes(of shape: ValueShape) -> [ValueShape] {
    switch resolved(shape) {
    case .map(_, let shape): [shape]
    case .either(let alternatives): alternatives.flatMap { entryShapes(of: $0.shape) }
    case .plain, .named, .words, .list, .members, .variants: []
    }
  }
}
