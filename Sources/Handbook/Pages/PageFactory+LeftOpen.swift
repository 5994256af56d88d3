import Conformance
import EngineKit
import SpecModel
import Wording

extension PageFactory {
  /// How many questions a rule's page shows.
  private static let shownQuestions = 3

  /// Returns what a rule leaves open: the questions that decide in most of its cases, and where the others
  /// are; `nil` if nothing is open.
  func leftOpen(by rule: Rule, root: String, prose: inout ProseHTML) -> LeftOpenView? {
    let questions = index.questions(of: rule)
    if questions.isEmpty { return nil }
    let cases = index.groups(of: rule).flatMap(\.cases).joined()
    var counts: [String: Int] = [:]
    for item in cases {
      for question in decidingQuestions(in: item) { counts[question, default: 0] += 1 }
    }
    let count = { (question: Question) in counts[question.id] ?? 0 }
    let ranked = questions.enumerated().sorted {
      (count($0.element), $1.offset) > (count($1.element), $0.offset)
    }.map(\.element)
    let shown = ranked.prefix(Self.shownQuestions)
    let others = questions.filter { !shown.map(\.id).contains($0.id) }
    var view = leftOpen(Array(shown), root: root, prose: &prose) { question in
      count(question) == 0
        ? nil : "decides in \(count(question)) of \(NumberText.count(cases.count, "case"))"
    }
    if !others.isEmpty {
      view.othersCount = "\(NumberText.count(others.count, "more question")) about this rule"
      view.others = pages(of: others).map { LinkView($0, from: root) }
    }
    return view
  }

  /// Returns some open questions, with how much each decides.
  func leftOpen(
    _ questions: [Question], root: String, prose: inout ProseHTML,
    share: (Question) -> String? = { _ in nil }
  ) -> LeftOpenView {
    LeftOpenView(
      questions: questions.map { question in
        LeftOpenView.Question(
          questionTitle: question.title, question: prose.sentence(question.question),
          href: root + (paths.path(of: question.id) ?? ""), share: share(question))
      }, othersCount: nil, others: [])
  }

  /// Returns the ids of the questions that decide in a case, in any of its profiles: about what becomes of
  /// messages, or about what the case asserts.
  private func decidingQuestions(in item: Case) -> Set<String> {
    if suite.words != nil { return [] }
    let kinds = Set(item.asserts.kinds).union([.displayed, .dismissed, .discarded, .reenqueued])
    return item.profiles.reduce(into: []) {
      $0.formUnion(
        index.domain.questions(
          deciding: PlannedCase(item, profile: $1).script, seeing: kinds))
    }
  }

  /// Returns the pages that have some questions, each with how many: "3 in Stack".
  private func pages(of questions: [Question]) -> [PageLink] {
    questions.grouped(in: suite).map { group in
      let page = questionPages.chapters.first { $0.group.chapter?.id == group.chapter?.id }
      return PageLink(
        title: "\(group.questions.count) in \(group.title)",
        path: page?.path ?? QuestionPages.start)
    }
  }
}
