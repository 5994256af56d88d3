package import SpecModel

extension Case: JSONDescribed {
  package init(_ item: Self?, _ json: inout JSONMembers) throws(JSONError) {
    let id = try json.required("id", item?.id)
    let formerIDs = try json.optional("was", item?.formerIDs, or: [])
    self.init(
      id: id, title: try json.required("title", item?.title),
      about: try json.optional("about", item?.about, or: ""),
      rules: try json.required("rules", item?.rules),
      profiles: try json.required("profiles", item?.profiles),
      given: try json.required("given", item?.given),
      messages: try json.required("messages", item.map { NamedMessages($0.messages) }).messages,
      steps: try json.required("steps", item.map(PlacedSteps.init(of:))).steps,
      asserts: try json.required("asserts", item?.asserts),
      keptFor: try json.optional("kept_for", item?.keptFor),
      formerIDs: formerIDs, location: try json.required("at", item?.location))
  }
}

/// Messages beside their names, which their own form leaves out.
private struct NamedMessages: JSONCodable {
  var messages: [Message]

  init(_ messages: [Message]) { self.messages = messages }

  func write(to json: inout JSONWriter) {
    json.array(messages) { json, message in
      json.object { json in
        json.member("name", message.name)
        json.key("message")
        message.write(to: &json)
      }
    }
  }

  init(_ json: JSONReader) throws(JSONError) {
    messages = try json.array { entry throws(JSONError) in
      try Message(name: try entry.required("name"), try entry.member("message"))
    }
  }
}

/// Steps with their file, which is that of their case.
private struct PlacedSteps: JSONCodable {
  var steps: [Step]
  var file = ""

  init(of item: Case) { (steps, file) = (item.steps, item.location.file) }

  func write(to json: inout JSONWriter) {
    json.array(steps) { json, step in
      json.object { json in
        json.member("do", step.actions)
        json.nonEmpty("expect", step.expectations)
        json.member("stack", step.stack)
        json.member("note", step.note)
        json.member("at", SourceLocation(file: file, step.position))
      }
    }
  }

  init(_ json: JSONReader) throws(JSONError) { steps = try json.array(Step.init) }
}

extension Step {
  fileprivate init(_ json: JSONReader) throws(JSONError) {
    let location: SourceLocation = try json.required("at")
    self.init(
      actions: try json.required("do"), expectations: try json.optional("expect", or: []),
      stack: try json.optional("stack")?.strings(), note: try json.optional("note")?.string(),
      position: location.position)
    if actions.isEmpty { throw try json.member("do").error("expected at least one action") }
  }
}

extension KindSet<Observation.Kind>: JSONCodable {
  /// Writes the kinds that a case asserts, in alphabetical order.
  package func write(to json: inout JSONWriter) { json.strings(kinds.map(\.rawValue).sorted()) }

  package init(_ json: JSONReader) throws(JSONError) {
    self.init(try json.array { kind throws(JSONError) in try Observation.Kind(kind) })
  }
}

extension Expectation: JSONCodable {
  /// Writes the expectation in the form that bundles and results contain.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .observation(let observation): observation.write(to: &json)
    case .anyOrder(let entries): json.object { $0.member(word: Form.anyOrder.rawValue, entries) }
    case .oneOf(let sequences): json.object { $0.member(word: Form.oneOf.rawValue, sequences) }
    }
  }

  /// Reads an expectation from a bundle or from results.
  package init(_ json: JSONReader) throws(JSONError) {
    if let entries = json.optional(Form.anyOrder.rawValue) {
      self = .anyOrder(try Array(entries))
    } else if let sequences = json.optional(Form.oneOf.rawValue) {
      self = .oneOf(try Array(sequences))
    } else {
      self = .observation(try Observation(json))
    }
  }
}

extension SourceLocation: JSONCodable {
  @inline(never)
  package func write(to json: inout JSONWriter) {
    json.array([self]) { json, location in
      if !json.omitsFiles { json.string(location.file) }
      json.integer(location.line)
      json.integer(location.column)
    }
  }

  @inline(never)
  package init(_ json: JSONReader) throws(JSONError) {
    guard let (file, line, column) = try json.threeElements() else {
      throw json.error("expected a file, a line and a column")
    }
    self.init(file: try file.string(), line: try line.integer(), column: try column.integer())
  }
}
