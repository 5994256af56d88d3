import SpecModel

extension Chapter {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("title", title)
      json.nonEmpty("about", about)
      json.member("rules", rules) { $1.write(to: &$0) }
    }
  }

  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), title: try json.member("title").string(),
      about: try json.text("about"), rules: try json.member("rules").array(Rule.init))
  }
}

extension Rule {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("title", title)
      json.member("layer", layer.rawValue)
      json.member("profiles", profiles)
      json.member("statement", statement)
      json.nonEmpty("about", about)
      switch reason {
      case .discard(let reason): json.member("discard", reason.rawValue)
      case .reenqueue(let reason): json.member("reenqueue", reason.rawValue)
      case nil: break
      }
      if !types.isEmpty { json.member("types", types.map(\.rawValue)) }
      json.nonEmpty("clauses", clauses) { $1.write(to: &$0) }
      json.member("untestable", untestable)
      json.member("documents", citations) { $1.write(to: &$0) }
      json.member("reading", reading)
      json.location(location)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), title: try json.member("title").string(),
      layer: try json.member("layer").oneOf(Layer.self),
      profiles: try json.member("profiles").strings(),
      statement: try json.member("statement").string(), about: try json.text("about"),
      reason: try Reason(ofRule: json),
      types: try json.optional("types")?.array { json throws(JSONError) in
        try json.oneOf(Message.Kind.self)
      } ?? [],
      clauses: try json.optional("clauses")?.array(Clause.init) ?? [],
      untestable: try json.optional("untestable")?.string(),
      citations: try json.member("documents").array(Citation.init),
      reading: try json.optional("reading")?.string(), location: try json.location())
  }
}

extension Rule.Reason {
  fileprivate init?(ofRule json: JSONReader) throws(JSONError) {
    if let reason = json.optional("discard") {
      self = .discard(DiscardReason(rawValue: try reason.string()))
    } else if let reason = json.optional("reenqueue") {
      self = .reenqueue(ReenqueueReason(rawValue: try reason.string()))
    } else {
      return nil
    }
  }
}

extension Clause {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("text", text)
      json.member("because", because?.text)
      if let because, because.weight != .routine {
        json.member("weight", because.weight.rawValue)
      }
      json.member("documents", citations) { $1.write(to: &$0) }
      json.location(location)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), text: try json.member("text").string(),
      because: try Because(ofClause: json),
      citations: try json.member("documents").array(Citation.init), location: try json.location())
  }
}

extension Because {
  fileprivate init?(ofClause json: JSONReader) throws(JSONError) {
    guard let text = try json.optional("because")?.string() else { return nil }
    self.init(text, try json.optional("weight")?.oneOf(Weight.self) ?? .routine)
  }
}

extension Citation {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("document", document)
      json.member("says", stance.rawValue)
      json.member("section", section)
      json.member("text", text)
    }
  }

  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      document: try json.member("document").string(),
      stance: try json.member("says").oneOf(Stance.self),
      section: try json.optional("section")?.string(), text: try json.optional("text")?.string())
  }
}
