import SpecModel
import Wording

/// A suite indexed by rule: everything that belongs to each rule.
struct SuiteIndex: Sendable {
  /// The suite.
  let suite: Suite
  /// What knows the meaning of its words.
  let domain: any Domain
  /// The handbook's own prose.
  let articles: Articles
  private let filesByRule: [String: [Group]]
  private let alsoByRule: [String: [Case]]
  private let faultsByRule: [String: [KnownFault]]
  /// Runs the cases and describes them.
  let storyteller: Storyteller
  private let declaredFaultsByRule: [String: [DeclaredFault]]
  private let questionsByRule: [String: [Question]]
  private let countByRule: [String: Int]
  private let holdersByClause: [String: [Case]]
  private let casesByID: [String: Case]
  private let rulesByID: [String: Rule]

  /// The cases of one file that are filed under one rule.
  struct Group: Sendable {
    /// The file, with all of its cases.
    var file: CaseFile
    /// The file's cases that are filed under the rule, grouped by variants.
    var cases: [[Case]]
  }

  /// Indexes a suite, the faults that its domain knows, and those that it declares.
  init(
    _ suite: Suite, of domain: any Domain, breaking known: [KnownFault] = [],
    faults: [DeclaredFault] = []
  ) {
    (self.suite, self.domain) = (suite, domain)
    articles = Articles(for: suite, of: domain)
    var groups: [String: [Group]] = [:]
    var also: [String: [Case]] = [:]
    var counts: [String: Int] = [:]
    var holders: [String: [Case]] = [:]
    for file in suite.files {
      for item in file.cases {
        guard let rule = item.rules.first else { continue }
        if groups[rule]?.last?.file.id != file.id {
          groups[rule, default: []].append(Group(file: file, cases: []))
        }
        if let last = groups[rule]?.indices.last { groups[rule]?[last].add(item) }
        for held in item.basis.holds { holders[held.clause, default: []].append(item) }
        for rule in item.rules { counts[rule, default: 0] += 1 }
        for other in item.rules.dropFirst() { also[other, default: []].append(item) }
      }
    }
    casesByID = Dictionary(suite.cases.map { ($0.id, $0) }) { first, _ in first }
    rulesByID = Dictionary(suite.rules.map { ($0.id, $0) }) { first, _ in first }
    filesByRule = groups
    alsoByRule = also
    countByRule = counts
    holdersByClause = holders
    // No reason or fault of anything that the suite does not have is shown.
    let jurisdiction = Jurisdiction(of: suite)
    storyteller = Storyteller(of: domain, within: jurisdiction, words: suite.words)
    faultsByRule = Dictionary(
      grouping: known.filter { jurisdiction.covers(clause: $0.clause) }, by: \.rule)
    declaredFaultsByRule = Dictionary(grouping: faults, by: \.rule)
    let named = suite.questions.map { question in
      Self.names(
        in: [question.question, question.about] + question.answers.map(\.text)
          + question.citations.compactMap(\.text)
      ).union(question.rules)
    }
    var questions: [String: [Question]] = [:]
    for rule in suite.rules {
      let asked = Self.names(in: [rule.about, rule.reading ?? ""])
      questions[rule.id] = zip(suite.questions, named).filter { question, rules in
        rules.contains(rule.id) || asked.contains(question.id)
      }.map(\.0)
    }
    questionsByRule = questions
  }

  /// Returns the names between backquotes in some texts.
  static func names(in texts: [String]) -> Set<String> {
    Set(
      texts.flatMap { text in
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
        return pieces.enumerated().dropLast().filter { !$0.offset.isMultiple(of: 2) }
          .map { String($0.element) }
      })
  }

  /// Returns the case with an id.
  func item(_ id: String) -> Case? { casesByID[id] }

  /// Returns the rule with an id.
  func rule(_ id: String) -> Rule? { rulesByID[id] }

  /// Returns the cases that are filed under a rule, file by file.
  func groups(of rule: Rule) -> [Group] { filesByRule[rule.id] ?? [] }

  /// Returns the cases that are filed under another rule but also test this one.
  func alsoTested(of rule: Rule) -> [Case] { alsoByRule[rule.id] ?? [] }

  /// Returns the number of cases that test a rule.
  func caseCount(of rule: Rule) -> Int { countByRule[rule.id] ?? 0 }

  /// Returns the faults of the domain that break a rule.
  func faults(of rule: Rule) -> [KnownFault] { faultsByRule[rule.id] ?? [] }

  /// Returns the suite's declared faults that break a rule.
  func declaredFaults(of rule: Rule) -> [DeclaredFault] { declaredFaultsByRule[rule.id] ?? [] }

  /// Returns the cases that hold a clause.
  func holders(of clause: Clause) -> [Case] { holdersByClause[clause.id] ?? [] }

  /// Returns the stances of documents on a clause, each with the documents' languages; documents of
  /// other profiles are omitted.
  func stances(of clause: Clause) -> [(stance: Citation.Stance, documents: String)] {
    Citation.Stance.allCases.filter { $0 != .outside }.compactMap { stance in
      let names = clause.citations.filter { $0.stance == stance }.map {
        name(ofDocument: $0.document)
      }
      return names.isEmpty ? nil : (stance, names.joined(separator: ", "))
    }
  }

  /// Returns what the handbook calls a document: its language, or its title if several have that
  /// language.
  func name(ofDocument id: String) -> String {
    guard let document = suite.documents.first(where: { $0.id == id }) else { return id }
    let isAlone = suite.documents.count { $0.language == document.language } == 1
    return isAlone || suite.words == nil ? document.language : document.title
  }

  /// Returns the other rules that at least half of a rule's own cases need, with the number of
  /// cases.
  func foundations(of rule: Rule) -> [(rule: String, cases: Int, of: Int)] {
    let own = groups(of: rule).flatMap(\.cases).joined()
    let total = own.count
    var counts: [String: Int] = [:]
    for item in own {
      for need in item.basis.needs { counts[need, default: 0] += 1 }
    }
    return suite.rules.compactMap { other in
      guard let count = counts[other.id], 2 * count >= total else { return nil }
      return (other.id, count, total)
    }
  }

  /// Returns the open questions that are about a rule, mention it, or are mentioned by it.
  func questions(of rule: Rule) -> [Question] { questionsByRule[rule.id] ?? [] }

  /// Returns the title of a profile.
  func profile(_ id: String) -> String {
    suite.profiles.first { $0.id == id }?.title ?? id
  }
}

extension SuiteIndex.Group {
  /// Adds a case; variants of one case have the same location in the file.
  mutating func add(_ item: Case) {
    if let last = cases.last?.last, last.location == item.location,
      file.isRow(last)
    {
      cases[cases.count - 1].append(item)
    } else {
      cases.append([item])
    }
  }
}
