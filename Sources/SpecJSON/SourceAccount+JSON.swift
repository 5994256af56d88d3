package import SpecModel

/// The accounts of documents as a separate part, because no run needs them.
extension Suite {
  /// Writes the accounts alone as a JSON object, as UTF-8.
  package func bundleOfAccounts() -> [UInt8] {
    var json = JSONWriter()
    json.object { writeAccounts(to: &$0) }
    json.endLine()
    return json.bytes
  }

  /// Replaces the accounts by those that ``bundleOfAccounts()`` wrote.
  ///
  /// - Throws: ``BundleError`` if the bytes are anything else.
  package mutating func readAccounts(from bytes: some Collection<UInt8>) throws(BundleError) {
    do throws(JSONError) {
      accounts = try JSONReader(parsing: bytes).member("accounts").array(SourceAccount.init)
    } catch {
      throw BundleError(description: error.description)
    }
  }

  func writeAccounts(to json: inout JSONWriter) {
    json.member("accounts", accounts) { $1.write(to: &$0) }
  }
}

extension SourceAccount {
  fileprivate func write(to json: inout JSONWriter) {
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
