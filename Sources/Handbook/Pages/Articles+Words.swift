import EmbeddedFiles
import EngineKit
import SpecJSON
import SpecModel
import Wording

/// The prose of the handbook of a suite with words of its own: these words, and examples from its cases.
extension Articles {
  /// The introduction to the handbook.
  static let ownIntroduction = """
    This handbook shows what engines have to do, rule by rule, with pictures. Every page is generated from the specs \
    that engines are tested with, so what you read is what is tested.
    """

  /// The parts of a rule's page, and how to read a picture.
  static func ownParts(_ words: SuiteWords) -> String {
    let lanes = words.vocabulary.states.map { "*\($0.name)*" }
    let queries = words.vocabulary.queries.map { "*\($0.name)*" }
    return """
      A **rule** is a sentence or two, with what every document says about it. Its **cases** are short stories that \
      every engine must be able to act out. Each has a timeline, the same steps in words, and its YAML.

      In a timeline, each column is a step. Read it from the top: what *happens*, and what is on the *screen* \
      afterwards.
      """
        + (lanes.isEmpty
          ? "" : " If something changes a state, it has a lane: \(lanes.joined(separator: ", ")).")
        + (queries.isEmpty
          ? "" : " What a case asks for has one, too: \(queries.joined(separator: ", ")).")
        + " Everything else that is *seen* follows below."
  }

  /// How to write a case.
  func ownWritingCases(_ words: SuiteWords) -> String {
    let vocabulary = words.vocabulary
    let actions =
      vocabulary.actions.filter(\.isWritten).map { ($0.name, $0.summary) }
      + words.included.actions.sorted { $0.rawValue < $1.rawValue }.map {
        ($0.rawValue, $0.definition.summary)
      }
    var text = """
      A case is a short story in YAML. It names the messages that it needs, says what happens step by step, and states \
      what every engine must do on the way. Nothing else decides whether an engine conforms.

      ## A case of the suite


      """
    if let item = suite.cases.first {
      text += """
        \(MarkdownText.fenced(CaseYAML(item).text, "yaml"))
        The file is in its chapter's folder. The full id of a case is the path of the file and the case's own id: \
        \(MarkdownText.code(item.id)). It never changes, because lists of known failures refer to it.


        """
    }
    text += """
      ## Steps

      A step has one or more actions, and the observations that they must cause together, in order. A step without \
      `expect` must cause nothing that the case asserts.

      ### Actions

      \(Self.list(actions))

      ### Observations

      \(Self.list(vocabulary.observations.map { ($0.name, $0.summary) }))


      """
    if !vocabulary.queries.isEmpty {
      text += """
        ### Queries

        A step can ask for these by a key of its own, beside its actions.

        \(Self.list(vocabulary.queries.map { ($0.name, $0.answer.summary) }))


        """
    }
    text += "## Messages, and the start\n\n"
    if !vocabulary.messages.isEmpty {
      text += """
        A message has these keys:

        \(Self.list(vocabulary.messages.map { ($0.name, $0.summary) }))


        """
    }
    if !vocabulary.classes.isEmpty {
      text += """
        Some words take only messages of a class:

        \(Self.list(vocabulary.classes.map { ($0.name, "messages \($0.phrase)") }))


        """
    }
    if !vocabulary.given.isEmpty {
      text += """
        `given` says how a case starts:

        \(Self.list(vocabulary.given.map { ($0.name, $0.summary) }))


        """
    }
    let shown = words.shown.kinds.map { MarkdownText.code($0.rawValue) }.joined(separator: " and ")
    return text + """
      ## What a case asserts

      \(shown.isEmpty ? "" : "A case always asserts \(shown). ")It asserts every kind of observation that one of its \
      steps names, and it does so at *every* step. "It must not be seen" therefore needs no form of its own: a step \
      that does not expect it forbids it. A case ignores the kinds that it does not name. `watch: […]` asserts kinds \
      that no step expects.

      ## Room for engines

      Only two forms leave room: `any_order: […]` and `one_of: [[…], […]]`. It is better still to group actions in one \
      step, which asserts only what they cause together.

      ## Is it a good case?

      1. `iamspec lint` finds every mistake in the file and says what to write instead.
      2. `iamspec explain` shows the case as a timeline.
      3. `iamspec audit` shows which faults of `faults.yaml` it catches: a good case catches one that no other case
         catches.

      """
  }

  /// How to connect an engine.
  func ownEngines(_ words: SuiteWords) -> String {
    var text = Self.text(of: .connecting_engines_md)
    for (start, end) in [
      ("An engine that is only a presenter", "## Known failures"),
      (" [The protocol](protocol.html)\ndescribes", "## What an engine may leave out"),
    ] {
      guard let first = text.firstRange(of: start),
        let last = text[first.upperBound...].firstRange(of: end)
      else { continue }
      text.replaceSubrange(
        first.lowerBound..<last.lowerBound,
        with: end.hasSuffix("out")
          ? " `iamspec protocol` prints\nthe rest, message by message.\n\n" : "")
    }
    // The answer to a query is in a list of its own.
    let steps = suite.cases.lazy.flatMap(\.steps)
    let step = steps.first { words.firstSeen(in: $0) != nil }
    let seen = step.flatMap(words.firstSeen)
    let last = step?.actions.last { !words.asksQuery($0) }
    return
      text
      .replacing("\"swift\"", with: "\"\(profile)\"")
      .replacing("\"stack/…\"", with: "\"\(suite.chapters.first?.id ?? "chapter")/…\"")
      .replacing(
        "{\"do\":\"log_event\",\"name\":\"opened_shop\",\"properties\":{}}",
        with: last.map { action in Self.json { action.write(to: &$0) } } ?? "{…}"
      )
      .replacing(
        "{\"saw\":\"displayed\",\"message\":\"first\"}",
        with: seen.map { observation in Self.json { observation.write(to: &$0) } } ?? "{…}"
      )
      .replacing("the presenter is gone", with: "the screen is gone")
      .replacing(
        "\"unsupported\":\"rotate\"",
        with: "\"unsupported\":\"\(words.vocabulary.actions.last?.name ?? "…")\"")
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func list(_ entries: [(name: String, summary: String)]) -> String {
    entries.map { name, summary in
      "- \(MarkdownText.code(name))" + (summary.isEmpty ? "" : ": \(summary)")
    }.joined(separator: "\n")
  }
}

extension SuiteWords {
  /// The first observation that a step expects, unless it is the answer to a query.
  fileprivate func firstSeen(in step: Step) -> Observation? {
    guard case .observation(let observation)? = step.expectations.first,
      query(named: observation.kind.rawValue) == nil
    else { return nil }
    return observation
  }
}
