package import SpecModel

extension AuditFinding {
  /// Finds what the accounts of a suite's documents leave out.
  ///
  /// A suite may have no accounts at all. Once it has one of a document, each sentence of that document must be
  /// accounted for, and each clause that the document states, or that it states differently, must rest on
  /// one. Each question should rest on a sentence of some document.
  package static func ofAccounts(of suite: Suite) -> [AuditFinding] {
    guard !suite.accounts.isEmpty else { return [] }
    return suite.documents.flatMap { document -> [AuditFinding] in
      guard let account = suite.accounts.first(where: { $0.document == document.id }) else {
        return [.withoutAccount(document: document.id)]
      }
      return account.sentences.filter { !$0.isAccountedFor }
        .map { .unaccounted($0, document: document.id) }
        + suite.rules.flatMap { unfounded($0, in: account) }
    } + unfoundedQuestions(of: suite)
  }

  /// Finds the questions that no sentence of a document leaves open.
  private static func unfoundedQuestions(of suite: Suite) -> [AuditFinding] {
    let carried = Set(suite.accounts.flatMap(\.sentences).flatMap(\.questions))
    return suite.questions.filter { !carried.contains($0.id) }.map(AuditFinding.restsOnNothing)
  }

  /// Finds what a document is said to say of a rule, and no sentence of it does.
  private static func unfounded(_ rule: Rule, in account: SourceAccount) -> [AuditFinding] {
    let document = account.document
    let carried = account.carried
    func isUnfounded(_ citations: [Citation], _ ids: [String]) -> Bool {
      guard let stance = citations.first(where: { $0.document == document })?.stance,
        stance == .stated || stance == .differs
      else { return false }
      return carried.isDisjoint(with: ids)
    }
    var findings = rule.clauses.filter { isUnfounded($0.citations, [$0.id]) }.map {
      AuditFinding.withoutSentence($0.id, document: document, $0.location)
    }
    if findings.isEmpty, isUnfounded(rule.citations, [rule.id] + rule.clauses.map(\.id)) {
      findings.append(.withoutSentence(rule.id, document: document, rule.location))
    }
    let headings = account.sections.compactMap(\.heading)
    if let section = rule.citations.first(where: { $0.document == document })?.section,
      !headings.contains(section)
    {
      findings.append(.withoutHeading(section, document: document, rule: rule))
    }
    return findings
  }
}
