import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Creates the page with the engines' answers to open questions.
  func answers() -> Page {
    let asked = engines.filter { !$0.latest.answers.isEmpty }
    let given = asked.map { Dictionary(grouping: $0.latest.answers, by: \.question) }
    return Page(
      path: "answers.html", title: "Answers of engines",
      summary: "How each engine answers what the documents leave open.", template: .answers,
      view: AnswersView(
        questions: suite.questions.map { question in
          return AnswersView.Question(
            questionTitle: question.title, href: paths.path(of: question.id) ?? "",
            answers: answers(given.map { $0[question.id] ?? [] }, to: question, of: asked))
        }))
  }

  /// Returns the answers to a question with the engines that give them, the most frequent first.
  private func answers(
    _ given: [[ResultsAnswer]], to question: Question, of engines: [EngineHistory]
  ) -> [AnswersView.Answer] {
    var order: [String] = []
    var groups: [String: [AnswersView.Engine]] = [:]
    for (answers, engine) in zip(given, engines) {
      let word = words(of: answers, to: question)
      if groups[word] == nil { order.append(word) }
      groups[word, default: []].append(
        AnswersView.Engine(
          linkTitle: "\(engine.name) \(engine.label(of: engine.latest))", href: engine.path,
          source: source(of: answers)))
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

  /// Returns the answers to a question in words; just one if all profiles have the same.
  func words(of answers: [ResultsAnswer], to question: Question) -> String {
    let words = answers.map { answer in
      let words = VisibleText.line(answer.outcome.words)
      // Another version of the suite may have had other answers.
      guard case .answer(let id) = answer.outcome,
        !question.answers.contains(where: { $0.id == id })
      else { return words }
      return words + ", which is not an answer in this suite"
    }
    guard let first = words.first else { return "not asked" }
    if words.allSatisfy({ $0 == first }) { return first }
    return zip(answers, words).map { "\(index.profile($0.profile)): \($1)" }
      .joined(separator: "; ")
  }

  /// Returns what showed the answers, unless it was just a probe.
  func source(of answers: [ResultsAnswer]) -> String? {
    let count = answers.count(where: \.isShownByScripts)
    if count == 0 { return nil }
    return count == answers.count ? "shown by scripts" : "partly shown by scripts"
  }
}
