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

          .missingCitation,
          "the \(owner.noun) does not cite the document `\(document.id)`",
          hint: !hasRule
            ? "add `\(document.id): \(owner.citation("outside"))`"
            : "add `\(document.id): \(owner.citation("…"))`; `silent` is also allowed")
        continue
      }
      switch read.citation.stance {
      case .outside:
        if hasRule {
          read.report(

            .wrongStance,
            "`\(document.id)` is not outside: it describes the profile `\(document.profile)`, which has the rule",
            hint: owner == .rule
              ? "write `says: silent` if it says nothing" : "write `silent` if it says nothing")
        } else if read.citation.section != nil || read.citation.text != nil {
          read.report(
            .superfluousText, "a document that is outside says nothing about the \(owner.noun)",
            hint: "write `\(owner.citation("outside"))`")
        }
      case .stated, .implied, .silent, .differs:
        if !hasRule {
          read.report(

            .wrongStance,
            "`\(document.id)` is outside: it describes the profile `\(document.profile)`, which lacks the rule",
            hint:
              "write `\(owner.citation("outside"))`, or add `\(document.profile)` to the rule's profiles"
          )
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
      differing.report(
        .missingReading,
        "`\(differing.citation.document)` differs, but the rule does not say which it follows",
        hint: "add `reading: …` to say which one, and why")
    } else if differing == nil, let reading {
      reading.report(
        .superfluousReading, "no document differs, so there is none to choose",
        hint: "remove it, or say which document `differs`")
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
