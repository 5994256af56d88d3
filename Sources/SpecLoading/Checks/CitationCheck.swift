import SpecModel

/// Checks that what documents say of a rule fits together.
struct CitationCheck {
  let rule: Rule
  let citations: [ReadCitation]
  let header: SuiteHeader

  /// Reports what does not fit.
  ///
  /// - Parameters:
  ///   - documents: Where the citations stand.
  ///   - reading: Where the reading stands, if there is one.
  ///   - reader: Where the rule stands.
  func run(at documents: NodeReader, reading: NodeReader?, of reader: NodeReader) {
    for document in header.documents {
      guard let read = citations.first(where: { $0.citation.document == document.id }) else {
        documents.report(.missingCitation(document: document.id))
        continue
      }
      let hasRule = rule.profiles.contains(document.profile)
      switch read.citation.stance {
      case .outside:
        if hasRule {
          read.key.report(.wronglyOutside(document: document.id, profile: document.profile))
        } else if read.citation.section != nil || read.citation.text != nil {
          read.key.report(.superfluousText)
        }
      case .stated, .implied, .silent, .differs:
        if !hasRule {
          read.key.report(.wronglyInside(document: document.id, profile: document.profile))
        }
      }
    }
    let differing = citations.first { $0.citation.stance == .differs }
    if let differing, reading == nil {
      differing.key.report(.missingReading(document: differing.citation.document))
    } else if differing == nil, let reading {
      reading.report(.superfluousReading)
    }
  }
}
