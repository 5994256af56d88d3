import SpecModel
import YAMLTree

/// Reads the suite's rules.yaml.
struct RulesDecoder {
  let context: FileContext

  /// Reads as much of the file's document as possible.
  ///
  /// - Parameter ids: Receives the ids of the rules.
  /// - Returns: The declarations; a chapter that is only named has no rules yet.
  func decode(_ document: YAMLDocument, _ ids: inout SuiteIDs) -> SuiteHeader {
    var header = SuiteHeader()
    guard let root = context.reader(of: document, as: "rules.yaml") else { return header }
    if root.node["rules"] != nil, root.node["suite"] == nil, root.node["chapters"] == nil {
      root.reportAtStart(
        .wrongKind(
          expected: "the rules.yaml of a suite", found: "that of a chapter",
          hint: "name the directory around this folder"))
      return header
    }
    var documents: NodeReader?
    var profiles: NodeReader?
    var chapters: NodeReader?
    root.fields(of: RulesFileKey.record) { key, value in
      switch key {
      case .format: break
      case .suite: readSuite(value, into: &header)
      case .documents: documents = value
      case .profiles: profiles = value
      case .chapters: chapters = value
      }
    }
    if let documents { header.documents = readDocuments(documents) }
    if let profiles { header.profiles = readProfiles(profiles) }
    if let documents, let profiles, header.documents.count == documents.node.count,
      header.profiles.count == profiles.node.count
    {
      HeaderCheck(header: header, documents: documents, profiles: profiles).run()
    }
    header.isComplete = context.errorCount == 0
    if let chapters {
      var named: [String: Diagnostic.Place] = [:]
      header.chapters = ChaptersDecoder(header: header).decode(chapters, &ids, &named)
      header.namedChapters = named
    }
    return header
  }

  private func readSuite(_ reader: NodeReader, into header: inout SuiteHeader) {
    reader.fields(of: SuiteKey.record) { key, value in
      switch key {
      case .name: header.name = value.identifier(.plain) ?? ""
      case .title: header.title = value.prose("a title") ?? ""
      case .version: header.version = value.nonemptyString("a version") ?? ""
      }
    }
  }

  private func readDocuments(_ reader: NodeReader) -> [SourceDocument] {
    var documents: [SourceDocument] = []
    reader.entries("a mapping of ids to documents", atLeast: "at least one document") {
      key, value in
      guard let id = key.identifier(.plain) else { return }
      var document = SourceDocument(id: id, title: "", language: "", profile: "", about: "")
      value.fields(of: DocumentKey.record) { key, value in
        switch key {
        case .title: document.title = value.prose("a title") ?? ""
        case .language: document.language = value.prose("a language") ?? ""
        case .profile: document.profile = value.nonemptyString("the id of a profile") ?? ""
        case .vendor: document.origin.vendor = value.prose("a name")
        case .product: document.origin.product = value.prose("a name")
        case .platform: document.origin.platform = value.prose("a name")
        case .originalTitle: document.origin.originalTitle = value.prose("a title")
        case .path: document.origin.path = value.prose("a path")
        case .about: document.about = value.prose() ?? ""
        }
      }
      documents.append(document)
    }
    return documents
  }

  private func readProfiles(_ reader: NodeReader) -> [Profile] {
    var profiles: [Profile] = []
    reader.entries("a mapping of ids to profiles", atLeast: "at least one profile") { key, value in
      guard let id = key.identifier(.plain) else { return }
      var profile = Profile(id: id, title: "", about: "", documents: [], lacks: [])
      value.fields(of: ProfileKey.record) { key, value in
        switch key {
        case .title: profile.title = value.prose("a title") ?? ""
        case .about: profile.about = value.prose() ?? ""
        case .documents:
          let what = "a list of documents"
          profile.documents =
            value.list(what, atLeast: "at least one document") { $0.string("the id of a document") }
            ?? []
        case .lacks:
          let known = context.words?.lackable ?? ProfileLacks.names
          profile.lacks =
            value.list("a list of actions and keys of `given`") {
              $0.one(of: known, .value(of: "lacks"), "an action or a key of `given`")
            } ?? []
        }
      }
      profiles.append(profile)
    }
    return profiles
  }
}
