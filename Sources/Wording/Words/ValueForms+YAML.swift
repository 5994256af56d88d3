import SpecModel

extension ValueForms {
  /// A value as specs write it, in its shortest form.
  func flow(_ value: WordValue, of shape: ValueShape) -> YAMLValue {
    switch (vocabulary.resolved(shape), value) {
    case (.plain(let plain), _): plain.flow(value)
    case (.words, .text(let word)): .string(word)
    case (.list(let element), .list(let values)):
      .list(values.map { flow($0, of: element) })
    case (.map(_, let element), .members(let values)):
      .map(values.sorted { $0.key < $1.key }.map { (.string($0.key), flow($0.value, of: element)) })
    case (.members(let members, let short), .members(let values)):
      flow(values, members, short: short)
    case (.variants(let variants), _): flow(value, among: variants)
    case (.either(let alternatives), _):
      alternatives.first { accepts(value, $0.shape) }.map { flow(value, of: $0.shape) }
        ?? value.flow
    default: value.flow
    }
  }

  /// Members as specs write them: without those that have their defaults, and the one that may
  /// stand alone without its key.
  func flow(
    _ values: [String: WordValue], _ members: [DeclaredMember], short: String? = nil
  ) -> YAMLValue {
    let written = members.compactMap { member -> (member: DeclaredMember, value: WordValue)? in
      guard let value = values[member.name] else { return nil }
      let usual = member.presence.usual.flatMap { self.value(of: $0, as: member.shape) }
      return value == usual ? nil : (member, value)
    }
    if let short, written.count == 1, written[0].member.name == short {
      return flow(written[0].value, of: written[0].member.shape)
    }
    return .map(written.map { (.word($0.member.name), flow($0.value, of: $0.member.shape)) })
  }

  private func flow(_ value: WordValue, among variants: DeclaredVariants) -> YAMLValue {
    guard let (word, argument) = variant(of: value, among: variants) else { return value.flow }
    let besides = flow(value.members ?? [:], variants.members).entries
    if let tag = variants.tag {
      let rest = flow(value.members ?? [:], members(of: word)).entries
      return .map([(.word(tag), .word(word.name))] + besides + rest)
    }
    guard let shape = self.shape(of: word), let argument else { return .word(word.name) }
    return .map(besides + [(.word(word.name), flow(argument, of: shape))])
  }
}

extension ValueShape.Plain {
  /// A value without parts as specs write it.
  fileprivate func flow(_ value: WordValue) -> YAMLValue {
    switch (self, value) {
    case (.span, .number(let number)), (.moment, .number(let number)):
      .word(TimeSpan.milliseconds(Int(number)).description)
    case (.seconds, .number(let number)): .word(TimeSpan.seconds(Int(number)).description)
    default: value.flow
    }
  }
}

extension WordValue {
  /// The value as YAML, whatever its shape is.
  var flow: YAMLValue {
    switch self {
    case .flag(let flag): .word(flag ? "true" : "false")
    case .number(let number): .word(NumberText.text(of: number))
    case .text(let text): .string(text)
    case .list(let values): .list(values.map(\.flow))
    case .members(let members):
      if members.count == 1, case .text(let date)? = members["date"] {
        .entry("date", .word(date))
      } else {
        .map(members.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.flow) })
      }
    }
  }
}

extension YAMLValue {
  /// The entries of a mapping; none if it is something else.
  var entries: [(key: YAMLValue, value: YAMLValue)] {
    if case .map(let entries) = self { entries } else { [] }
  }
}

extension Word {
  /// What the word takes as specs write it; `nil` if that is nothing.
  var flow: YAMLValue? {
    guard let meaning else { return members.isEmpty ? nil : WordValue.members(members).flow }
    if let key = meaning.soleKey, let member = meaning.members.first {
      return members[key].map { meaning.forms.flow($0, of: member.shape) }
    }
    let flow = meaning.forms.flow(.members(members), of: meaning.shape)
    if case .map(let entries) = flow, entries.isEmpty { return nil }
    return flow
  }
}

extension OwnKeys {
  /// The keys as specs write them, without those that have their defaults.
  func entries(_ keys: [DeclaredWord]) -> [(key: YAMLValue, value: YAMLValue)] {
    guard let words else { return WordValue.members(values).flow.entries }
    guard case .members(let members, _) = words.shape(of: keys) else { return [] }
    let written = words.forms.flow(values, members).entries
    return written.map { key, value in
      guard case .list(let elements) = value, elements.count == 1,
        let short = keys.first(where: { $0.shortFor == key.description })
      else { return (key, value) }
      return (.word(short.name), elements[0])
    }
  }
}
