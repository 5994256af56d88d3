package import SpecModel

extension Word {
  /// Writes what the wire has beside the word, as members of an open object.
  func writeMembers(to json: inout JSONWriter) {
    let declared = meaning?.members.map(\.name) ?? []
    for key in declared + members.keys.filter({ !declared.contains($0) }).sorted() {
      guard let value = members[key] else { continue }
      json.key(key)
      value.write(to: &json)
    }
  }

  /// Reads what the wire has beside a word.
  init(_ meaning: WordMeaning, _ json: JSONReader) throws(JSONError) {
    guard case .members(let members) = try json.value(of: meaning.shape, meaning.forms) else {
      throw json.error("expected an object")
    }
    self.init(meaning, members)
  }
}

extension OwnKeys {
  /// Writes the keys as members of an open object, in the order of their declaration.
  func writeMembers(_ keys: [DeclaredWord], to json: inout JSONWriter) {
    let declared = keys.map(\.name)
    for key in declared + values.keys.filter({ !declared.contains($0) }).sorted() {
      guard let value = values[key] else { continue }
      json.key(key)
      value.write(to: &json)
    }
  }

  /// Reads keys that are declared; absent ones get their defaults.
  init(
    _ keys: [DeclaredWord], of words: SuiteWords, _ json: JSONReader
  ) throws(JSONError) {
    guard case .members(let values) = try json.value(of: words.shape(of: keys), words.forms) else {
      throw json.error("expected an object")
    }
    self.init(values, of: words)
  }
}

extension WordValue: JSONCodable {
  /// Writes the value; keys that nothing orders come in alphabetical order.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .flag(let flag): json.boolean(flag)
    case .number(let number): json.number(number)
    case .text(let text): json.string(text)
    case .list(let values): values.write(to: &json)
    case .members(let members): members.write(to: &json)
    }
  }

  /// Reads a value of any form.
  package init(_ json: JSONReader) throws(JSONError) {
    switch json.sort {
    case .null: throw json.error("expected a value, found null")
    case .boolean: self = .flag(try json.boolean())
    case .number: self = .number(try json.number())
    case .string: self = .text(try json.string())
    case .array: self = .list(try json.array(WordValue.init))
    case .object: self = .members(try json.dictionary(WordValue.init))
    }
  }
}

extension JSONReader {
  /// Reads the members that are not built in, whatever they are.
  func ownMembers(besides builtin: [String]) throws(JSONError) -> [String: WordValue] {
    var members: [String: WordValue] = [:]
    for (key, value) in try self.members() where !builtin.contains(key) && value.sort != .null {
      members[key] = try WordValue(value)
    }
    return members
  }

  /// Reads a value of a declared shape.
  fileprivate func value(of shape: ValueShape, _ forms: ValueForms) throws(JSONError) -> WordValue {
    switch forms.vocabulary.resolved(shape) {
    case .plain(let plain):
      let value = try WordValue(self)
      guard plain.accepts(value) else { throw error("expected \(plain.noun), found \(found)") }
      return value
    case .words(let choices, let isOpen):
      let text = try string()
      guard isOpen || choices.contains(where: { $0.name == text }) else {
        throw error("`\(text)` is not one of \(choices.map(\.name).joined(separator: ", "))")
      }
      return .text(text)
    case .list(let element):
      return .list(
        try array { json throws(JSONError) in try json.value(of: element, forms) })
    case .map(_, let element):
      return .members(
        try dictionary { json throws(JSONError) in try json.value(of: element, forms) })
    case .members(let members, _): return .members(try self.members(members, forms))
    case .variants(let variants): return try variant(of: variants, forms)
    case .either(let alternatives):
      let value = try WordValue(self)
      guard let one = alternatives.first(where: { forms.accepts(value, $0.shape) }) else {
        throw error("has none of the forms \(alternatives.map(\.name).joined(separator: ", "))")
      }
      return try self.value(of: one.shape, forms)
    // The loader refuses names that no shape has.
    case .named: return try WordValue(self)
    }
  }

  private func members(
    _ members: [DeclaredMember], _ forms: ValueForms
  ) throws(JSONError) -> [String: WordValue] {
    var values: [String: WordValue] = [:]
    for member in members {
      guard let json = optional(member.name) else {
        switch member.presence {
        case .required: _ = try self.member(member.name)
        case .usually(let literal):
          values[member.name] = forms.value(of: literal, as: member.shape)
        case .optional: break
        }
        continue
      }
      values[member.name] = try json.value(of: member.shape, forms)
    }
    guard sort == .object else { throw error("expected an object, found \(sort.rawValue)") }
    return values
  }

  private func variant(
    of variants: DeclaredVariants, _ forms: ValueForms
  ) throws(JSONError) -> WordValue {
    let value = try WordValue(self)
    guard let (word, _) = forms.variant(of: value, among: variants) else {
      let names = variants.variants.map(\.name).joined(separator: ", ")
      throw error("is none of \(names)")
    }
    guard sort == .object else {
      // A word with an argument is not complete without it.
      guard word.takes == .nothing else { throw error("`\(word.name)` lacks what it takes") }
      return value
    }
    var values = try members(variants.members, forms)
    guard let tag = variants.tagOnWire else {
      values[word.name] = try forms.shape(of: word).map { shape throws(JSONError) in
        try member(word.name).value(of: shape, forms)
      }
      return .members(values)
    }
    values[tag] = .text(word.name)
    switch word.takes {
    case .nothing: break
    case .members(let members, _):
      values.merge(try self.members(members, forms)) { $1 }
    case .value(let shape, let wire):
      if forms.isMapping(shape), case .members(let members) = try self.value(of: shape, forms) {
        values.merge(members) { $1 }
      } else {
        values[wire] = try member(wire).value(of: shape, forms)
      }
    }
    return .members(values)
  }

  /// What was found, for messages.
  private var found: String {
    switch sort {
    case .string: (try? string()).map { "`\($0.cut(to: .name))`" } ?? sort.rawValue
    case .number: (try? number()).map { "\($0)" } ?? sort.rawValue
    case .null, .boolean, .array, .object: sort.rawValue
    }
  }
}
