/// The forms that the values of a vocabulary have in specs and on the wire.
package struct ValueForms: Sendable {
  /// The words and shapes.
  package let vocabulary: SuiteVocabulary
  /// The values that the vocabulary itself has, such as defaults, as the loader has read them.
  private let literals: [Literal: WordValue]

  /// A value in the vocabulary itself.
  package struct Literal: Hashable, Sendable {
    /// The value as YAML in flow style.
    package var text: String
    /// Its shape.
    package var shape: ValueShape

    /// Creates a literal.
    package init(_ text: String, as shape: ValueShape) {
      self.text = text
      self.shape = shape
    }
  }

  /// Creates the forms of a vocabulary.
  package init(_ vocabulary: SuiteVocabulary, literals: [Literal: WordValue]) {
    self.vocabulary = vocabulary
    self.literals = literals
  }

  /// The values that the vocabulary itself has, in an order that depends on nothing else.
  package var sortedLiterals: [(key: Literal, value: WordValue)] {
    literals.map { (order: "\($0.key.text) \($0.key.shape)", literal: $0) }
      .sorted { $0.order < $1.order }.map { ($0.literal.key, $0.literal.value) }
  }

  /// Returns a value that the vocabulary itself has.
  package func value(of text: String, as shape: ValueShape) -> WordValue? {
    literals[Literal(text, as: shape)]
  }

  /// Tells whether a value of a shape is a mapping on the wire whose keys are declared, so that a
  /// word can have its members.
  package func isMapping(_ shape: ValueShape) -> Bool {
    switch vocabulary.resolved(shape) {
    case .members: true
    // A word without an argument is a text, unless its key is declared.
    case .variants(let variants):
      variants.tagOnWire != nil || variants.variants.allSatisfy { $0.takes != .nothing }
    case .plain, .named, .words, .list, .map, .either: false
    }
  }

  /// Returns the variant that a value is, and what it says besides the variants' own members.
  package func variant(
    of value: WordValue, among variants: DeclaredVariants
  ) -> (word: DeclaredWord, argument: WordValue?)? {
    if case .text(let name) = value {
      return variants.variants.first { $0.name == name }.map { ($0, nil) }
    }
    guard let members = value.members else { return nil }
    if let tag = variants.tagOnWire {
      guard let name = members[tag]?.text,
        let word = variants.variants.first(where: { $0.name == name })
      else { return nil }
      var rest = members
      rest[tag] = nil
      for member in variants.members { rest[member.name] = nil }
      if case .value(let shape, let wire) = word.takes, !isMapping(shape) {
        return (word, rest[wire])
      }
      return (word, word.takes == .nothing ? nil : .members(rest))
    }
    guard let word = variants.variants.first(where: { members[$0.name] != nil }) else { return nil }
    return (word, members[word.name])
  }

  /// The members that a variant has beside the tag.
  package func members(of word: DeclaredWord) -> [DeclaredMember] {
    switch word.takes {
    case .nothing: []
    case .members(let members, _): members
    case .value(let shape, let wire):
      if case .members(let members, _) = vocabulary.resolved(shape) {
        members
      } else {
        [DeclaredMember(wire, shape)]
      }
    }
  }

  /// Returns values with the defaults of those that are missing.
  package func completed(
    _ values: [String: WordValue], _ members: [DeclaredMember]
  ) -> [String: WordValue] {
    members.reduce(into: values) { values, member in
      guard values[member.name] == nil, let usual = member.presence.usual else { return }
      values[member.name] = value(of: usual, as: member.shape)
    }
  }

  /// Tells whether specs can write a value of a shape as a mapping.
  package func canBeMapping(_ shape: ValueShape) -> Bool {
    switch vocabulary.resolved(shape) {
    case .plain(.value), .map, .members, .variants: true
    case .either(let alternatives): alternatives.contains { canBeMapping($0.shape) }
    case .plain, .named, .words, .list: false
    }
  }

  /// The shape of a variant's argument; `nil` if it has none.
  package func shape(of word: DeclaredWord) -> ValueShape? {
    switch word.takes {
    case .nothing: nil
    case .value(let shape, _): shape
    case .members(let members, let short): .members(members, short: short)
    }
  }

  /// The messages that a value names.
  package func messages(in value: WordValue, of shape: ValueShape) -> [String] {
    mentions(in: value, of: shape).map(\.name)
  }

  /// The messages that a value names, each with the class that it must be of; `nil` if it can be any.
  func mentions(
    in value: WordValue, of shape: ValueShape
  ) -> [(name: String, messageClass: MessageClass?)] {
    switch vocabulary.resolved(shape) {
    case .plain(.message):
      value.text.map { [($0, vocabulary.messageClass(of: shape))] } ?? []
    case .plain, .named, .words: []
    case .list(let element):
      value.list.map { $0.flatMap { mentions(in: $0, of: element) } } ?? []
    case .map(let key, let element):
      (value.members ?? [:]).sorted { $0.key < $1.key }.flatMap { name, value in
        (key == .message ? [(name, nil)] : []) + mentions(in: value, of: element)
      }
    case .members(let members, _):
      members.flatMap { member in
        value.members?[member.name].map { mentions(in: $0, of: member.shape) } ?? []
      }
    case .variants(let variants):
      mentions(in: value, of: .members(variants.members, short: nil))
        + (variant(of: value, among: variants).map { word, argument in
          self.shape(of: word).flatMap { shape in
            argument.map { mentions(in: $0, of: shape) }
          } ?? []
        } ?? [])
    case .either(let alternatives):
      alternatives.first { accepts(value, $0.shape) }.map { mentions(in: value, of: $0.shape) }
        ?? []
    }
  }

  /// Returns a value with other names of messages.
  package func renamed(
    _ value: WordValue, of shape: ValueShape, _ names: [String: String]
  ) -> WordValue {
    func renamed(_ name: String) -> String { names[name] ?? name }
    switch (vocabulary.resolved(shape), value) {
    case (.plain(.message), .text(let name)): return .text(renamed(name))
    case (.list(let element), .list(let values)):
      return .list(values.map { self.renamed($0, of: element, names) })
    case (.map(let key, let element), .members(let values)):
      return .members(
        Dictionary(
          values.map {
            (key == .message ? renamed($0) : $0, self.renamed($1, of: element, names))
          }
        ) { first, _ in first })
    case (.members(let members, _), .members(let values)):
      return .members(self.renamed(values, members, names))
    case (.variants(let variants), .members(var values)):
      values = self.renamed(values, variants.members, names)
      guard let (word, _) = variant(of: value, among: variants) else { return .members(values) }
      let members =
        variants.tagOnWire == nil
        ? self.shape(of: word).map { [DeclaredMember(word.name, $0)] } ?? [] : members(of: word)
      return .members(self.renamed(values, members, names))
    case (.either(let alternatives), _):
      return alternatives.first { accepts(value, $0.shape) }.map {
        self.renamed(value, of: $0.shape, names)
      } ?? value
    default: return value
    }
  }

  private func renamed(
    _ values: [String: WordValue], _ members: [DeclaredMember], _ names: [String: String]
  ) -> [String: WordValue] {
    members.reduce(into: values) { values, member in
      values[member.name] = values[member.name].map { renamed($0, of: member.shape, names) }
    }
  }

  /// Tells whether a value can have a shape, by its outermost form.
  package func accepts(_ value: WordValue, _ shape: ValueShape) -> Bool {
    switch (vocabulary.resolved(shape), value) {
    case (.plain(let plain), _): plain.accepts(value)
    case (.words(let choices, let isOpen), .text(let word)):
      isOpen || choices.contains { $0.name == word }
    case (.list, .list), (.map, .members): true
    case (.members(let members, _), .members(let values)):
      members.allSatisfy { $0.presence.maybeMissing || values[$0.name] != nil }
    case (.variants(let variants), _):
      variant(of: value, among: variants) != nil
        && variants.members.allSatisfy { member in
          member.presence.maybeMissing || value.members?[member.name] != nil
        }
    case (.either(let alternatives), _): alternatives.contains { accepts(value, $0.shape) }
    default: false
    }
  }
}

