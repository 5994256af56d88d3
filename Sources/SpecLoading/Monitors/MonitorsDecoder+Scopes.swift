import SpecModel
import YAMLTree

extension MonitorsDecoder {
  /// Reads where a monitor demands something.
  func scope(_ values: [MonitorKey: NodeReader]) -> DeclaredMonitor.Scope {
    var scope = DeclaredMonitor.Scope()
    scope.conditions = values[.while].map(conditions) ?? []
    scope.once = values[.once].flatMap(pattern)
    scope.before = values[.before].map(patterns) ?? []
    scope.wait = wait(values)
    scope.after = values[.after].flatMap(pattern)
    scope.until = values[.until].map(patterns) ?? []
    if let during = values[.during], let pattern = pattern(during) {
      scope.during = pattern
      if !pattern.isAction {
        during.report(.unknown(.action, pattern.word, known: words.askingSpellings))
      }
    }
    if let messages = values[.where] {
      scope.messages = self.values(messages, of: "a message", words.vocabulary.messages)
    }
    if let given = values[.given] {
      scope.given = self.values(given, of: "`given`", words.vocabulary.given)
    }
    scope.with = values[.with].map { keys($0) } ?? []
    scope.without = values[.without].map { keys($0, apartFrom: scope.with) } ?? []
    return scope
  }

  /// Reads one pattern, or several.
  private func patterns(_ reader: NodeReader) -> [WordPattern] {
    reader.node.kind == .sequence
      ? reader.list("a list of words", atLeast: "a word", pattern) ?? []
      : [pattern(reader)].compactMap(\.self)
  }

  /// Reads keys that some messages have, and others lack.
  private func keys(_ reader: NodeReader, apartFrom others: [String] = []) -> [String] {
    let keys = reader.keyNames() ?? []
    let known = words.vocabulary.messages
    let nodes = reader.node.kind == .sequence ? Array(reader.node.elements) : [reader.node]
    for key in nodes.filter({ $0.kind == .scalar }).compactMap({ reader.reader(for: $0) }) {
      let name = key.node.text
      if others.contains(name) { key.report(.duplicateEntry(name)) }
      if let word = known.first(where: { $0.name == name }) {
        key.checkPresence(word)
      } else {
        key.report(.unknownKey(name, of: "a message", known: known.map(\.name)))
      }
    }
    return keys
  }

  /// Reads `visible`, or the values that states must have.
  private func conditions(_ reader: NodeReader) -> [DeclaredMonitor.Condition] {
    guard reader.node.kind == .mapping else {
      return reader.isWord(MonitorWord.visible, of: "while") ? [.visible(.something)] : []
    }
    var conditions: [DeclaredMonitor.Condition] = []
    let states = words.vocabulary.states + words.vocabulary.includes.flatMap(\.states)
    reader.entries("a mapping of states to values", atLeast: "at least one state") { key, value in
      let name = key.node.text
      guard let state = states.first(where: { $0.name == name }) else {
        if name == MonitorWord.visible {
          value.word(.value(of: name), DeclaredMonitor.OnScreen.self).map {
            conditions.append(.visible($0))
          }
        } else {
          key.report(.unknown(.state, name, known: states.map(\.name) + [MonitorWord.visible]))
        }
        return
      }
      guard value.node.kind == .scalar, state.values.contains(value.node.text) else {
        value.report(.unknown(.value(of: name), value.node.text, known: state.values))
        return
      }
      conditions.append(.state(name, is: value.node.text))
    }
    return conditions
  }

  /// Reads the values that keys of the message must have, or those of `given`.
  private func values(
    _ reader: NodeReader, of owner: String, _ keys: [DeclaredWord]
  ) -> [String: WordValue] {
    var values: [String: WordValue] = [:]
    reader.entries("a mapping of keys", atLeast: "at least one key") { key, value in
      let name = key.node.text
      guard let word = keys.first(where: { $0.name == name }),
        case .value(let shape, _) = word.takes
      else {
        key.report(.unknownKey(name, of: owner, known: keys.map(\.name)))
        return
      }
      values[name] = self.value(of: shape, owner: name, at: value)
    }
    return values
  }
}
