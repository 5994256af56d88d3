import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The page of how engines answer what the documents leave open.
  func answers() -> Page {
    let runs = results.runs.filter { !$0.answers.isEmpty }
    let given = runs.map { Dictionary(grouping: $0.answers, by: \.question) }
    return Page(
      path: "answers.html", title: "Answers of engines",
      summary: "How each engine answers what the documents leave open.", template: .answers,
      view: AnswersView(
        label: "Questions by runs", columns: columns(runs, root: ""),
        questions: suite.questions.map { question in
          AnswersView.Question(
            questionTitle: question.title, href: paths.path(of: question.id) ?? "",
            answers: given.map { words(of: $0[question.id] ?? []) })
        }))
  }

  /// The answers to a question, once where all profiles have the same.
  private func words(of answers: [ResultsAnswer]) -> String {
    let words = answers.map { VisibleText.line($0.words) }
    guard let first = words.first else { return "not asked" }
    if words.allSatisfy({ $0 == first }) { return first }
    return zip(answers, words).map { "\(index.profile($0.profile)): \($1)" }
      .joined(separator: "; ")
  }
}
