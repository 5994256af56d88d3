import SpecModel

extension ValueForms {
  /// What a value of a shape says, as the phrases of its word need it.
  func saying(
    _ value: WordValue, of shape: ValueShape, in phrases: WordPhrases
  ) -> Saying {
    switch (vocabulary.resolved(shape), value) {
    case (.members(let members, _), .members(let values)):
      var saying = Saying()
      say(values, members, phrases, in: &saying)
      return saying
    case (.variants(let variants), _):
      guard let (word, argument) = variant(of: value, among: variants) else { break }
      var saying = Saying(choice: word.name)
      say(value.members ?? [:], variants.members, phrases, in: &saying)
      switch word.takes {
      case .nothing: break
      case .members(let members, _): say(argument?.members ?? [:], members, phrases, in: &saying)
      case .value(let shape, let wire):
        saying[wire] = argument.map { self.value($0, of: shape, in: phrases) }
      }
      return saying
    case (.words, .text(let word)):
      return Saying(choice: word, sole: self.value(value, of: shape, in: phrases))
    case (.plain(.flag), .flag(let flag)):
      return Saying(
        choice: flag ? "true" : "false", sole: self.value(value, of: shape, in: phrases))
    default: break
    }
    return Saying(sole: self.value(value, of: shape, in: phrases))
  }

  private func say(
    _ values: [String: WordValue], _ members: [DeclaredMember], _ phrases: WordPhrases,
    in saying: inout Saying
  ) {
    for member in members {
      saying[member.name] = values[member.name].map {
        value($0, of: member.shape, in: phrases)
      }
    }
  }

  /// A value in words, and as specs write it.
  func value(
    _ value: WordValue, of shape: ValueShape, in phrases: WordPhrases = WordPhrases()
  ) -> Saying.Value {
    switch (vocabulary.resolved(shape), value) {
    case (.plain(.span), .number(let number)), (.plain(.moment), .number(let number)):
      return .span(.milliseconds(Int(number)))
    case (.plain(.seconds), .number(let number)): return .span(.seconds(Int(number)))
    case (.plain, .number(let number)):
      var said = Saying.Value.text(NumberText.text(of: number))
      said.isEmpty = number == 0
      return said
    case (.plain, .text(let text)): return .text(text)
    case (.plain, .members(let members)):
      return .text(members["date"]?.text ?? value.flow.bare)
    case (.words(let choices, _), .text(let word)):
      var said = Saying.Value.text(word)
      if let phrase = choices.first(where: { $0.name == word })?.phrase {
        said.prose = Phrase([.words(phrase)])
      }
      return said
    case (.list(let element), .list(let values)):
      // The separator is that of the outermost list: a list in it is one of its values, "this and that".
      var inner = phrases
      if case .list = vocabulary.resolved(element) { inner.separator = " and " }
      let parts = values.map { self.value($0, of: element, in: inner) }
      return Saying.Value(
        written: parts.flatMap(\.written),
        prose: parts.map(\.prose).joined(by: phrases.separator), isEmpty: parts.isEmpty)
    case (.map(_, let element), .members(let values)):
      if phrases.entries.isEmpty {
        return .texts(
          values.sorted { $0.key < $1.key }.map { key, value in
            YAMLValue.map([(.string(key), flow(value, of: element))]).bare
          })
      }
      return .prose(phrases.list(values) { saying($0, of: element, in: phrases).asValue })
    case (.variants(let variants), _):
      guard let (word, _) = variant(of: value, among: variants), !word.phrases.templates.isEmpty
      else { break }
      return .prose(word.phrases.filled(with: saying(value, of: shape, in: word.phrases)))
    case (.either(let alternatives), _):
      guard let one = alternatives.first(where: { accepts(value, $0.shape) }) else { break }
      return self.value(value, of: one.shape, in: phrases)
    default: break
    }
    return .text(flow(value, of: shape).bare)
  }
}

extension Word {
  /// The word in words, or as a spec writes it if it has no phrase.
  var phrase: Phrase {
    guard let meaning, !meaning.word.phrases.templates.isEmpty else {
      return Phrase([.name(YAMLValue.word(name, taking: flow).bare)])
    }
    let phrases = meaning.word.phrases
    if let key = meaning.soleKey, let member = meaning.members.first, let value = members[key] {
      return phrases.filled(with: meaning.forms.saying(value, of: member.shape, in: phrases))
    }
    return phrases.filled(
      with: meaning.forms.saying(.members(members), of: meaning.shape, in: phrases))
  }
}

extension OwnKeys {
  /// The keys in words, with a phrase for each that has one, or as specs write those that have none.
  func phrases(_ keys: [DeclaredWord]) -> [Phrase] {
    guard let words else { return [] }
    return keys.compactMap { key in
      guard key.shortFor == nil, case .value(let shape, _) = key.takes else { return nil }
      let value = values[key.name]
      // What is usual goes without saying.
      let usual = key.presence.usual.flatMap { words.forms.value(of: $0, as: shape) }
      if value != nil, value == usual { return nil }
      if key.phrases.templates.isEmpty {
        guard let value else { return nil }
        let written = YAMLValue.map([(.word(key.name), words.forms.flow(value, of: shape))])
        return Phrase([.name(written.bare)])
      }
      let saying = value.map { words.forms.saying($0, of: shape, in: key.phrases) } ?? Saying()
      let phrase = key.phrases.filled(with: saying)
      return phrase == Phrase() ? nil : phrase
    }
  }
}

extension YAMLValue {
  /// A word with what it takes, if it takes something.
  static func word(_ name: String, taking argument: YAMLValue?) -> YAMLValue {
    argument.map { .entry(name, $0) } ?? .word(name)
  }
}
