import Reporting
import SpecModel
import Wording

extension SuiteIndex {
  /// Whose default the default answer to a question is, in plain text.
  func defaultName(of question: Question) -> String {
    domain.knows(question) ? "the reference engine's default" : "the default in questions.yaml"
  }
}

extension PageFactory {
  /// Creates the page of open questions: all of them, or the list if chapters have pages of their own.
  func questions() -> Page {
    let title = "Open questions"
    let about = "What the documents leave open, the possible answers, and how to tell them apart."
    if questionPages.chapters.isEmpty {
      return page(
        of: suite.questions.grouped(in: suite), QuestionPages.start, title: title, about: about)
    }
    var prose = ProseHTML(paths: paths, root: "")
    return Page(
      path: QuestionPages.start, title: title, summary: about, template: .questionList,
      view: QuestionListView(
        count: NumberText.count(suite.questions.count, "question"),
        aboutAnswers: prose.sentence(articles.aboutAnswers),
        groups: questionPages.chapters.map { part in
          QuestionListView.Group(
            groupAnchor: part.group.anchor, groupTitle: part.group.title, groupHref: part.path,
            groupCount: "\(part.group.questions.count)",
            entries: part.group.questions.map { question in
              QuestionListView.Entry(
                anchor: HandbookPaths.anchor(question.id),
                href: paths.path(of: question.id) ?? "", questionTitle: question.title)
            })
        }))
  }

  /// Creates the pages of the questions of each chapter, if there are any.
  func chaptersOfQuestions() -> [Page] {
    questionPages.chapters.map { part in
      page(
        of: [part.group], part.path, title: "Open questions: \(part.group.title)",
        about: "What the documents leave open about this chapter.")
    }
  }

  private func page(
    of groups: [QuestionGroup], _ path: String, title: String, about: String
  ) -> Page {
    let root = Page.root(of: path)
    var prose = ProseHTML(paths: paths, root: root)
    let isPart = path != QuestionPages.start
    let link = PageLink(title: "Open questions", path: QuestionPages.start)
    return Page(
      path: path, title: title, summary: about, template: .questions,
      view: QuestionsView(
        start: isPart ? LinkView(link, from: root) : nil, pageTitle: title,
        count: NumberText.count(groups.reduce(0) { $0 + $1.questions.count }, "question"),
        aboutAnswers: prose.sentence(articles.aboutAnswers),
        groups: groups.map { group in
          QuestionsView.Group(
            groupAnchor: group.anchor, groupTitle: group.title,
            groupCount: "\(group.questions.count)",
            questions: group.questions.map { view(of: $0, isOpen: !isPart, prose: &prose) })
        }))
  }

  private func view(
    of question: Question, isOpen: Bool, prose: inout ProseHTML
  ) -> QuestionsView.Question {
    QuestionsView.Question(
      anchor: HandbookPaths.anchor(question.id), id: question.id, questionTitle: question.title,
      question: prose.sentence(question.question), isOpen: isOpen,
      about: prose.html(question.about).nonEmpty,
      profiles: profileViews(question.profiles, unlessAllOf: suite.profiles.map(\.id)),
      answers: question.answers.map { answer in
        QuestionsView.Answer(
          answerID: answer.id, answer: prose.sentence(answer.text),
          isDefault: answer.id == question.defaultAnswer,
          defaultName: index.defaultName(of: question).replacing("'", with: "’"))
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

extension QuestionGroup {
  /// The place of the group on a page.
  fileprivate var anchor: String {
    "chapter-" + (chapter.map { HandbookPaths.anchor($0.id) } ?? "none")
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
