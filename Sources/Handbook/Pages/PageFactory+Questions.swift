import SpecModel
import Wording

extension PageFactory {
  /// The page of what the documents leave open.
  func questions() -> Page {
    var prose = ProseHTML(places: places, root: "")
    let questions = suite.questions.map { question -> View in
      [
        "anchor": Places.anchor(question.id), "id": question.id, "questionTitle": question.title,
        "question": prose.sentence(question.question), "about": section(prose.html(question.about)),
        "profiles": question.profiles.count == suite.profiles.count
          ? [] : profileViews(question.profiles),
        "answers": question.answers.map { answer -> View in
          [
            "answerID": answer.id, "answer": prose.sentence(answer.text),
            "isDefault": answer.id == question.defaultAnswer,
          ]
        },
        "citations": citations(question.citations, prose: &prose),
        "hasProbes": !question.probes.isEmpty, "probes": question.probes.map(probe),
      ]
    }
    return Page(
      path: "questions.html", title: "Open questions",
      summary:
        "What the documents leave open, the answers engines give, and how to tell them apart.",
      template: .questions,
      view: ["questions": questions, "count": "\(questions.count)"])
  }

  private func probe(_ probe: Probe) -> View {
    [
      "probeTitle": prose(probe.script.title), "probeID": probe.script.id,
      "given": probe.script.given.phrases.map { ProseHTML.html($0) },
      "messages": probe.script.messages.map { message -> View in
        ["name": message.name, "phrase": ProseHTML.html(message.phrase)]
      },
      "steps": probe.script.steps.map { step -> View in
        ["actions": step.actions.map { ProseHTML.html($0.phrase) }]
      },
      "outcomes": probe.outcomes.map { outcome -> View in
        [
          "answerID": outcome.answer,
          "seen": probe.steps(of: outcome).map { step -> View in
            ["number": "\(step.number)", "what": step.seen.map { ProseHTML.html($0) }]
          },
        ]
      },
    ]
  }
}

extension Probe {
  /// What an outcome says of each of the steps that matter, with the steps' numbers from 1; a step
  /// that caused nothing says so.
  func steps(of outcome: Outcome) -> [(number: Int, seen: [Phrase])] {
    let first = script.steps.count - outcome.steps.count
    return outcome.steps.enumerated().map { index, expectations in
      (first + index + 1, expectations.isEmpty ? ["nothing"] : expectations.map(\.phrase))
    }
  }
}
