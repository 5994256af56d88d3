import SpecModel

extension WordSources {
  /// The kinds of trigger, their definitions and phrases, and how a trigger is taken apart.
  func triggers() throws(UntypedWord) -> String {
    var forms: [(word: DeclaredWord, name: String, form: TypedForm)] = []
    for word in try variants(of: "trigger") {
      forms.append((word, SwiftText.name(of: word.name), try form(ofTrigger: word)))
    }
    return SwiftText.enumeration(
      "Trigger", "package enum Kind",
      "The kinds of trigger, spelled as in specs and on the wire.",
      forms.map { ($0.word.name, $0.word.summary) })
      + SwiftText.extend(
        "Trigger.Kind",
        SwiftText.table(
          "/// The definition of each kind.", "package var definition: Definition",
          forms.map { word, name, form in
            "case .\(name): Definition(\(form.shape), \(SwiftText.literal(word.summary)))"
          }),
        SwiftText.phraseTable(
          "/// Each kind in words, with places for what its argument says.",
          forms.map { ($0.word.name, $0.word.phrases) }))
      + "\n"
      + SwiftText.conversions("Trigger", "a trigger", forms.map { ($0.name, $0.form) })
  }

  private func form(ofTrigger word: DeclaredWord) throws(UntypedWord) -> TypedForm {
    switch word.takes {
    case .nothing: return TypedForm(shape: ".nothing", argument: "nothing", values: [])
    case .members(let members, let short?) where members.map(\.name) == [short, "where"]:
      return TypedForm(
        shape: ".event(key: .\(short))", argument: "event",
        values: [.init(inArgument: ".\(short)"), .labeled(short), .labeled("filter")])
    case .value, .members:
      throw UntypedWord(word: word.name, needs: "add a shape to `Trigger.Shape`")
    }
  }

  /// The operators of filters, their definitions and phrases.
  func operators() throws(UntypedWord) -> String {
    let words = try variants(of: "comparison")
    var definitions: [String] = []
    for word in words {
      guard case .value(.plain(let operand), _) = word.takes else {
        throw UntypedWord(word: word.name, needs: "an operator takes a value")
      }
      let type = operand == .flag ? "boolean" : operand.rawValue
      definitions.append(
        "case .\(SwiftText.name(of: word.name)): "
          + "Definition(.\(type), \(SwiftText.literal(word.summary)))")
    }
    return SwiftText.enumeration(
      "PropertyFilter", "package enum Operator",
      "The operators that test a property, spelled as in specs and on the wire.",
      words.map { ($0.name, $0.summary) })
      + SwiftText.extend(
        "PropertyFilter.Operator",
        SwiftText.table(
          "/// The definition of each operator.", "package var definition: Definition", definitions),
        SwiftText.phraseTable(
          "/// Each operator in words, with places for the property and the operand.",
          words.map { ($0.name, $0.phrases) }))
  }
}
