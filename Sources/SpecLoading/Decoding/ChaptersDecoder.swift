import SpecModel
import YAMLTree

/// Reads chapters: those of the suite's rules.yaml, and one with a rules.yaml of its own.
struct ChaptersDecoder {
  /// The documents and profiles that rules refer to.
  let header: SuiteHeader

  /// Reads the list of chapters in the suite's rules.yaml.
  ///
  /// - Parameters:
  ///   - ids: The ids of the rules so far.
  ///   - named: Receives the chapters that are only named here, with their places.
  func decode(
    _ reader: NodeReader, _ ids: inout SuiteIDs, _ named: inout [String: Diagnostic.Place]
  ) -> [Chapter] {
    var chapterIDs = UniqueIDs(of: "chapter")
    return reader.list("a list of chapters", atLeast: "at least one chapter") { element in
      var chapter = Chapter(id: "", title: "", about: "", rules: [])
      if element.node.kind == .scalar, !element.node.isMissing {
        guard let id = element.identifier(.plain) else { return nil }
        chapter.id = id
        chapterIDs.insert(element)
        named[id] = named[id] ?? element.place
        return chapter
      }
      element.fields(of: ChapterKey.inSuite) { key, value in
        read(key, value, into: &chapter, &ids)
        if key == .id, !chapter.id.isEmpty { chapterIDs.insert(value) }
      }
      return chapter
    } ?? []
  }

  /// Reads the rules.yaml of one chapter.
  ///
  /// - Parameters:
  ///   - document: The contents of the file.
  ///   - id: The id of the chapter, which is the name of the file's folder.
  ///   - ids: The ids of the rules so far.
  func decode(
    _ document: YAMLDocument, of id: String, _ ids: inout SuiteIDs, context: FileContext
  ) -> Chapter? {
    guard let root = context.reader(of: document, as: ChapterKey.file.owner) else { return nil }
    var chapter = Chapter(id: id, title: "", about: "", rules: [])
    root.fields(of: ChapterKey.file) { read($0, $1, into: &chapter, &ids) }
    return chapter
  }

  private func read(
    _ key: ChapterKey, _ value: NodeReader, into chapter: inout Chapter, _ ids: inout SuiteIDs
  ) {
    switch key {
    case .format: break
    case .id: chapter.id = value.identifier(.plain) ?? ""
    case .title: chapter.title = value.prose("a title") ?? ""
    case .about: chapter.about = value.prose() ?? ""
    case .rules: chapter.rules = rules(value, &ids)
    }
  }

  /// Reads the rules of a chapter.
  private func rules(_ reader: NodeReader, _ ids: inout SuiteIDs) -> [Rule] {
    reader.list("a list of rules", atLeast: "at least one rule") { rule($0, &ids) } ?? []
  }

  /// Reads one rule.
  private func rule(_ reader: NodeReader, _ ids: inout SuiteIDs) -> Rule? {
    var rule = Rule(
      id: "", title: "", layer: .core, profiles: [], statement: "", location: reader.location)
    var citations: [ReadCitation] = []
    var clauses: NodeReader?
    var documents: NodeReader?
    var reading: NodeReader?
    let errors = reader.context.errorCount
    var reasons: [RuleKey] = []
    let fields = reader.fields(of: RuleKey.record) { key, value in
      switch key {
      case .id:
        guard let id = value.identifier(.dotted) else { return }
        rule.id = id
        ids.insert(value)
      case .title: rule.title = value.prose("a title") ?? ""
      case .layer: rule.layer = value.word(.value(of: "layer")) ?? .core
      case .profiles: rule.profiles = value.profiles(of: header)
      case .statement: rule.statement = value.prose() ?? ""
      case .about: rule.about = value.prose() ?? ""
      case .discard:
        reasons.append(key)
        rule.reason = value.reason(of: .discarded, among: DiscardReason.documented).map {
          .discard($0)
        }
      case .reenqueue:
        reasons.append(key)
        rule.reason = value.reason(of: .reenqueued, among: ReenqueueReason.documented).map {
          .reenqueue($0)
        }
      case .types:
        rule.types =
          value.distinct("a list of types", atLeast: "at least one type") {
            $0.word(.value(of: "types"), Message.Kind.self)
          } ?? []
      case .clauses: clauses = value
      case .untestable: rule.untestable = value.prose("a reason")
      case .documents:
        documents = value
        citations = value.citations(in: header)
      case .reading:
        reading = value
        rule.reading = value.prose()
      }
    }
    guard fields != nil else { return nil }
    if reasons.count > 1 {
      reader.report(.conflictingKeys(reasons.map(\.rawValue), of: "a rule"))
    }
    rule.citations = citations.map(\.citation)
    let readClauses = clauses?.clauses(of: rule, in: header) ?? []
    rule.clauses = readClauses.map(\.clause)
    if let documents, header.isComplete, errors == reader.context.errorCount {
      CitationCheck(owner: .rule, profiles: rule.profiles, citations: citations, header: header)
        .run(at: documents)
      for clause in readClauses { clause.check(in: rule, header) }
      ReadingCheck(citations: citations + readClauses.flatMap(\.citations)).run(at: reading)
    }
    // Cases may refer to the rule even if it has mistakes.
    return rule.id.isEmpty ? nil : rule
  }
}

extension NodeReader {
  /// Reads the reason that engines give for an observation.
  fileprivate func reason<Reason: RawRepresentable<String>>(
    of kind: Observation.Kind, among reasons: [Reason]
  ) -> Reason? {
    one(of: reasons.map(\.rawValue), .reason(of: kind.rawValue), "a reason").flatMap(Reason.init)
  }

  /// Reads a list of profiles, in the suite's order.
  func profiles(of header: SuiteHeader) -> [String] {
    let known = header.profiles.map(\.id)
    let chosen =
      distinct(
        "a list of profiles", atLeast: "at least one profile",
        otherwise: "write `[\(known.joined(separator: ", "))]` for all of them"
      ) {
        $0.one(
          of: known, .profile, "the id of a profile", isComplete: header.isComplete)
      } ?? []
    return known.filter(chosen.contains)
  }
}
