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
    func owners<Kind: RawRepresentable<String>>(_ kinds: (IncludedWords) -> [Kind]) -> [String:
      String]
    {
      included.reduce(into: [:]) { owners, words in
        for kind in kinds(words) { owners[kind.rawValue] = "a word of `\(words.rawValue)`" }
      }
    }
    let others = named(vocabulary.actions, "an action").merging(
      named(vocabulary.observations, "an observation")
    ) { first, _ in first }
    check(.actions, StepKey.spellings, owners(\.actions))
    check(.observations, Expectation.Form.allCases.map(\.rawValue), owners(\.observations))
    check(.queries, StepKey.spellings.filter { $0 != StepKey.stack.rawValue }, others)
    check(.messages, [], owners(\.messageKeys))
    check(.given, [], owners(\.givenKeys))
    check(
      .states, [],
      included.reduce(into: [:]) { owners, words in
        for state in words.states { owners[state.name] = "a state of `\(words.rawValue)`" }
      })
    checkQuestions(named(vocabulary.actions, "an action").merging(owners(\.actions)) { $1 })
    checkShortForms()
    checkSemantics()
  }

  private func named(_ words: [DeclaredWord], _ owner: String) -> [String: String] {
    Dictionary(words.map { ($0.name, owner) }) { first, _ in first }
  }

  private func check(_ key: VocabularyFileKey, _ reserved: [String], _ taken: [String: String]) {
    guard let section = root.node[key.rawValue], section.kind == .mapping else { return }
    for entry in section.entries {
      let name = entry.key.text
      guard let reader = root.reader(for: entry.key) else { continue }
      if reserved.contains(name) {
        reader.report(
          .duplicateID, "`\(name)` is a key of the format", hint: "give the word another name")
      } else if let owner = taken[name] {
        reader.report(.wordTaken(name, by: owner))
      }
    }
  }

  /// Reports actions with which the harness asks, if they are something else as well.
  private func checkQuestions(_ taken: [String: String]) {
    var taken = taken
    for query in vocabulary.queries {
      let node = root.node[VocabularyFileKey.queries.rawValue]?[query.name]?["asks"]
      if let owner = taken[query.asks], let reader = node.flatMap(root.reader) {
        reader.report(.wordTaken(query.asks, by: owner))
      }
      taken[query.asks] = "what asks for `\(query.name)`"
    }
  }

  /// Reports a meaning of words that are not all there.
  private func checkSemantics() {
    guard let semantics = vocabulary.semantics, !vocabulary.includes.contains(semantics.vocabulary),
      let reader = root.node[VocabularyFileKey.semantics.rawValue].flatMap(root.reader)
    else { return }
    reader.report(
      .conflictingKeys,
      "the meaning `\(semantics.vocabulary.rawValue)` is that of words which the suite does not have",
      hint:
        "add `\(semantics.vocabulary.rawValue)` to `includes`, or leave `semantics` out: the suite's rules then say all"
    )
  }

  /// Reports keys that are short for a key that is not there.
  private func checkShortForms() {
    for (section, keys) in [
      (VocabularyFileKey.messages, vocabulary.messages), (.given, vocabulary.given),
    ] {
      let names = keys.filter { $0.shortFor == nil }.map(\.name)
      for key in keys {
        guard let other = key.shortFor, !names.contains(other),
          let reader = root.node[section.rawValue]?[key.name]?["short_for"].flatMap(root.reader)
        else { continue }
        reader.report(.unknown(.value(of: "short_for"), other, known: names))
      }
    }
  }
}
