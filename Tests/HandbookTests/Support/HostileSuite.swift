import SpecModel

/// A suite in which every text tries to break out of its place.
enum HostileSuite {
  /// Markup and a script, in a name.
  static let name = "<script>alert('x')</script>"
  /// Text that ends an attribute, once with a combining accent, with a character that XML forbids,
  /// and template marks.
  static let text =
    "\"\u{301} \"><img src=x onerror=alert(1)> {{suiteTitle}} \u{1} & </desc> `<b>` [a](javascript:alert(1))"

  /// The suite.
  static let suite: Suite = {
    let place = SourceLocation(file: "stack/x.yaml", line: 1, column: 1)
    let citation = Citation(document: "d<d", stance: .differs, section: text, text: text)
    let rule = Rule(
      id: "stack.x", title: text, layer: .presenter, profiles: ["swift"], statement: text,
      about: text, citations: [citation], reading: text, location: place)
    let message = Message(
      name: name, type: .modal, triggers: [.customEvent(name: text, filter: nil)],
      extras: [name: text])
    let item = Case(
      id: "stack/x/y", title: text, about: text, rules: ["stack.x"], profiles: ["swift"],
      messages: [message],
      steps: [
        Step(actions: [.startSession(deliver: [name])], position: place.position),
        Step(
          actions: [.logEvent(name: text, properties: [name: .string(text)])],
          expectations: [.observation(.displayed(message: name))], stack: [], note: text,
          position: place.position),
      ], asserts: [.displayed], keptFor: text, location: place)
    let question = Question(
      id: "open.x", title: text, question: text, about: text, profiles: ["swift"],
      citations: [citation], answers: [Question.Answer(id: "a<b", text: text)],
      defaultAnswer: "a<b",
      probes: [
        Probe(
          script: item,
          outcomes: [
            Probe.Outcome(
              answer: "a<b", steps: [[.observation(.displayed(message: name))]])
          ])
      ], location: place)
    var document = SourceDocument(
      id: "d<d", title: text, language: text, profile: "swift", about: text)
    document.origin.vendor = text
    document.origin.path = text
    var sentence = SourceAccount.Sentence(digest: text)
    (sentence.says, sentence.clauses, sentence.questions) = (text, ["stack.x", text], [text])
    var suite = Suite(
      name: text, title: text, version: text,
      documents: [document],
      profiles: [
        Profile(id: "swift", title: text, about: text, documents: ["d<d"], lacks: [name])
      ],
      chapters: [Chapter(id: "stack", title: text, about: text, rules: [rule])],
      questions: [question],
      files: [
        CaseFile(
          id: "stack/x", chapter: "stack", title: text, about: text, cases: [item],
          location: place)
      ])
    suite.accounts = [
      SourceAccount(
        document: "d<d",
        sections: [SourceAccount.Section(heading: text, sentences: [sentence])])
    ]
    return suite
  }()
}
