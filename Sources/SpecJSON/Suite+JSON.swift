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
      json.member("words", words)
      json.nonEmpty("monitors", monitors)
      json.member("documents", documents)
      json.member("profiles", profiles)
      json.member("chapters", chapters)
      write(.questions, to: &json)
      json.member("files", files)
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
        name: try json.required("name"), title: try json.required("title"),
        version: try json.required("version"), documents: try json.required("documents"),
        profiles: try json.required("profiles"), chapters: try json.required("chapters"),
        questions: try json.required("questions"), files: try json.required("files"))
      self.words = words
      monitors = try json.optional("monitors", or: [])
      accounts = try json.optional("accounts", or: [])
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
    case .questions: json.member("questions", questions)
    case .accounts: json.member("accounts", accounts)
    }
  }
}

/// An error in a bundle.
package struct BundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where.
  package var description: String
}

extension SourceDocument: JSONDescribed {
  package init(_ document: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", document?.id), title: try json.required("title", document?.title),
      language: try json.required("language", document?.language),
      profile: try json.required("profile", document?.profile),
      about: try json.optional("about", document?.about, or: ""))
    origin.vendor = try json.optional("vendor", document?.origin.vendor)
    origin.product = try json.optional("product", document?.origin.product)
    origin.platform = try json.optional("platform", document?.origin.platform)
    origin.originalTitle = try json.optional("original_title", document?.origin.originalTitle)
    origin.path = try json.optional("path", document?.origin.path)
  }
}

extension Profile: JSONDescribed {
  package init(_ profile: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", profile?.id), title: try json.required("title", profile?.title),
      about: try json.optional("about", profile?.about, or: ""),
      documents: try json.required("documents", profile?.documents),
      lacks: try json.required("lacks", profile?.lacks))
  }
}

extension CaseFile: JSONDescribed {
  package init(_ file: Self?, _ json: inout JSONMembers) throws(JSONError) {
    let id = try json.required("id", file?.id)
    let chapter = try json.required("chapter", file?.chapter)
    let title = try json.required("title", file?.title)
    let about = try json.optional("about", file?.about, or: "")
    let lineCount = try json.optional("lines", json.omitsFiles ? nil : file?.lineCount)
    self.init(
      id: id, chapter: chapter, title: title, about: about,
      cases: try json.required("cases", file?.cases),
      location: try json.required("at", file?.location), lineCount: lineCount)
  }
}
