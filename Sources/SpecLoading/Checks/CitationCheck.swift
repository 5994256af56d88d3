import SpecModel

/// Checks that what documents say of a rule or a clause fits together.
struct CitationCheck {
  let owner: CitationOwner
  /// The profiles of the rule.
  let profiles: [String]
  let citations: [ReadCitation]
  let header: SuiteHeader

  /// Reports what does not fit.
  ///
  /// - Parameter documents: Where the citations stand.
  func run(at documents: NodeReader) {
    for document in header.documents {
      guard let read = citations.first(where: { $0.citation.document == document.id }) else {
        documents.report(.missingCitation(document: document.id, of: owner))
        continue
      }
      let hasRule = profiles.contains(document.profile)
      switch read.citation.stance {
      case .outside:
        if hasRule {
          read.key.report(
            .wronglyOutside(document: document.id, profile: document.profile, of: owner))
        } else if read.citation.section != nil || read.citation.text != nil {
          read.key.report(.superfluousText(of: owner))
        }
      case .stated, .implied, .silent, .differs:
        if !hasRule {
          read.key.report(
            .wronglyInside(document: document.id, profile: document.profile, of: owner))
        }
      }
    }
  }
}

/// Checks that a rule says which reading is taken where documents differ, and only there.
struct ReadingCheck {
  /// What documents say of the rule and its clauses.
  let citations: [ReadCitation]

  /// Reports a reading that is missing or has no place.
  ///
  /// - Parameter reading: Where the reading stands, if there is one.
  func run(at reading: NodeReader?) {
    let differing = citations.first { $0.citation.stance == .differs }
    if let differing, reading == nil {
      differing.key.report(.missingReading(document: differing.citation.document))
    } else if differing == nil, let reading {
      reading.report(.superfluousReading)
    }
  }
}

/// What a document is cited for in rules.yaml.
enum CitationOwner {
  /// A rule, of which every citation is a mapping.
  case rule
  /// A clause, of which a word may be a citation.
  case clause

  /// Its name in messages.
  var noun: String {
    switch self {
    case .rule: "rule"
    case .clause: "clause"
    }
  }

  /// Returns a citation as it is written.
  func citation(_ word: String) -> String {
    switch self {
    case .rule: "{says: \(word)}"
    case .clause: word
    }
  }
}
