import ReferenceEngine
import Reporting
import SpecModel
import Wording

extension Question {
  /// Whose default the default answer is, in plain text.
  var defaultName: String {
    Reading.known(self) == nil ? "the default in questions.yaml" : "the reference engine's default"
  }
}

extension PageFactory {
  /// Creates the page of open questions.
  func questions() -> Page {
    var prose = ProseHTML(paths: paths, root: "")
    let groups = suite.questions.grouped(in: suite).map { group in
      QuestionsView.Group(
        groupAnchor: "chapter-" + (group.chapter.map { HandbookPaths.anchor($0.id) } ?? "none"),
        groupTitle: group.title, groupCount: "\(group.questions.count)",
        questions: group.questions.map { view(of: $0, prose: &prose) })
    }
    return Page(
      path: "questions.html", title: "Open questions",
      summary:
        "What the documents leave open, the possible answers, and how to tell them apart.",
      template: .questions,
      view: QuestionsView(
        count: NumberText.count(suite.questions.count, "question"),
        aboutAnswers: prose.sentence(articles.aboutAnswers), groups: groups))
  }

  /// Returns links to questions on their page.
  func links(
    to questions: [Question], root: String, prose: inout ProseHTML
  ) -> [RuleView.Question] {
    questions.map { question in
      RuleView.Question(
        questionTitle: question.title, question: prose.sentence(question.question),
        href: root + (paths.path(of: question.id) ?? ""))
    }
  }

  private func view(of question: Question, prose: inout ProseHTML) -> QuestionsView.Question {
    QuestionsView.Question(
      anchor: HandbookPaths.anchor(question.id), id: question.id, questionTitle: question.title,
      question: prose.sentence(question.question),
      about: prose.html(question.about).nonEmpty,
      profiles: profileViews(question.profiles, unlessAllOf: suite.profiles.map(\.id)),
      answers: question.answers.map { answer in
        QuestionsView.Answer(
          answerID: answer.id, answer: prose.sentence(answer.text),
          isDefault: answer.id == question.defaultAnswer,
          defaultName: question.defaultName.replacing("'", with: "’"))
      },
      citations: citations(question.citations, prose: &prose),
      probes: question.probes.map(probe))
  }

  private func probe(_ probe: Probe) -> QuestionsView.Probe {
    QuestionsView.Probe(
      probeTitle: probe.script.title,
      given: probe.script.given.phrases.map { ProseHTML.html($0) },
      messages: probe.script.messages.map(MessageView.init),
      steps: probe.script.steps.map { step in
        QuestionsView.Step(actions: step.actions.map { ProseHTML.html($0.phrase) })
      },
      outcomes: probe.outcomes.map { outcome in
        QuestionsView.Outcome(
          answerID: outcome.answer,
          seen: probe.steps(of: outcome).map { step in
            QuestionsView.Seen(
              number: "\(step.number)", what: step.seen.map { ProseHTML.html($0) })
          })
      })
  }
}

extension Probe {
  /// Returns what an outcome shows in each of the steps that matter, with step numbers from 1, even
  /// if a step caused nothing.
  func steps(of outcome: Outcome) -> [(number: Int, seen: [Phrase])] {
    let first = script.steps.count - outcome.steps.count
    return outcome.steps.enumerated().map { index, expectations in
      (first + index + 1, expectations.isEmpty ? ["nothing"] : expectations.map(\.phrase))
    }
  }
}
