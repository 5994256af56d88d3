import SpecModel
import YAMLTree

extension MonitorsDecoder {
  /// Reads a pattern: `displayed`, `{displayed: it}`, `{asked: {message: it, answer: skip}}`.
  func pattern(_ reader: NodeReader) -> WordPattern? {
    guard reader.node.kind == .mapping else { return word(reader)?.pattern }
    guard let (key, value) = reader.soleEntry("an action or an observation"), let word = word(key)
    else { return nil }
    var pattern = word.pattern
    guard let meaning = word.meaning else {
      // Of a built-in word, a monitor can say which message it is about.
      guard value.node.kind == .scalar, value.node.text == MonitorWord.it else {
        value.reportKind("`it`")
        return nil
      }
      pattern.namesIt = true
      return pattern
    }
    if meaning.word.takes == .nothing {
      value.report(.argumentGiven(action: meaning.name))
      return nil
    }
    guard let members = members(of: meaning, at: value) else { return nil }
    pattern.members = members
    return pattern
  }

  /// A word that is known, with what the suite declares about it; `nil` if it is built in.
  private struct Known {
    let pattern: WordPattern
    let meaning: WordMeaning?
  }

  private func word(_ reader: NodeReader) -> Known? {
    let known = words.observationSpellings + words.askingSpellings
    guard reader.node.kind == .scalar, !reader.node.isMissing else {
      reader.reportKind("an action or an observation")
      return nil
    }
    let name = reader.node.text
    if let meaning = words.observations[name] {
      return Known(pattern: WordPattern(name, isAction: false), meaning: meaning)
    }
    if let meaning = words.actions[name] {
      return Known(pattern: WordPattern(name, isAction: true), meaning: meaning)
    }
    guard known.contains(name) else {
      reader.report(.unknown(.word, name, known: known))
      return nil
    }
    return Known(
      pattern: WordPattern(name, isAction: !words.observationSpellings.contains(name)),
      meaning: nil)
  }

  /// Reads what members must be: all that are named, or the one that may stand alone.
  private func members(
    of meaning: WordMeaning, at reader: NodeReader
  ) -> [String: WordPattern.Member]? {
    let short: String?
    if case .members(_, let key) = meaning.word.takes { short = key } else { short = nil }
    if let alone = meaning.soleKey ?? short,
      let declared = meaning.members.first(where: { $0.name == alone }),
      meaning.soleKey != nil || isShort(reader, declared, meaning)
    {
      return member(declared, at: reader, meaning).map { [alone: $0] }
    }
    var members: [String: WordPattern.Member] = [:]
    let errors = context.errorCount
    reader.entries("a mapping of members", atLeast: "at least one member") { key, value in
      let name = key.node.text
      guard let declared = meaning.members.first(where: { $0.name == name }) else {
        key.report(
          .unknownKey(name, of: "`\(meaning.name)`", known: meaning.members.map(\.name)))
        return
      }
      members[name] = member(declared, at: value, meaning)
    }
    return errors == context.errorCount ? members : nil
  }

  /// Tells whether a value is that of the member that may stand alone.
  private func isShort(
    _ reader: NodeReader, _ member: DeclaredMember, _ meaning: WordMeaning
  ) -> Bool {
    guard reader.node.kind == .mapping else { return true }
    // Only if the member itself can be a mapping, the keys decide.
    return words.forms.canBeMapping(member.shape)
      && !reader.node.entries.contains { entry in
        meaning.members.contains { $0.name == entry.key.text }
      }
  }

  private func member(
    _ member: DeclaredMember, at reader: NodeReader, _ meaning: WordMeaning
  ) -> WordPattern.Member? {
    let isIt = reader.node.kind == .scalar && reader.node.text == MonitorWord.it
    switch words.vocabulary.resolved(member.shape) {
    case .plain(.message):
      if isIt { return .it }
      _ = reader.asNoMessage
      return nil
    case .list(let element) where isIt && words.vocabulary.resolved(element) == .plain(.message):
      return .it
    case .map(by: .message, let element):
      if isIt { return .it }
      guard let (key, value) = reader.soleEntry("a mapping of `it`") else { return nil }
      guard key.node.text == MonitorWord.it else {
        _ = key.asNoMessage
        return nil
      }
      return self.value(of: element, owner: member.name, at: value).map { .ofIt($0) }
    default:
      return value(of: member.shape, owner: member.name, at: reader).map { .value($0) }
    }
  }

  /// Reads a value, in which no message can be named.
  func value(of shape: ValueShape, owner: String, at reader: NodeReader) -> WordValue? {
    reader.value(of: shape, owner: owner, words.forms) { reader, _ in reader.asNoMessage }
  }
}

extension NodeReader {
  /// Reports the name of a message, which only a case can have.
  var asNoMessage: String? {
    if node.kind == .scalar, !node.isMissing {
      report(.unknown(.messageOfMonitor, node.text, known: [MonitorWord.it]))
    } else {
      reportKind("`\(MonitorWord.it)`")
    }
    return nil
  }
}

extension SuiteWords {
  /// The actions that cases may contain, and those with which the harness asks.
  var askingSpellings: [String] { actionSpellings + vocabulary.queries.map(\.asks) }
}