extension ValueShape.Plain {
  /// What such a value is, on the wire, with its article.
  package var noun: String {
    switch self {
    case .text: "a text"
    case .name, .message: "a name"
    case .url: "a URL"
    case .pattern: "a regular expression"
    case .whole: "a whole number"
    case .number: "a number"
    case .flag: "true or false"
    case .span, .moment: "a number of milliseconds"
    case .seconds: "a number of seconds"
    case .date: "a date like `{\"date\": \"2026-01-31T12:00:00Z\"}`"
    case .value: "a text, a number, true, false or a date"
    }
  }

  /// Tells whether a value on the wire can be of this form.
  package func accepts(_ value: WordValue) -> Bool {
    switch (self, value) {
    case (.text, .text), (.name, .text), (.url, .text), (.pattern, .text), (.message, .text),
      (.number, .number), (.flag, .flag), (.value, .text), (.value, .number), (.value, .flag):
      true
    case (.whole, .number(let number)): number.rounded() == number
    case (.span, .number(let number)), (.moment, .number(let number)),
      (.seconds, .number(let number)):
      number.rounded() == number && number >= 0
    case (.date, .members(let members)), (.value, .members(let members)):
      members.count == 1 && members["date"]?.text.map { CalendarDate($0) != nil } == true
    default: false
    }
  }
}
