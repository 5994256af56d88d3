import SpecJSON
import SpecModel

/// Says what a spec says in the form of the wire, with nothing but what a vocabulary declares.
struct DeclaredForm {
  let vocabulary: SuiteVocabulary

  /// A value that the vocabulary does not allow, or a form that it does not declare.
  struct Undeclared: Error {
    let what: String
  }

  /// A value as JSON.
  indirect enum JSON {
    case text(String)
    /// A number, a truth value, or an empty list or object.
    case literal(String)
    case number(Double)
    case list([JSON])
    case object([(key: String, value: JSON)])
  }

  typealias Members = [(key: String, value: JSON)]

  // MARK: Words

  /// Returns an action or an observation, which the wire has below `do` or `saw`.
  func word(_ flow: YAMLValue, in words: [DeclaredWord], under tag: String) throws -> JSON {
    let (name, argument) = flow.wordAndArgument
    guard let word = words.first(where: { $0.name == name }) else { throw Undeclared(what: name) }
    return .object([(tag, .text(name))] + (try members(of: word, argument)))
  }

  /// Returns a mapping whose keys are words: a message, or `given`.
  func mapping(_ flow: YAMLValue, of words: [DeclaredWord]) throws -> JSON {
    var given = flow.dictionary
    for word in words {
      if let other = word.shortFor, let value = given[word.name] { given[other] = .list([value]) }
    }
    let keys = try words.filter { $0.shortFor == nil }.map { word in
      guard case .value(let shape, _) = word.takes else { throw Undeclared(what: word.name) }
      return DeclaredMember(word.name, shape, word.presence)
    }
    return .object(
      try keys.flatMap { key -> Members in
        let isWhole = key.presence.usual == "{}" && given[key.name] == nil
        if isWhole { return [(key.name, try value(.map([]), as: key.shape))] }
        return try member(key, given).map { (key.name, $0) }
      })
  }

  /// Returns what a word takes, as members of an object.
  private func members(of word: DeclaredWord, _ argument: YAMLValue?) throws -> Members {
    switch word.takes {
    case .nothing: return []
    case .members(let members, let short):
      if let short, let argument, !argument.isMapping {
        return try entries(members, [short: argument])
      }
      return try entries(members, argument?.dictionary ?? [:])
    case .value(let shape, let wire):
      guard let argument else { throw Undeclared(what: word.name) }
      return try merged(argument, as: shape) ?? [(wire, try value(argument, as: shape))]
    }
  }

  private func entries(
    _ members: [DeclaredMember], _ given: [String: YAMLValue]
  ) throws -> Members {
    try members.flatMap { member -> Members in
      if case .either(let alternatives) = vocabulary.resolved(member.shape),
        alternatives.contains(where: \.isOnTheWire)
      {
        return try alternatives.compactMap { alternative in
          if let value = given[member.name], accepts(value, alternative.shape) {
            return (alternative.name, try self.value(value, as: alternative.shape))
          }
          return alternative.otherwise.map { (alternative.name, literal($0)) }
        }
      }
      return try self.member(member, given).map { (member.name, $0) }
    }
  }

  /// Returns the value of a member, or what the wire has instead; nothing if that is nothing.
  private func member(
    _ member: DeclaredMember, _ given: [String: YAMLValue]
  ) throws -> [JSON] {
    if let value = given[member.name] { return [try self.value(value, as: member.shape)] }
    if let usual = member.presence.usual { return [literal(usual)] }
    if member.presence == .required { throw Undeclared(what: "no \(member.name)") }
    return []
  }

  // MARK: Values

  /// Returns a value as members of the object around it; `nil` if it is a value of its own.
  private func merged(_ value: YAMLValue, as shape: ValueShape) throws -> Members? {
    switch vocabulary.resolved(shape) {
    case .members(let members, _): return try entries(members, value.dictionary)
    case .variants(let variants): return try variant(value, of: variants)
    case .either(let alternatives):
      guard let one = alternatives.first(where: { accepts(value, $0.shape) }) else {
        throw Undeclared(what: "\(value)")
      }
      return one.isOnTheWire
        ? [(one.name, try self.value(value, as: one.shape))] : try merged(value, as: one.shape)
    case .plain, .named, .words, .list, .map: return nil
    }
  }

