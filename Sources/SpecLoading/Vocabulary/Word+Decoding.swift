import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads words of one kind.
  ///
  /// - Parameters:
  ///   - kind: What the format says of each of them.
  ///   - members: What each of them has besides.
  ///   - names: The names of shapes so far.
  func words(
    _ kind: Record<WordKey>, beside members: [DeclaredMember] = [], _ names: inout ShapeNames
  ) -> [DeclaredWord] {
    let besides = members.map(\.name)
    var words: [DeclaredWord] = []
    entries("a mapping that describes each word", atLeast: "at least one word") { key, value in
      guard let name = key.identifier(.name, "a word") else { return }
      if let word = value.word(name, kind, besides, &names) { words.append(word) }
    }
    return words
  }

  /// Reads what a word is.
  private func word(
    _ name: String, _ kind: Record<WordKey>, _ besides: [String], _ names: inout ShapeNames
  ) -> DeclaredWord? {
    var word = DeclaredWord(name)
    // Only keys of messages and of `given` can be missing.
    let isKey = kind.has(.required)
    word.presence = isKey ? .optional() : .required
    var parts: [WordKey: NodeReader] = [:]
    let errors = context.errorCount
    guard
      fields(of: kind, { key, value in parts[key == .answers ? .takes : key] = value }) != nil
    else { return nil }
    for pair in [[WordKey.required, .defaultValue], [.wire, .short]]
    where pair.allSatisfy({ parts[$0] != nil }) {
      reportAtStart(.conflictingKeys(pair.map(\.rawValue), of: kind.owner))
    }
    word.takes = argument(of: name, parts, isKey: isKey, &names)
    for (key, value) in parts { value.read(key, into: &word) }
    if let usual = parts[.defaultValue], case .value(let shape, _) = word.takes {
      usual.note(as: shape, owner: name, &names)
    }
    word.phrases = phrases(of: word, besides, parts, &names)
    return errors == context.errorCount ? word : nil
  }

  /// Reads what a word takes.
  private func argument(
    of name: String, _ parts: [WordKey: NodeReader], isKey: Bool, _ names: inout ShapeNames
  ) -> DeclaredWord.Argument {
    let short = parts[.short]?.identifier(.name, "a key")
    guard let takes = parts[.takes] else {
      // The values of a state are known once all states are.
      return parts[.state] == nil ? .nothing : .value(.plain(.name), wire: name)
    }
    guard takes.node.kind == .mapping else {
      guard let shape = takes.shape(&names) else { return .nothing }
      let wire = parts[.wire]?.identifier(.name, "a key")
      return .value(shape, wire: wire ?? (isKey ? name : takes.usualKey(names)))
    }
    let keys = takes.node.entries.map(\.key.text)
    if keys.allSatisfy({ ShapeKey(rawValue: $0) != nil }),
      keys.contains(where: { ShapeKey.forms.map(\.rawValue).contains($0) })
    {
      takes.report(
        .wrongKind,
        "\(Mistake.list(keys, "and")) would be \(keys.count == 1 ? "a member" : "members") here, not the description of a shape",
        hint: "declare the shape below `shapes`, and take it by its name")
      return .nothing
    }
    let members = takes.members(&names) ?? []
    if let short, !members.contains(where: { $0.name == short }) {
      parts[.short]?.report(
        .unknown(.value(of: "short"), short, known: members.map(\.name)))
    }
    return .members(members, short: short)
  }

  /// The key of a value on the wire, unless another is declared: the name of its shape.
  private func usualKey(_ names: ShapeNames) -> String {
    guard node.kind == .sequence else {
      guard node.kind == .scalar else { return "values" }
      return names.areMessages(node.text) ? ValueShape.Plain.message.rawValue : node.text
    }
    return node.elements.contains { names.areMessages($0.text) } ? "messages" : "values"
  }

  /// Reads a property of a word.
  private func read(_ key: WordKey, into word: inout DeclaredWord) {
    switch key {
    case .takes, .answers, .short, .wire, .asks, .phrase, .each, .between: break
    case .heardBy: word.isOfCore = self.word(.value(of: key.rawValue), HearerWord.self) == .core
    case .madeBy: word.isOfCore = self.word(.value(of: key.rawValue), MakerWord.self) == .core
    case .seen: word.isInside = self.word(.value(of: key.rawValue), PlaceWord.self) == .inside
    case .written: word.isWritten = boolean() ?? true
    case .assertedAs: word.assertedAs = kinds() ?? [:]
    case .required: if boolean() == true { word.presence = .required }
    case .defaultValue: word.presence = .usually(literal)
    case .noun: word.noun = prose("a noun with its article")
    case .shortFor: word.shortFor = identifier(.name, "a key")
    case .sends: word.sends = sentMembers()
    case .sets: word.sets = stateChanges()
    case .shows: if showsIt() { word.screen = .shows }
    case .hides: if showsIt() { word.screen = .hides }
    case .state: word.state = identifier(.name, "the name of a state")
    case .summary: word.summary = prose("a sentence") ?? ""
    case .example: word.example = nonemptyString("an example of the value")
    }
  }

  /// Reads the states that a word changes; a check of its own looks at their names.
  private func stateChanges() -> [String: String] {
    guard node.kind == .mapping else { return [:] }
    return Dictionary(node.entries.map { ($0.key.text, $0.value.text) }) { first, _ in first }
  }

  /// Reads `it`: the message that the observation names.
  private func showsIt() -> Bool {
    guard string("`it`, the message that the observation names") != nil else { return false }
    if node.equals("it") { return true }
    report(.unknown(.value(of: "shows"), node.text, known: ["it"]))
    return false
  }

  /// Reads the variants that are asserted as kinds of their own.
  private func kinds() -> [String: [String]]? {
    var kinds: [String: [String]] = [:]
    let isMapping = entries("a mapping of kinds to variants", atLeast: "at least one kind") {
      key, value in
      guard let kind = key.identifier(.name, "a word") else { return }
      kinds[kind] = value.list("a list of variants", atLeast: "at least one variant") {
        $0.identifier(.name, "a variant")
      }
    }
    return isMapping ? kinds : nil
  }

  /// Reads what the wire has for a variant.
  private func sentMembers() -> [DeclaredWord.SentMember]? {
    var members: [DeclaredWord.SentMember] = []
    let isMapping = entries("a mapping of keys to values", atLeast: "at least one key") {
      key, value in
      guard let name = key.identifier(.name, "a key") else { return }
      guard value.node.kind == .scalar, !value.node.isMissing else {
        value.reportKind("a word, a number, or `it`")
        return
      }
      members.append(DeclaredWord.SentMember(name, value.node.text))
    }
    return isMapping ? members : nil
  }

  /// Reads the phrases of a word.
  private func phrases(
    of word: DeclaredWord, _ besides: [String], _ parts: [WordKey: NodeReader],
    _ names: inout ShapeNames
  ) -> WordPhrases {
    var phrases = WordPhrases()
    phrases.templates = parts[.phrase]?.templates(of: word, besides, isEntry: false, &names) ?? []
    phrases.entries = parts[.each]?.templates(of: word, besides, isEntry: true, &names) ?? []
    if let between = parts[.between]?.string("what stands between two values") {
      phrases.separator = between
    }
    return phrases
  }

  /// Reads templates: one for everything, or one for each choice.
  private func templates(
    of word: DeclaredWord, _ besides: [String], isEntry: Bool, _ names: inout ShapeNames
  ) -> [WordPhrases.Template] {
    func template(_ choice: NodeReader?, _ reader: NodeReader) -> WordPhrases.Template? {
      guard let text = reader.prose("a phrase") else { return nil }
      names.note(
        WrittenPhrase(
          word: word, besides: besides, choice: choice, isEntry: isEntry, text: text,
          reader: reader))
      return WordPhrases.Template(choice?.node.text, text)
    }
    guard node.kind == .mapping else { return template(nil, self).map { [$0] } ?? [] }
    var templates: [WordPhrases.Template] = []
    entries("a phrase, or one for each choice", atLeast: "at least one phrase") { key, value in
      if let template = template(key, value) { templates.append(template) }
    }
    return templates
  }
}
