package import SpecModel

extension SuiteWords {
  /// Writes the words, so that what is said in them can be read without the suite's files.
  package func write(to json: inout JSONWriter) {
    let vocabulary = vocabulary
    json.object { json in
      json.nonEmpty("includes", vocabulary.includes.map(\.rawValue))
      json.member("semantics", vocabulary.semantics?.rawValue)
      json.nonEmpty("states", vocabulary.states) { json, state in
        json.object { json in
          json.member("name", state.name)
          json.member("values", state.values)
          json.member("starts", state.start)
        }
      }
      json.nonEmpty("classes", vocabulary.classes) { json, one in
        json.object { json in
          json.member("name", one.name)
          json.nonEmpty("with", one.with)
          json.nonEmpty("without", one.without)
          json.nonEmpty("summary", one.summary)
        }
      }
      json.nonEmpty("shapes", vocabulary.shapes) { json, shape in
        json.object { json in
          json.member("name", shape.name)
          json.member("shape", shape.shape)
        }
      }
      json.member("actions", vocabulary.actions)
      json.member("observations", vocabulary.observations)
      json.nonEmpty("queries", vocabulary.queries) { json, query in
        json.object { json in
          json.member("asks", query.asks)
          json.key("answer")
          query.answer.write(to: &json)
        }
      }
      json.member("messages", vocabulary.messages)
      json.member("given", vocabulary.given)
      json.nonEmpty("literals", forms.sortedLiterals) { json, literal in
        json.object { json in
          json.member("text", literal.key.text)
          json.member("shape", literal.key.shape)
          json.key("value")
          literal.value.write(to: &json)
        }
      }
    }
  }

  /// Reads the words that ``write(to:)`` wrote.
  package convenience init(_ json: JSONReader) throws(JSONError) {
    var vocabulary = SuiteVocabulary()
    vocabulary.includes = try json.list("includes") { one throws(JSONError) in
      try one.oneOf(IncludedWords.self)
    }
    vocabulary.semantics = try json.optional("semantics")?.oneOf(Semantics.self)
    vocabulary.states = try json.list("states") { state throws(JSONError) in
      DeclaredState(
        try state.member("name").string(), values: try state.member("values").strings(),
        start: try state.member("starts").string())
    }
    vocabulary.classes = try json.list("classes") { one throws(JSONError) in
      var messageClass = MessageClass(try one.member("name").string())
      messageClass.with = try one.optional("with")?.strings() ?? []
      messageClass.without = try one.optional("without")?.strings() ?? []
      messageClass.summary = try one.optional("summary")?.string() ?? ""
      return messageClass
    }
    vocabulary.shapes = try json.list("shapes") { shape throws(JSONError) in
      NamedShape(try shape.member("name").string(), try ValueShape(try shape.member("shape")))
    }
    // Whoever follows such a shape would not come to an end.
    let circular = vocabulary.endlessShapes + vocabulary.shapesAmongThemselves
    if let name = circular.first, let shapes = json.optional("shapes") {
      throw shapes.error(
        "the shape `\(name)` contains itself in every value, or is its own alternative")
    }
    vocabulary.actions = try json.list("actions", DeclaredWord.init)
    vocabulary.observations = try json.list("observations", DeclaredWord.init)
    vocabulary.queries = try json.list("queries") { query throws(JSONError) in
      DeclaredQuery(
        asks: try query.member("asks").string(),
        answer: try DeclaredWord(try query.member("answer")))
    }
    vocabulary.messages = try json.list("messages", DeclaredWord.init)
    vocabulary.given = try json.list("given", DeclaredWord.init)
    var literals: [ValueForms.Literal: WordValue] = [:]
    for literal in try json.optional("literals")?.array({ $0 }) ?? [] {
      let shape = try ValueShape(try literal.member("shape"))
      literals[ValueForms.Literal(try literal.member("text").string(), as: shape)] =
        try WordValue(try literal.member("value"))
    }
    self.init(ValueForms(vocabulary, literals: literals))
  }
}

extension DeclaredWord {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      switch takes {
      case .nothing: break
      case .value(let shape, let wire):
        json.member("takes", shape)
        json.member("wire", wire)
      case .members(let members, let short):
        json.member("members", members) { $1.write(to: &$0) }
        json.member("short", short)
      }
      presence.writeMembers(to: &json)
      json.nonEmpty("summary", summary)
      json.member("phrases", phrases.templates)
      json.member("each", phrases.entries)
      json.member("between", phrases.separator == WordPhrases().separator ? nil : phrases.separator)
      json.member("example", example)
      if !isWritten { json.member("written", false) }
      if isOfCore { json.member("core", true) }
      if isInside { json.member("inside", true) }
      json.member("noun", noun)
      json.member("short_for", shortFor)
      if !assertedAs.isEmpty {
        json.key("asserted_as")
        json.object { json in
          for (variant, kinds) in assertedAs.sorted(by: { $0.key < $1.key }) {
            json.key(variant)
            json.strings(kinds)
          }
        }
      }
      if !sets.isEmpty {
        json.key("sets")
        json.object { json in
          for (state, value) in sets.sorted(by: { $0.key < $1.key }) {
            json.key(state)
            json.string(value)
          }
        }
      }
      json.member("screen", screen?.rawValue)
      json.member("state", state)
      if let sends {
        json.member("sends", sends) { json, member in
          json.object { json in
            json.member("key", member.key)
            json.member("value", member.value)
          }
        }
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(try json.member("name").string())
    if let members = json.optional("members") {
      takes = .members(
        try members.array(DeclaredMember.init), short: try json.optional("short")?.string())
    } else if let shape = json.optional("takes") {
      takes = .value(try ValueShape(shape), wire: try json.member("wire").string())
    }
    presence = try DeclaredPresence(json)
    summary = try json.text("summary")
    phrases = WordPhrases(
      try json.list("phrases", WordPhrases.Template.init),
      entries: try json.list("each", WordPhrases.Template.init),
      separator: try json.optional("between")?.string() ?? WordPhrases().separator)
    example = try json.optional("example")?.string()
    isWritten = try json.optional("written")?.boolean() ?? true
    isOfCore = try json.optional("core")?.boolean() ?? false
    isInside = try json.optional("inside")?.boolean() ?? false
    noun = try json.optional("noun")?.string()
    shortFor = try json.optional("short_for")?.string()
    assertedAs =
      try json.optional("asserted_as")?.dictionary { kinds throws(JSONError) in
        try kinds.strings()
      } ?? [:]
    sets =
      try json.optional("sets")?.dictionary { value throws(JSONError) in try value.string() } ?? [:]
    screen = try json.optional("screen")?.oneOf(ScreenChange.self)
    state = try json.optional("state")?.string()
    sends = try json.optional("sends")?.array { member throws(JSONError) in
      SentMember(try member.member("key").string(), try member.member("value").string())
    }
  }
}

