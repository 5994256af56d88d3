import SpecModel
import YAMLTree

/// Checks what words say about the states that a vocabulary declares.
struct StateCheck {
  /// The contents of vocabulary.yaml.
  let root: NodeReader
  let states: [DeclaredState]

  /// Reports states that do not exist, and values that a state does not have.
  func run() {
    for section in [VocabularyFileKey.actions, .observations, .given] {
      guard let words = root.node[section.rawValue], words.kind == .mapping else { continue }
      for word in words.entries where word.value.kind == .mapping {
        if let sets = word.value["sets"].flatMap(root.reader) { check(sets) }
        if let state = word.value["state"].flatMap(root.reader), find(state) == nil { continue }
      }
    }
  }

  private func check(_ sets: NodeReader) {
    sets.entries("a mapping of states to values", atLeast: "at least one state") { key, value in
      guard let state = find(key) else { return }
      let text = value.node.text
      // Values that could not be read have been reported.
      if value.node.kind != .scalar || !state.values.isEmpty && !state.values.contains(text) {
        value.report(.unknown(.value(of: state.name), text, known: state.values))
      }
    }
  }

  private func find(_ reader: NodeReader) -> DeclaredState? {
    let name = reader.node.text
    if let state = states.first(where: { $0.name == name }) { return state }
    reader.report(.unknown(.state, name, known: states.map(\.name)))
    return nil
  }

  /// The keys of `given`, where those of states take the values of their states.
  func completed(_ keys: [DeclaredWord]) -> [DeclaredWord] {
    keys.map { key in
      guard let state = states.first(where: { $0.name == key.state }) else { return key }
      var key = key
      key.takes = .value(
        .words(state.values.map { DeclaredChoice($0, "") }, isOpen: false), wire: key.name)
      key.presence = .usually(state.start)
      return key
    }
  }
}
