import SpecModel

/// Checks that the citations of a rule or a clause are complete and consistent.
struct CitationCheck {
  let owner: CitationOwner
  /// The profiles of the rule.
  let profiles: [String]
  let citations: [ReadCitation]
  let header: SuiteHeader

  /// Reports missing and contradictory citations.
  ///
  /// - Parameter documents: The node of the citations.
  func run(at documents: NodeReader) {
    for document in header.documents {
      let hasRule = profiles.contains(document.profile)
      guard let read = citations.first(where: { $0.citation.document == document.id }) else {
        documents.report(
          .missingCitation(document: document.id, isOutside: !hasRule, of: owner))
        continue
      }
      switch read.citation.stance {
      case .outside:
        if hasRule {
          read.report(
            .wronglyOutside(document: document.id, profile: document.profile, of: owner))
        } else if read.citation.section != nil || read.citation.text != nil {
          read.report(.superfluousText(of: owner))
        }
      case .stated, .implied, .silent, .differs:
        if !hasRule {
          read.report(
            .wronglyInside(document: document.id, profile: document.profile, of: owner))
        }
      }
    }
  }
}

/// Checks that a rule states a reading if documents differ, and only then.
struct ReadingCheck {
  /// The citations of the rule and its clauses.
  let citations: [ReadCitation]

  /// Reports a missing or an unnecessary reading.
  ///
  /// - Parameter reading: The node of the reading, if there is one.
  func run(at reading: NodeReader?) {
    let differing = citations.first { $0.citation.stance == .differs }
    if let differing, reading == nil {
      differing.report(.missingReading(document: differing.citation.document))
    } else if differing == nil, let reading {
      reading.report(.superfluousReading)
    }
  }
}

/// The element of rules.yaml that a citation belongs to.
enum CitationOwner {
  /// A rule, whose citations are all mappings.
  case rule
  /// A clause, whose citations may also be single words.
  case clause

  /// The element's name in messages.
  var noun: String {
    switch self {
    case .rule: "rule"
    case .clause: "clause"
    }
  }

  /// Returns the YAML for a citation with a stance.
  func citation(_ word: String) -> String {
    switch self {
    case .rule: "{says: \(word)}"
    case .clause: word
    }
  }
}
