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
      clauses: try json.optional("clauses")?.array(Clause.init) ?? [],
      untestable: try json.optional("untestable")?.string(),
      citations: try json.member("documents").array(Citation.init),
      reading: try json.optional("reading")?.string(), location: try json.location())
  }
}

extension Clause {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("text", text)
      json.member("documents", citations) { $1.write(to: &$0) }
      json.location(location)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), text: try json.member("text").string(),
      citations: try json.member("documents").array(Citation.init), location: try json.location())
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
