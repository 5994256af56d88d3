import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The page of how engines answer what the documents leave open.
  func answers() -> Page {
    let asked = engines.filter { !$0.latest.answers.isEmpty }
    let given = asked.map { Dictionary(grouping: $0.latest.answers, by: \.question) }
    return Page(
      path: "answers.html", title: "Answers of engines",
      summary: "How each engine answers what the documents leave open.", template: .answers,
      view: AnswersView(
        questions: suite.questions.map { question in
          let words = given.map { self.words(of: $0[question.id] ?? []) }
          return AnswersView.Question(
            questionTitle: question.title, href: paths.path(of: question.id) ?? "",
            answers: answers(words, of: asked))
        }))
  }

  /// The answers to a question, the one of most engines first, with who gives each.
  private func answers(_ words: [String], of engines: [EngineHistory]) -> [AnswersView.Answer] {
    var order: [String] = []
    var groups: [String: [LinkView]] = [:]
    for (word, engine) in zip(words, engines) {
      if groups[word] == nil { order.append(word) }
      let name = "\(engine.name) \(engine.label(of: engine.latest))"
      groups[word, default: []].append(
        LinkView(PageLink(title: name, path: engine.path), from: ""))
    }
    let views = order.map { word in
      let links = groups[word] ?? []
      return (
        links.count,
        AnswersView.Answer(
          answer: word, count: NumberText.count(links.count, "engine"),
          isMany: links.count > 6, engines: links)
      )
    }
    return views.enumerated().sorted { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// The answers to a question, once where all profiles have the same.
  func words(of answers: [ResultsAnswer]) -> String {
    let words = answers.map { VisibleText.line($0.words) }
    guard let first = words.first else { return "not asked" }
    if words.allSatisfy({ $0 == first }) { return first }
    return zip(answers, words).map { "\(index.profile($0.profile)): \($1)" }
      .joined(separator: "; ")
  }
}
