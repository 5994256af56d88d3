import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads classes of messages, whose names are those of shapes.
  func classes(_ names: inout ShapeNames) -> [MessageClass] {
    var classes: [MessageClass] = []
    entries("a mapping of names to classes", atLeast: "at least one class") { key, value in
      guard let name = key.identifier(.name, "the name of a class") else { return }
      if ValueShape.Plain(rawValue: name) != nil {
        key.report(.shapeExists(name))
        return
      }
      names.declare(classOf: key)
      if let one = value.messageClass(name) { classes.append(one) }
    }
    return classes
  }

  private func messageClass(_ name: String) -> MessageClass? {
    var one = MessageClass(name)
    let errors = context.errorCount
    let fields = fields(of: ClassKey.record) { key, value in
      switch key {
      case .with: one.with = value.keyNames() ?? []
      case .without: one.without = value.keyNames() ?? []
      case .summary: one.summary = value.prose("a sentence") ?? ""
      }
    }
    guard let fields, errors == context.errorCount else { return nil }
    if !fields.contains(.with), !fields.contains(.without), !fields.hasUnknown {
      reportAtStart(.missingEither([ClassKey.with, .without].map(\.rawValue), of: "a class"))
      return nil
    }
    return one
  }

  /// Reads one key of a message, or several.
  func keyNames() -> [String]? {
    guard node.kind == .sequence else {
      return identifier(.name, "a key of a message").map { [$0] }
    }
    return distinct("a list of keys", atLeast: "at least one key") {
      $0.identifier(.name, "a key of a message")
    }
  }
}

/// Checks that the keys of classes tell messages apart.
struct ClassCheck {
  /// The contents of vocabulary.yaml.
  let root: NodeReader
  let vocabulary: SuiteVocabulary

  /// Reports keys that no message has, that all messages have, and that a class has and lacks.
  func run() {
    guard let classes = root.node[VocabularyFileKey.classes.rawValue], classes.kind == .mapping
    else { return }
    for entry in classes.entries where entry.value.kind == .mapping {
      let with = keys(of: entry.value, .with)
      let without = keys(of: entry.value, .without)
      for key in with + without { check(key) }
      for key in without where with.contains(where: { $0.node.text == key.node.text }) {
        key.report(.duplicateEntry(key.node.text))
      }
    }
  }

  private func keys(of node: YAMLNode, _ key: ClassKey) -> [NodeReader] {
    guard let value = node[key.rawValue] else { return [] }
    let nodes = value.kind == .sequence ? Array(value.elements) : [value]
    return nodes.filter { $0.kind == .scalar }.compactMap { root.reader(for: $0) }
  }

  private func check(_ key: NodeReader) {
    let name = key.node.text
    // A key with a mistake of its own is known all the same.
    let declared = root.node[VocabularyFileKey.messages.rawValue].map { section in
      section.kind == .mapping ? section.entries.map(\.key.text) : []
    }
    guard declared?.contains(name) == true else {
      key.report(.unknownKey(name, of: "a message", known: declared ?? []))
      return
    }
    if let word = vocabulary.messages.first(where: { $0.name == name }) { key.checkPresence(word) }
  }
}

extension NodeReader {
  /// Reports a key of a message that does not tell which messages are meant.
  func checkPresence(_ word: DeclaredWord) {
    if let other = word.shortFor {
      report(
        .pointlessClass, "`\(word.name)` is only another form of `\(other)`",
        hint: "name `\(other)`")
    } else if !word.presence.isOptional {
      report(
        .pointlessClass,
        "every message has `\(word.name)`, because it is required or has a default",
        hint: "name a key that some messages lack")
    }
  }
}
