import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a mapping whose keys the suite declares; missing keys get their defaults.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - owner: What the mapping describes, such as `a message`.
  ///   - words: The words of the suite.
  func ownKeys(_ keys: [DeclaredWord], of owner: String, _ words: SuiteWords) -> OwnKeys? {
    guard node.kind == .mapping else {
      reportKind("a mapping that describes \(owner)")
      return nil
    }
    let errors = context.errorCount
    let values = read(keys, of: owner, words) { reader, _ in
      reader.nonemptyString("the name of a message", within: .name)
    }
    guard errors == context.errorCount else { return nil }
    return OwnKeys(words.completed(values, keys), of: words)
  }

  /// Reads a `given` mapping of a suite with words of its own, and overrides the given state with it.
  func ownGiven(_ words: SuiteWords, into given: inout Given, in scene: inout Scene) {
    guard node.kind == .mapping else {
      reportKind("a mapping that describes `given`")
      return
    }
    let values = read(words.vocabulary.given, of: "`given`", words) {
      $0.message(in: &scene, of: $1)?.name
    } builtin: { name, value in
      guard let key = Given.Key.words[name], words.included.givenKeys.contains(key) else {
        return false
      }
      scene.lacks.check(key, at: value)
      if let value = value.value(of: key, in: &scene) { given.set(key, to: value) }
      return true
    }
    given.own = OwnKeys(given.own.values.merging(values) { $1 }, of: words)
  }

  /// Reads the values of keys.
  ///
  /// - Parameters:
  ///   - message: Reads the name of a message.
  ///   - builtin: Reads a key that is built in, and tells whether it is one.
  private func read(
    _ keys: [DeclaredWord], of owner: String, _ words: SuiteWords,
    message: MessageReading,
    builtin: (String, NodeReader) -> Bool = { _, _ in false }
  ) -> [String: WordValue] {
    var values: [String: WordValue] = [:]
    let included = owner == "`given`" ? words.included.givenKeys.map(\.rawValue) : []
    // A key may also stand in another form.
    let required = keys.filter { key in
      key.presence == .required
        && !keys.contains { $0.shortFor == key.name && node[$0.name] != nil }
    }
    declaredFields(
      of: owner, known: keys.map(\.name) + included, required: required.map(\.name)
    ) { name, value in
      guard let word = keys.first(where: { $0.name == name }) else { return builtin(name, value) }
      guard case .value(let shape, _) = word.takes else { return true }
      let read = value.value(of: shape, owner: name, words.forms, message: message)
      guard let other = word.shortFor else {
        values[name] = read
        return true
      }
      if node[other] != nil { value.report(.conflictingKeys([name, other], of: owner)) }
      values[other] = read.map { .list([$0]) }
      return true
    }
    return values
  }
}

extension SuiteWords {
  /// Returns values with the defaults of those keys that are missing.
  func completed(_ values: [String: WordValue], _ keys: [DeclaredWord]) -> [String: WordValue] {
    guard case .members(let members, _) = shape(of: keys) else { return values }
    return forms.completed(values, members)
  }
}