  private func variant(_ value: YAMLValue, of variants: DeclaredVariants) throws -> Members {
    var rest = value.dictionary
    let besides = try entries(variants.members, rest)
    for member in variants.members { rest[member.name] = nil }
    let name: String
    var argument: YAMLValue?
    if let tag = variants.tag, let word = rest.removeValue(forKey: tag) {
      name = word.text
      argument = .map(rest.map { (.string($0.key), $0.value) })
    } else if value.isMapping {
      guard rest.count == 1, let (word, value) = rest.first else {
        throw Undeclared(what: "\(value)")
      }
      (name, argument) = (word, value)
    } else {
      name = value.text
    }
    guard let word = variants.variants.first(where: { $0.name == name }) else {
      throw Undeclared(what: name)
    }
    if let sends = word.sends {
      return try sends.map { sent in
        guard sent.value == "it" else { return (sent.key, literal(sent.value)) }
        guard let argument, case .value(let shape, _) = word.takes else {
          throw Undeclared(what: name)
        }
        return (sent.key, try self.value(argument, as: shape))
      }
    }
    let members = try members(of: word, argument)
    guard let tag = variants.wireTag else {
      return besides + [(name, members.first?.value ?? .literal("null"))]
    }
    return besides + [(tag, .text(name))] + members
  }

  private func value(_ value: YAMLValue, as shape: ValueShape) throws -> JSON {
    if let members = try merged(value, as: shape) { return .object(members) }
    switch vocabulary.resolved(shape) {
    case .plain(let plain): return try self.plain(value, as: plain)
    case .words(let choices, let isOpen):
      guard isOpen || choices.contains(where: { $0.name == value.text }) else {
        throw Undeclared(what: value.text)
      }
      return .text(value.text)
    case .list(let element):
      guard case .list(let elements) = value else { throw Undeclared(what: "\(value)") }
      return .list(try elements.map { try self.value($0, as: element) })
    case .map(_, let element):
      guard case .map(let entries) = value else { throw Undeclared(what: "\(value)") }
      return .object(
        try entries.map { ($0.key.text, try self.value($0.value, as: element)) })
    case .named, .members, .variants, .either: throw Undeclared(what: "\(shape)")
    }
  }

  private func plain(_ value: YAMLValue, as plain: ValueShape.Plain) throws -> JSON {
    switch plain {
    case .text, .name, .url, .pattern, .message: return .text(value.text)
    case .whole, .flag: return .literal(value.text)
    case .number: return .number(try number(value.text))
    case .span, .moment: return .literal(String(try milliseconds(value.text)))
    case .seconds: return .literal(String(try milliseconds(value.text) / 1000))
    case .date, .value: break
    }
    switch value {
    case .string(let text): return .text(text)
    case .word(let word) where word == "true" || word == "false": return .literal(word)
    case .word(let word): return .number(try number(word))
    case .map(let entries) where entries.count == 1 && entries[0].key.text == "date":
      return .object([("date", .text(entries[0].value.text))])
    case .map, .list: throw Undeclared(what: "\(value)")
    }
  }

  private func number(_ text: String) throws -> Double {
    guard let number = Double(text) else { throw Undeclared(what: text) }
    return number
  }

  private func milliseconds(_ text: String) throws -> Int {
    for (unit, factor) in [("ms", 1), ("s", 1000), ("m", 60_000)] where text.hasSuffix(unit) {
      if let count = Int(text.dropLast(unit.count)) { return count * factor }
    }
    throw Undeclared(what: text)
  }

  /// Tells which of several forms a value has.
  private func accepts(_ value: YAMLValue, _ shape: ValueShape) -> Bool {
    switch (vocabulary.resolved(shape), value) {
    case (.words(let choices, let isOpen), .word), (.words(let choices, let isOpen), .string):
      isOpen || choices.contains { $0.name == value.text }
    case (.map, .map), (.members, .map): true
    case (.variants(let variants), .map(let entries)):
      variants.members.allSatisfy { value.dictionary[$0.name] != nil }
        && entries.contains { entry in
          variants.variants.contains { $0.name == entry.key.text }
        }
    default: false
    }
  }

  /// A value that the vocabulary itself has.
  private func literal(_ text: String) -> JSON {
    ["{}", "[]"].contains(text) || Int(text) != nil ? .literal(text) : .text(text)
  }
}

extension DeclaredForm.JSON {
  /// The value as the wire writes it.
  var text: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .literal(let text): json.raw(Array(text.utf8))
    case .number(let number): json.number(number)
    case .list(let values): json.array(values) { $1.write(to: &$0) }
    case .object(let members):
      json.object { json in
        for (key, value) in members {
          json.key(key)
          value.write(to: &json)
        }
      }
    }
  }
}

extension YAMLValue {
  fileprivate var text: String {
    switch self {
    case .word(let text), .string(let text): text
    case .list, .map: description
    }
  }

  fileprivate var isMapping: Bool { if case .map = self { true } else { false } }

  fileprivate var dictionary: [String: YAMLValue] {
    guard case .map(let entries) = self else { return [:] }
    return Dictionary(entries.map { ($0.key.text, $0.value) }) { first, _ in first }
  }

  /// The word of an action or an observation, and what it takes.
  fileprivate var wordAndArgument: (String, YAMLValue?) {
    guard case .map(let entries) = self, let first = entries.first else { return (text, nil) }
    return (first.key.text, first.value)
  }
}
