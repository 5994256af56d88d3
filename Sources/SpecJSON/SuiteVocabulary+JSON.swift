package import SpecModel

/// The words of a suite, so that what is said in them can be read without the suite's files.
extension SuiteWords: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    vocabulary.writeMembers(to: &json)
    json.nonEmpty("literals", forms.sortedLiterals.map(LiteralValue.init))
  }

  package convenience init(_ json: JSONReader) throws(JSONError) {
    let vocabulary = try SuiteVocabulary(json)
    // Whoever follows such a shape would not come to an end.
    let circular = vocabulary.endlessShapes + vocabulary.shapesAmongThemselves
    if let name = circular.first, let shapes = json.optional("shapes") {
      throw shapes.error(
        "the shape `\(name)` contains itself in every value, or is its own alternative")
    }
    let literals: [LiteralValue] = try json.optional("literals", or: [])
    self.init(
      ValueForms(
        vocabulary, literals: Dictionary(literals.map { ($0.literal, $0.value) }) { $1 }))
  }
}

/// A value that the vocabulary itself has.
private struct LiteralValue: JSONDescribed {
  var literal: ValueForms.Literal
  var value: WordValue

  init(_ literal: ValueForms.Literal, _ value: WordValue) {
    (self.literal, self.value) = (literal, value)
  }

  init(_ one: Self?, _ json: inout JSONMembers) throws(JSONError) {
    literal = ValueForms.Literal(
      try json.required("text", one?.literal.text),
      as: try json.required("shape", one?.literal.shape))
    value = try json.required("value", one?.value)
  }
}

extension SuiteVocabulary: JSONDescribed {
  package init(_ words: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init()
    includes = try json.optional("includes", words?.includes, or: [])
    semantics = try json.optional("semantics", words?.semantics)
    states = try json.optional("states", words?.states, or: [])
    classes = try json.optional("classes", words?.classes, or: [])
    shapes = try json.optional("shapes", words?.shapes, or: [])
    actions = try json.optional("actions", words?.actions, or: [])
    observations = try json.optional("observations", words?.observations, or: [])
    queries = try json.optional("queries", words?.queries, or: [])
    messages = try json.optional("messages", words?.messages, or: [])
    given = try json.optional("given", words?.given, or: [])
  }
}

extension DeclaredState: JSONDescribed {
  package init(_ state: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.required("name", state?.name), values: try json.required("values", state?.values),
      start: try json.required("starts", state?.start))
  }
}

extension MessageClass: JSONDescribed {
  package init(_ one: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(try json.required("name", one?.name))
    with = try json.optional("with", one?.with, or: [])
    without = try json.optional("without", one?.without, or: [])
    summary = try json.optional("summary", one?.summary, or: "")
  }
}

extension NamedShape: JSONDescribed {
  package init(_ named: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(try json.required("name", named?.name), try json.required("shape", named?.shape))
  }
}

extension DeclaredQuery: JSONDescribed {
  package init(_ query: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      asks: try json.required("asks", query?.asks),
      answer: try json.required("answer", query?.answer))
  }
}

extension DeclaredWord: JSONDescribed {
  package init(_ word: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(try json.required("name", word?.name))
    takes = try json.part(word?.takes)
    presence = try json.part(word?.presence)
    summary = try json.optional("summary", word?.summary, or: "")
    phrases = try json.part(word?.phrases)
    example = try json.optional("example", word?.example)
    isWritten = try json.optional("written", word?.isWritten, or: true)
    isOfCore = try json.optional("core", word?.isOfCore, or: false)
    isInside = try json.optional("inside", word?.isInside, or: false)
    noun = try json.optional("noun", word?.noun)
    shortFor = try json.optional("short_for", word?.shortFor)
    assertedAs = try json.optional("asserted_as", word?.assertedAs, or: [:])
    sets = try json.optional("sets", word?.sets, or: [:])
    screen = try json.optional("screen", word?.screen)
    state = try json.optional("state", word?.state)
    sends = try json.optional("sends", word?.sends)
  }
}

