import SpecModel
import YAMLTree

/// Checks that a suite's own words can be told from the built-in words beside them, and from the
/// keys of the format.
struct OwnWordsCheck {
  /// The contents of vocabulary.yaml.
  let root: NodeReader
  let vocabulary: SuiteVocabulary

  /// Reports words whose names are taken.
  func run() {
    let included = vocabulary.includes
    check(
      .actions, StepKey.spellings, Set(included.flatMap(\.actions).map(\.rawValue)))
    check(
      .observations, Expectation.Form.allCases.map(\.rawValue),
      Set(included.flatMap(\.observations).map(\.rawValue)))
    check(
      .queries, StepKey.spellings.filter { $0 != StepKey.stack.rawValue },
      Set(vocabulary.actions.map(\.name) + vocabulary.observations.map(\.name)))
    check(.messages, [], Set(included.flatMap(\.messageKeys).map(\.rawValue)))
    check(.given, [], Set(included.flatMap(\.givenKeys).map(\.rawValue)))
  }

  private func check(_ key: VocabularyFileKey, _ reserved: [String], _ taken: Set<String>) {
    guard let section = root.node[key.rawValue], section.kind == .mapping else { return }
    for entry in section.entries {
      let name = entry.key.text
      guard let reader = root.reader(for: entry.key) else { continue }
      if reserved.contains(name) {
        reader.report(.reservedWord(name))
      } else if taken.contains(name) {
        reader.report(.duplicateID(name, of: "word"))
      }
    }
  }
}
