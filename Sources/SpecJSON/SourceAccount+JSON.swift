import SpecModel

extension SourceAccount {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("document", document)
      json.member("sections", sections) { json, section in
        json.object { json in
          json.member("heading", section.heading)
          json.member("sentences", section.sentences) { $1.write(to: &$0) }
        }
      }
    }
  }

  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      document: try json.member("document").string(),
      sections: try json.member("sections").array { json throws(JSONError) in
        Section(
          heading: try json.optionalString(of: "heading"),
          sentences: try json.member("sentences").array(Sentence.init))
      })
  }
}

extension SourceAccount.Sentence {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("digest", digest)
      json.member("says", says)
      json.nonEmpty("clauses", clauses)
      json.nonEmpty("questions", questions)
      json.member("none", none?.rawValue)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(digest: try json.member("digest").string())
    says = try json.optionalString(of: "says")
    clauses = try json.optional("clauses")?.strings() ?? []
    questions = try json.optional("questions")?.strings() ?? []
    none = try json.optional("none")?.oneOf(SourceAccount.Reason.self)
  }
}
