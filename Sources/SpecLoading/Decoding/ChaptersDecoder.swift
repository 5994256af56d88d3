import SpecModel
import YAMLTree

/// Reads the chapters of rules.yaml with their rules.
struct ChaptersDecoder {
  /// The documents and profiles that rules refer to.
  let header: SuiteHeader
  /// Whether all documents and profiles could be read.
  let isComplete: Bool

  /// Reads the list of chapters.
  func decode(_ reader: NodeReader) -> [Chapter] {
    var chapterIDs = UniqueIDs(of: "chapter")
    var ruleIDs = UniqueIDs(of: "rule")
    return reader.list("a list of chapters", atLeast: "at least one chapter") { element in
      var chapter = Chapter(id: "", title: "", about: "", rules: [])
      let fields = element.fields(of: "a chapter", ChapterKey.self) { key, value in
        switch key {
        case .id:
          guard let id = value.identifier(.plain) else { return }
          chapter.id = id
          chapterIDs.insert(value)
        case .title: chapter.title = value.prose("a title") ?? ""
        case .about: chapter.about = value.prose() ?? ""
        case .rules:
          chapter.rules =
            value.list("a list of rules", atLeast: "at least one rule") { rule($0, &ruleIDs) } ?? []
        }
      }
      fields?.require(.id, .title, .rules)
      return chapter
    } ?? []
  }

  /// Reads one rule.
  private func rule(_ reader: NodeReader, _ ids: inout UniqueIDs) -> Rule? {
    var rule = Rule(
      id: "", title: "", layer: .core, profiles: [], statement: "", location: reader.location)
    var citations: [ReadCitation] = []
    var clauses: NodeReader?
    var documents: NodeReader?
    var reading: NodeReader?
    let errors = reader.context.errorCount
    let fields = reader.fields(of: "a rule", RuleKey.self) { key, value in
      switch key {
      case .id:
        guard let id = value.identifier(.dotted) else { return }
        rule.id = id
        ids.insert(value)
      case .title: rule.title = value.prose("a title") ?? ""
      case .layer: rule.layer = value.word(.value(of: "layer")) ?? .core
      case .profiles: rule.profiles = value.profiles(of: header, isComplete: isComplete)
      case .statement: rule.statement = value.prose() ?? ""
      case .about: rule.about = value.prose() ?? ""
      case .clauses: clauses = value
      case .untestable: rule.untestable = value.prose("a reason")
      case .documents:
        documents = value
        citations = value.citations(in: header, isComplete: isComplete)
      case .reading:
        reading = value
        rule.reading = value.prose()
      }
    }
    guard let fields else { return nil }
    fields.require(.id, .title, .layer, .profiles, .statement, .documents)
    rule.citations = citations.map(\.citation)
    let readClauses = clauses?.clauses(of: rule, in: header, isComplete: isComplete) ?? []
    rule.clauses = readClauses.map(\.clause)
    if let documents, isComplete, errors == reader.context.errorCount {
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
  /// Reads a list of profiles, in the suite's order.
  func profiles(of header: SuiteHeader, isComplete: Bool) -> [String] {
    let known = header.profiles.map(\.id)
    var chosen: [String] = []
    elements(
      "a list of profiles", atLeast: "at least one profile",
      otherwise: "write `[\(known.joined(separator: ", "))]` for all of them"
    ) { element in
      guard let id = element.string("the id of a profile") else { return }
      if !known.contains(id) {
        if isComplete { element.report(.unknown(.profile, id, known: known)) }
      } else if chosen.contains(id) {
        element.report(.duplicateEntry(id))
      } else {
        chosen.append(id)
      }
    }
    return known.filter(chosen.contains)
  }
}