extension DeclaredWord.SentMember: JSONDescribed {
  package init(_ member: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(try json.required("key", member?.key), try json.required("value", member?.value))
  }
}

extension DeclaredWord.Argument: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .nothing: break
    case .value(let shape, let wire):
      json.member("takes", shape)
      json.member("wire", wire)
    case .members(let members, let short):
      json.member("members", members)
      json.member("short", short)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let members = json.optional("members") {
      self = .members(try Array(members), short: try json.optional("short")?.string())
    } else if let shape = json.optional("takes") {
      self = .value(try ValueShape(shape), wire: try json.required("wire"))
    } else {
      self = .nothing
    }
  }
}

extension WordPhrases: JSONDescribed {
  package init(_ phrases: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init()
    templates = try json.optional("phrases", phrases?.templates, or: [])
    entries = try json.optional("each", phrases?.entries, or: [])
    separator = try json.optional("between", phrases?.separator, or: separator)
  }
}

extension WordPhrases.Template: JSONDescribed {
  package init(_ template: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.optional("choice", template?.choice), try json.required("text", template?.text))
  }
}

extension ValueShape: JSONCodable {
  package func write(to json: inout JSONWriter) {
    if case .plain(let plain) = self { return json.string(plain.rawValue) }
    json.object { json in
      switch self {
      case .plain: break
      case .named(let name): json.member("named", name)
      case .words(let choices, let isOpen):
        json.member("words", choices)
        if isOpen { json.member("open", true) }
      case .list(let element): json.member("list", element)
      case .map(let key, let element):
        json.member("map", element)
        json.member("by", key.rawValue)
      case .members(let members, let short):
        json.member("members", members)
        json.member("short", short)
      case .variants(let variants): variants.writeMembers(to: &json)
      case .either(let alternatives): json.member("either", alternatives)
      }
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if json.sort == .string {
      self = .plain(try json.oneOf(Plain.self))
    } else if let name = json.optional("named") {
      self = .named(try name.string())
    } else if let choices = json.optional("words") {
      self = .words(try Array(choices), isOpen: try json.optional("open", or: false))
    } else if let element = json.optional("list") {
      self = .list(try ValueShape(element))
    } else if let element = json.optional("map") {
      self = .map(by: try json.member("by").oneOf(Plain.self), try ValueShape(element))
    } else if let members = json.optional("members") {
      self = .members(try Array(members), short: try json.optional("short")?.string())
    } else if json.optional("variants") != nil {
      self = .variants(try DeclaredVariants(json))
    } else {
      self = .either(try json.required("either"))
    }
  }
}

extension DeclaredChoice: JSONDescribed {
  package init(_ choice: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.required("name", choice?.name),
      try json.optional("summary", choice?.summary, or: ""),
      phrase: try json.optional("phrase", choice?.phrase))
  }
}

extension DeclaredVariants: JSONDescribed {
  package init(_ one: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.required("variants", one?.variants), tag: try json.optional("tag", one?.tag),
      wireTag: try json.optional("wire_tag", one?.wireTag),
      with: try json.optional("with", one?.members, or: []))
  }
}

extension DeclaredAlternative: JSONDescribed {
  package init(_ one: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.required("name", one?.name), try json.required("shape", one?.shape),
      isOnTheWire: try json.optional("wire", one?.isOnTheWire, or: false),
      otherwise: try json.optional("otherwise", one?.otherwise))
  }
}

extension DeclaredMember: JSONDescribed {
  package init(_ member: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.required("name", member?.name), try json.required("shape", member?.shape),
      try json.part(member?.presence))
  }
}

/// A key that is required has no members.
extension DeclaredPresence: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .required: break
    case .usually(let value): json.member("usually", value)
    case .optional(let value):
      json.member("optional", true)
      json.member("absent_is", value)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let value = json.optional("usually") {
      self = .usually(try value.string())
    } else if json.optional("optional") != nil {
      self = .optional(absentIs: try json.optional("absent_is")?.string())
    } else {
      self = .required
    }
  }
}

extension IncludedWords: JSONCodable {}
extension Semantics: JSONCodable {}
extension DeclaredWord.ScreenChange: JSONCodable {}