extension ValueShape {
  fileprivate func write(to json: inout JSONWriter) {
    if case .plain(let plain) = self { return json.string(plain.rawValue) }
    json.object { json in
      switch self {
      case .plain: break
      case .named(let name): json.member("named", name)
      case .words(let choices, let isOpen):
        json.member("words", choices) { json, choice in
          json.object { json in
            json.member("name", choice.name)
            json.nonEmpty("summary", choice.summary)
            json.member("phrase", choice.phrase)
          }
        }
        if isOpen { json.member("open", true) }
      case .list(let element): json.member("list", element)
      case .map(let key, let element):
        json.member("map", element)
        json.member("by", key.rawValue)
      case .members(let members, let short):
        json.member("members", members) { $1.write(to: &$0) }
        json.member("short", short)
      case .variants(let variants):
        json.key("variants")
        json.array(variants.variants) { $1.write(to: &$0) }
        json.member("tag", variants.tag)
        json.member("wire_tag", variants.wireTag)
        json.nonEmpty("with", variants.members) { $1.write(to: &$0) }
      case .either(let alternatives):
        json.member("either", alternatives) { json, one in
          json.object { json in
            json.member("name", one.name)
            json.member("shape", one.shape)
            if one.isOnTheWire { json.member("wire", true) }
            json.member("otherwise", one.otherwise)
          }
        }
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if json.sort == .string {
      self = .plain(try json.oneOf(Plain.self))
    } else if let name = json.optional("named") {
      self = .named(try name.string())
    } else if let choices = json.optional("words") {
      self = .words(
        try choices.array { choice throws(JSONError) in
          DeclaredChoice(
            try choice.member("name").string(), try choice.text("summary"),
            phrase: try choice.optional("phrase")?.string())
        }, isOpen: try json.optional("open")?.boolean() ?? false)
    } else if let element = json.optional("list") {
      self = .list(try ValueShape(element))
    } else if let element = json.optional("map") {
      self = .map(by: try json.member("by").oneOf(Plain.self), try ValueShape(element))
    } else if let members = json.optional("members") {
      self = .members(
        try members.array(DeclaredMember.init), short: try json.optional("short")?.string())
    } else if let variants = json.optional("variants") {
      self = .variants(
        DeclaredVariants(
          try variants.array(DeclaredWord.init), tag: try json.optional("tag")?.string(),
          wireTag: try json.optional("wire_tag")?.string(),
          with: try json.list("with", DeclaredMember.init)))
    } else {
      self = .either(
        try json.member("either").array { one throws(JSONError) in
          DeclaredAlternative(
            try one.member("name").string(), try ValueShape(try one.member("shape")),
            isOnTheWire: try one.optional("wire")?.boolean() ?? false,
            otherwise: try one.optional("otherwise")?.string())
        })
    }
  }
}

extension DeclaredMember {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("shape", shape)
      presence.writeMembers(to: &json)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      try json.member("name").string(), try ValueShape(try json.member("shape")),
      try DeclaredPresence(json))
  }
}

extension DeclaredPresence {
  /// Writes the presence as members of an open object; a key that is required has none.
  fileprivate func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .required: break
    case .usually(let value): json.member("usually", value)
    case .optional(let value):
      json.member("optional", true)
      json.member("absent_is", value)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if let value = json.optional("usually") {
      self = .usually(try value.string())
    } else if json.optional("optional") != nil {
      self = .optional(absentIs: try json.optional("absent_is")?.string())
    } else {
      self = .required
    }
  }
}

extension WordPhrases.Template {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("choice", choice)
      json.member("text", text)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(try json.optional("choice")?.string(), try json.member("text").string())
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, _ shape: ValueShape) {
    key(name)
    shape.write(to: &self)
  }

  fileprivate mutating func member(_ name: StaticString, _ words: [DeclaredWord]) {
    nonEmpty(name, words) { $1.write(to: &$0) }
  }

  fileprivate mutating func member(_ name: StaticString, _ templates: [WordPhrases.Template]) {
    nonEmpty(name, templates) { $1.write(to: &$0) }
  }
}

extension JSONReader {
  /// Reads a list that is absent if it is empty.
  fileprivate func list<Element>(
    _ key: String, _ make: (JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try optional(key)?.array(make) ?? []
  }
}
