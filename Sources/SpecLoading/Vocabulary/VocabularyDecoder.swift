import SpecModel
import YAMLTree

/// Reads vocabulary.yaml.
struct VocabularyDecoder {
  let context: FileContext

  /// The name of the vocabulary that this tool has built in.
  static let builtinName = IncludedWords.inAppMessages.rawValue

  /// A vocabulary that could be read.
  struct Decoded: Sendable {
    let vocabulary: SuiteVocabulary
    /// The words, ready to be looked up; `nil` if they are the built-in ones.
    let words: SuiteWords?
  }

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> Decoded? {
    guard let root = context.reader(of: document, as: "vocabulary.yaml") else { return nil }
    var vocabulary = SuiteVocabulary()
    var names = ShapeNames()
    var isBuiltin = false
    let errors = context.errorCount
    // What a word has on the wire depends on which names are those of classes.
    vocabulary.classes =
      root.node[VocabularyFileKey.classes.rawValue].flatMap(root.reader)?.classes(&names) ?? []
    root.fields(of: VocabularyFileKey.record) { key, value in
      switch key {
      case .format, .classes: break
      case .name: isBuiltin = value.isNameOfBuiltin()
      case .includes: vocabulary.includes = value.includedWords()
      case .semantics: vocabulary.semantics = value.word(.semantics, Semantics.self)
      case .states: vocabulary.states = value.states(&names)
      case .shapes: vocabulary.shapes = value.namedShapes(&names)
      case .actions: vocabulary.actions = value.words(WordKey.action, &names)
      case .observations: vocabulary.observations = value.words(WordKey.observation, &names)
      case .queries: vocabulary.queries = value.queries(&names)
      case .messages: vocabulary.messages = value.words(WordKey.ofMessages, &names)
      case .given: vocabulary.given = value.words(WordKey.ofGiven, &names)
      }
    }
    names.check(vocabulary)
    ClassCheck(root: root, vocabulary: vocabulary).run()
    let states = StateCheck(root: root, states: vocabulary.states)
    states.run()
    vocabulary.given = states.completed(vocabulary.given)
    if isBuiltin {
      BuiltinWordsCheck(root: root).run()
      if vocabulary.semantics != nil {
        root.reportAtStart(.conflictingKeys(["name", "semantics"], of: "vocabulary.yaml"))
      }
    } else {
      OwnWordsCheck(root: root, vocabulary: vocabulary).run()
    }
    // What a key of a state takes is known once all states are.
    let phrases = names.phrases.map { phrase in
      phrase.ofWord(vocabulary.given.first { $0.state != nil && $0.name == phrase.word.name })
    }
    PhraseCheck(vocabulary: vocabulary).run(phrases)
    guard errors == context.errorCount else { return nil }
    if isBuiltin { return Decoded(vocabulary: vocabulary, words: nil) }
    let forms = LiteralReader(vocabulary: vocabulary).read(names.literals)
    guard errors == context.errorCount else { return nil }
    return Decoded(vocabulary: vocabulary, words: SuiteWords(forms))
  }
}

extension NodeReader {
  /// Reads the name of a vocabulary, which only the built-in one has.
  fileprivate func isNameOfBuiltin() -> Bool {
    guard let name = string("the name of a vocabulary") else { return false }
    if name == VocabularyDecoder.builtinName { return true }
    report(.unknown(.vocabulary, name, known: [VocabularyDecoder.builtinName]))
    return false
  }

  /// Reads the names of the small vocabularies that are included.
  fileprivate func includedWords() -> [IncludedWords] {
    distinct("a list of vocabularies", atLeast: "at least one vocabulary") {
      $0.word(.vocabulary, IncludedWords.self)
    } ?? []
  }

  /// Reads the states that words change.
  fileprivate func states(_ names: inout ShapeNames) -> [DeclaredState] {
    var states: [DeclaredState] = []
    entries("a mapping of names to states", atLeast: "at least one state") { key, value in
      guard let name = key.identifier(.name, "the name of a state") else { return }
      var values: [String] = []
      var start: NodeReader?
      value.fields(of: StateKey.record) { key, value in
        switch key {
        case .values:
          values =
            value.distinct("a list of values", atLeast: "at least one value") {
              $0.identifier(.name, "a value")
            } ?? []
        case .starts: start = value
        }
      }
      // The state is there, whatever its values are: nothing that names it is wrong.
      let text = start?.string("a value of the state")
      if let start, let text, !values.isEmpty, !values.contains(text) {
        start.report(.unknown(.value(of: name), text, known: values))
      }
      states.append(DeclaredState(name, values: values, start: text ?? values.first ?? ""))
    }
    return states
  }

  /// Reads the queries that steps can make.
  fileprivate func queries(_ names: inout ShapeNames) -> [DeclaredQuery] {
    words(WordKey.query, &names).compactMap { answer in
      guard let asks = node[answer.name]?[WordKey.asks.rawValue].flatMap(reader) else { return nil }
      guard let action = asks.identifier(.name, "the action that asks") else { return nil }
      return DeclaredQuery(asks: action, answer: answer)
    }
  }
}
