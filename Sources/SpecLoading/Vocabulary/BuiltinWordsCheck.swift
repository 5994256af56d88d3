import SpecModel
import YAMLTree

/// Checks that a vocabulary has the words that this tool knows, and no others.
struct BuiltinWordsCheck {
  /// The contents of vocabulary.yaml.
  let root: NodeReader

  /// Reports words that the tool does not know, and words that are missing.
  func run() {
    check(.actions, Action.Kind.allCases.map(\.rawValue)) {
      .unknown(.action, $0, known: $1)
    }
    check(.observations, Observation.Kind.inManifests.map(\.rawValue)) {
      .unknown(.observation, $0, known: $1)
    }
    check(.messages, Message.Key.allCases.map(\.rawValue)) {
      .unknownKey($0, of: "a message", known: $1)
    }
    check(.given, Given.Key.allCases.map(\.rawValue)) {
      .unknownKey($0, of: "`given`", known: $1)
    }
  }

  private func check(
    _ key: VocabularyFileKey, _ known: [String], unknown: (String, [String]) -> Mistake
  ) {
    guard let section = root.node[key.rawValue] else {
      root.reportAtStart(.missingKey(key.rawValue, of: "vocabulary.yaml"))
      return
    }
    guard section.kind == .mapping else { return }
    let unknownWords = section.entries.filter { !known.contains($0.key.text) }
    for entry in unknownWords {
      root.reader(for: entry.key)?.report(unknown(entry.key.text, known))
    }
    if unknownWords.isEmpty, let missing = known.first(where: { section[$0] == nil }) {
      root.reader(for: section)?.reportAtStart(
        .missingKey(missing, of: "`\(key.rawValue)`"))
    }
  }
}
