import SpecModel

extension WordSources {
  /// The kinds of action, their definitions and phrases, and how an action is taken apart.
  func actions() throws(UntypedWord) -> String {
    var forms: [(word: DeclaredWord, name: String, form: TypedForm)] = []
    for word in vocabulary.actions {
      forms.append((word, SwiftText.name(of: word.name), try form(ofAction: word)))
    }
    return SwiftText.kinds(
      of: "Action",
      "The kinds of action, spelled as in specs, manifests and on the wire.",
      vocabulary.actions.map { ($0.name, $0.summary) })
      + SwiftText.extend(
        "Action.Kind",
        SwiftText.places(of: vocabulary.actions.map(\.name)),
        SwiftText.table(
          "/// The definition of each kind.", "package var definition: Definition",
          forms.flatMap { definition(of: $0, named: $1, $2) } + [
            "case .word: Definition(.word, \"A word of a suite's own.\", for: .everyone, example: nil)"
          ]),
        SwiftText.phraseTable(
          "/// Each kind in words, with places for what its argument says.",
          vocabulary.actions.map { ($0.name, $0.phrases) }, ["case .word: WordPhrases()"]))
      + "\n"
      + SwiftText.conversions(
        "Action", "an action", forms.map { ($0.name, $0.form) },
        ownWords: "actionKind", isInlined: true)
  }

  private func definition(
    of word: DeclaredWord, named name: String, _ form: TypedForm
  ) -> [String] {
    let summary = SwiftText.literal(word.summary)
    let example = word.example.map { SwiftText.literal($0) } ?? "nil"
    return [
      "case .\(name):",
      "  Definition(\(form.shape), \(summary), for: .\(audience(of: word)), example: \(example))",
    ]
  }

  private func audience(of word: DeclaredWord) -> String {
    if !word.isWritten { return "harness" }
    return word.isOfCore ? "core" : "everyone"
  }

  private func form(ofAction word: DeclaredWord) throws(UntypedWord) -> TypedForm {
    switch word.takes {
    case .nothing: return TypedForm(shape: ".nothing", argument: "nothing", values: [])
    case .members(let members, let short):
      let names = members.map(\.name)
      if names == ["deliver"] {
        return TypedForm(
          shape: ".campaigns", argument: "campaigns", values: [.labeled("deliver")])
      }
      if let short, names == [short, "properties"] {
        return TypedForm(
          shape: ".event(key: .\(short))", argument: "event",
          values: [.init(inArgument: ".\(short)"), .labeled(short), .labeled("properties")])
      }
    case .value(.plain(.message), _):
      return TypedForm(shape: ".message", argument: "message", values: [.labeled("message")])
    case .value(.plain(.moment), _):
      return TypedForm(shape: ".span", argument: "span", values: [.plain("span")])
    case .value(.named("orientation"), _):
      return TypedForm(
        shape: ".orientation", argument: "orientation", values: [.plain("orientation")])
    case .value(.named("answers"), _):
      return TypedForm(shape: ".choice", argument: "choice", values: [.plain("change")])
    case .value(.named("assets"), _):
      return TypedForm(shape: ".assets", argument: "assets", values: [.plain("assets")])
    case .value(.named("asset"), _):
      return TypedForm(shape: ".result", argument: "result", values: [.plain("behavior")])
    case .value(.named("api_event"), _):
      return TypedForm(
        shape: ".apiEvent", argument: "apiEvent",
        values: [.plain("kind"), .init(label: "name", name: "name", caseLabel: "name")])
    case .value: break
    }
    throw UntypedWord(word: word.name, needs: "add a shape to `Action.Shape`")
  }
}

extension SwiftText {
  /// The table of the positions of words.
  static func places(of words: [String]) -> String {
    table(
      "/// The position of the kind among all kinds, from 0.",
      "@inlinable package var place: Int",
      words.enumerated().map { "case .\(name(of: $1)): \($0)" }
        // A set of kinds has one bit for each that is built in.
        + ["case .word(let name): 64 + Int(name.number)"])
  }
}
