package import SpecModel

extension Suite {
  /// The version of the bundle's format.
  private static let bundleFormat = 1

  /// Writes the whole suite as one JSON object: a bundle, which can be read without YAML.
  ///
  /// - Returns: The bundle, as UTF-8.
  package func bundle() -> [UInt8] {
    bundle(JSONWriter())
  }

  /// Writes the bundle with the given writer.
  func bundle(_ json: consuming JSONWriter) -> [UInt8] {
    json.object { json in
      json.member("iamspec_bundle", Self.bundleFormat)
      json.member("name", name)
      json.member("title", title)
      json.member("version", version)
      if let words {
        json.key("words")
        words.write(to: &json)
      }
      json.nonEmpty("monitors", monitors) { $1.write(to: &$0) }
      json.member("documents", documents) { $1.write(to: &$0) }
      json.member("profiles", profiles) { $1.write(to: &$0) }
      json.member("chapters", chapters) { $1.write(to: &$0) }
      write(.questions, to: &json)
      json.member("files", files) { $1.write(to: &$0) }
      writeBasis(to: &json)
      // They tell readers where the rules come from, and ask nothing of engines.
      if !accounts.isEmpty, !json.omitsFiles { write(.accounts, to: &json) }
    }
    json.endLine()
    return json.bytes
  }

  /// Reads a suite from a bundle.
  ///
  /// - Parameter bytes: The output of `iamspec bundle`.
  /// - Throws: ``BundleError`` if the bytes are not a bundle, or a bundle in another format.
  package init(bundle bytes: some Collection<UInt8>) throws(BundleError) {
    do throws(JSONError) {
      var json = try JSONReader(parsing: bytes)
      try json.member("iamspec_bundle").checkVersion(Self.bundleFormat, of: "it is")
      let words = try json.optional("words").map(SuiteWords.init)
      json = json.reading(words)
      self.init(
        name: try json.member("name").string(), title: try json.member("title").string(),
        version: try json.member("version").string(),
        documents: try json.member("documents").array(SourceDocument.init),
        profiles: try json.member("profiles").array(Profile.init),
        chapters: try json.member("chapters").array(Chapter.init),
        questions: try json.member("questions").array(Question.init),
        files: try json.member("files").array(CaseFile.init))
      self.words = words
      monitors = try json.optional("monitors")?.array(DeclaredMonitor.init) ?? []
      if let accounts = json.optional("accounts") {
        self.accounts = try accounts.array(SourceAccount.init)
      }
      if let basis = json.optional("basis") { try readBasis(basis) }
    } catch {
      throw BundleError(description: error.description)
    }
  }
}

/// A part of a suite that is also kept by itself: the questions are needed less often than the rest, and the accounts
/// of documents by no run.
package enum SuitePart: String, Sendable {
  case questions
  case accounts
}

extension Suite {
  /// Writes a part alone as a JSON object, as UTF-8.
  package func bundle(of part: SuitePart) -> [UInt8] {
    var json = JSONWriter()
    json.object { write(part, to: &$0) }
    json.endLine()
    return json.bytes
  }

  /// Replaces a part by the one that ``bundle(of:)`` wrote.
  ///
  /// - Throws: ``BundleError`` if the bytes are anything else.
  package mutating func read(
    _ part: SuitePart, from bytes: some Collection<UInt8>
  ) throws(BundleError) {
    do throws(JSONError) {
      let list = try JSONReader(parsing: bytes).member(part.rawValue)
      switch part {
      case .questions: questions = try list.array(Question.init)
      case .accounts: accounts = try list.array(SourceAccount.init)
      }
    } catch {
      throw BundleError(description: error.description)
    }
  }

  private func write(_ part: SuitePart, to json: inout JSONWriter) {
    switch part {
    case .questions: json.member("questions", questions) { $1.write(to: &$0) }
    case .accounts: json.member("accounts", accounts) { $1.write(to: &$0) }
    }
  }
}

/// An error in a bundle.
package struct BundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where.
  package var description: String
}

extension SourceDocument {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("title", title)
      json.member("language", language)
      json.member("profile", profile)
      json.nonEmpty("about", about)
      json.member("vendor", origin.vendor)
      json.member("product", origin.product)
      json.member("platform", origin.platform)
      json.member("original_title", origin.originalTitle)
      json.member("path", origin.path)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), title: try json.member("title").string(),
      language: try json.member("language").string(),
      profile: try json.member("profile").string(), about: try json.text("about"))
    origin.vendor = try json.optionalString(of: "vendor")
    origin.product = try json.optionalString(of: "product")
    origin.platform = try json.optionalString(of: "platform")
    origin.originalTitle = try json.optionalString(of: "original_title")
    origin.path = try json.optionalString(of: "path")
  }
}

extension Profile {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("title", title)
      json.nonEmpty("about", about)
      json.member("documents", documents)
      json.member("lacks", lacks)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), title: try json.member("title").string(),
      about: try json.text("about"), documents: try json.member("documents").strings(),
      lacks: try json.member("lacks").strings())
  }
}

extension CaseFile {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("chapter", chapter)
      json.member("title", title)
      json.nonEmpty("about", about)
      if !json.omitsFiles { json.member("lines", lineCount) }
      json.member("cases", cases) { $1.write(to: &$0) }
      json.location(location)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), chapter: try json.member("chapter").string(),
      title: try json.member("title").string(), about: try json.text("about"),
      cases: try json.member("cases").array(Case.init), location: try json.location(),
      lineCount: try json.optional("lines")?.count())
  }
}
