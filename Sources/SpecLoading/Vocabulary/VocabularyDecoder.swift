import SpecModel
import YAMLTree

/// Reads vocabulary.yaml.
struct VocabularyDecoder {
  let context: FileContext
  /// Whether the words must be those that this tool has.
  let isBuiltin: Bool

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> SuiteVocabulary? {
    guard let root = context.reader(of: document), root.checkFormat("vocabulary.yaml") else {
      return nil
    }
    var vocabulary = SuiteVocabulary()
    var names = ShapeNames()
    let errors = context.errorCount
    root.fields(of: "vocabulary.yaml", VocabularyFileKey.self) { key, value in
      switch key {
      case .format: break
      case .shapes: vocabulary.shapes = value.namedShapes(&names)
      case .actions: vocabulary.actions = value.words("an action", ActionKey.self, &names)
      case .observations:
        vocabulary.observations = value.words("an observation", SightKey.self, &names)
      case .messages:
        vocabulary.messages = value.words("a message's key", KeyKey.self, &names)
      case .given: vocabulary.given = value.words("a key below `given`", KeyKey.self, &names)
      }
    }
    names.check(vocabulary)
    if isBuiltin { BuiltinWordsCheck(root: root).run() }
    PhraseCheck(vocabulary: vocabulary).run(names.phrases)
    return errors == context.errorCount ? vocabulary : nil
  }
}
