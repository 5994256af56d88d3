package import SpecModel

extension Case {
  /// Writes the case in the form that bundles contain.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.nonEmpty("was", formerIDs)
      json.member("title", title)
      json.nonEmpty("about", about)
      json.member("rules", rules)
      json.member("profiles", profiles)
      json.key("given")
      given.write(to: &json)
      json.member("messages", messages) { json, message in
        json.object { json in
          json.member("name", message.name)
          json.key("message")
          message.write(to: &json)
        }
      }
      json.member("steps", steps) { json, step in step.write(to: &json, in: location.file) }
      json.member("asserts", asserts.kinds.map(\.rawValue).sorted())
      json.member("kept_for", keptFor)
      json.location(location)
    }
  }

  /// Reads a case from a bundle.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(),
      title: try json.member("title").string(),
      about: try json.text("about"),
      rules: try json.member("rules").strings(),
      profiles: try json.member("profiles").strings(),
      given: try Given(try json.member("given")),
      messages: try json.member("messages").array { entry throws(JSONError) in
        try Message(name: try entry.member("name").string(), try entry.member("message"))
      },
      steps: try json.member("steps").array(Step.init),
      asserts: KindSet(
        try json.member("asserts").array { kind throws(JSONError) in
          try Observation.Kind(kind)
        }),
      keptFor: try json.optional("kept_for")?.string(),
      formerIDs: try json.optional("was")?.strings() ?? [],
      location: try json.location())
  }
}

extension Step {
  fileprivate func write(to json: inout JSONWriter, in file: String) {
    json.object { json in
      json.member("do", actions) { $1.write(to: &$0) }
      json.nonEmpty("expect", expectations) { $1.write(to: &$0) }
      json.member("stack", stack)
      json.member("note", note)
      json.location(SourceLocation(file: file, position))
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    let actions = try json.member("do")
    self.init(
      actions: try actions.array(Action.init),
      expectations: try json.optional("expect")?.array(Expectation.init) ?? [],
      stack: try json.optional("stack")?.strings(),
      note: try json.optional("note")?.string(),
      position: try json.location().position)
    if self.actions.isEmpty { throw actions.error("expected at least one action") }
  }
}

extension Expectation {
  /// Writes the expectation in the form that bundles and results contain.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .observation(let observation): observation.write(to: &json)
    case .anyOrder(let entries):
      json.object { json in
        json.key(word: Form.anyOrder.rawValue)
        json.array(entries) { $1.write(to: &$0) }
      }
    case .oneOf(let sequences):
      json.object { json in
        json.key(word: Form.oneOf.rawValue)
        json.array(sequences) { json, sequence in json.array(sequence) { $1.write(to: &$0) } }
      }
    }
  }

  /// Reads an expectation from a bundle or from results.
  package init(_ json: JSONReader) throws(JSONError) {
    if let entries = json.optional(Form.anyOrder.rawValue) {
      self = .anyOrder(try entries.array(Expectation.init))
    } else if let sequences = json.optional(Form.oneOf.rawValue) {
      self = .oneOf(
        try sequences.array { sequence throws(JSONError) in
          try sequence.array(Expectation.init)
        })
    } else {
      self = .observation(try Observation(json))
    }
  }
}

extension JSONWriter {
  /// Writes a source location.
  @inline(never)
  package mutating func location(_ location: SourceLocation) {
    member("at", [location]) { json, location in
      if !json.omitsFiles { json.string(location.file) }
      json.integer(location.line)
      json.integer(location.column)
    }
  }
}

extension JSONReader {
  /// Reads a text member that is absent if it is empty.
  @inline(never)
  func text(_ key: String) throws(JSONError) -> String { try optional(key)?.string() ?? "" }

  /// Reads a source location.
  @inline(never)
  package func location() throws(JSONError) -> SourceLocation {
    let place = try member("at")
    guard let (file, line, column) = try place.threeElements() else {
      throw place.error("expected a file, a line and a column")
    }
    return SourceLocation(
      file: try file.string(), line: try line.integer(), column: try column.integer())
  }
}
