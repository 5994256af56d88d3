import SpecModel

extension WordSources {
  /// The kinds of observation, their definitions and phrases, and how an observation is taken apart.
  func observations() throws(UntypedWord) -> String {
    let kinds = try observationKinds()
    return SwiftText.kinds(
      of: "Observation",
      "The kinds of observation, spelled as in specs, manifests and on the wire.",
      kinds.map { ($0.name, $0.summary) })
      + SwiftText.extend(
        "Observation.Kind",
        SwiftText.places(of: kinds.map(\.name)),
        SwiftText.table(
          "/// The definition of each kind.", "package var definition: Definition",
          kinds.flatMap(\.definition) + [
            "case .word: Definition(.word, \"A word of a suite's own.\", by: .presenter, "
              + "seenFrom: .outside)"
          ]),
        SwiftText.phraseTable(
          "/// Each kind in words, with places for what its argument says.",
          kinds.map { ($0.name, $0.word.phrases) }, ["case .word: WordPhrases()"]),
        SwiftText.table(
          "/// The kind whose name engines and manifests use for this one.",
          "public var inManifest: Self",
          kinds.filter(\.isOther).map { "case .\($0.swiftName): .\($0.wordName)" }
            + ["default: self"]),
        SwiftText.table(
          "/// Whether a case may list it as an expectation; cases state the others in other ways.",
          "package var isWrittenInCases: Bool",
          kinds.filter { $0.isOther || !$0.word.isWritten }.map { "case .\($0.swiftName): false" }
            + ["default: true"]))
      + "\n"
      + SwiftText.extend(
        "Observation",
        SwiftText.table(
          """
          /// The observation's kind and what it says besides its name.
          // Inlined, so that a caller that only asks for the kind does not build an argument.
          @inline(__always)
          """, "package var parts: (kind: Kind, argument: Argument)",
          kinds.filter { !$0.isOther }.map { kind in
            "case \(kind.form.casePattern(kind.wordName)): "
              + "(\(kind.expression), \(kind.form.argumentExpression))"
          } + ["case .word(let word): (word.observationKind, .word(word))"]),
        SwiftText.table(
          """
          /// Creates an observation from a kind and an argument.
          ///
          /// - Returns: `nil` if the argument is not of the kind's shape.
          """, "package init?(_ kind: Kind, _ argument: Argument)", over: "(kind, argument)",
          kinds.map { kind in
            "case (.\(kind.swiftName), \(kind.form.argumentPattern)): "
              + "self = \(kind.form.caseExpression(kind.wordName))"
          } + ["case (.word, .word(let word)): self = .word(word)", "default: return nil"]))
  }

  /// A kind of observation: a word, or some of its variants.
  private struct ObservationKind {
    let name: String
    let word: DeclaredWord
    let form: TypedForm

    /// Whether the kind is that of some variants only.
    var isOther: Bool { name != word.name }
    var swiftName: String { SwiftText.name(of: name) }
    var wordName: String { SwiftText.name(of: word.name) }

    /// What the kind means.
    var summary: String {
      guard isOther else { return word.summary }
      let variants = (word.assertedAs[name] ?? []).map { "`\($0)`" }.joined(separator: " or ")
      return "`\(word.name)` of \(variants); engines and manifests use the same word for both."
    }

    /// The definition of the kind: a case of a switch.
    var definition: [String] {
      let maker = word.isOfCore ? "core" : "presenter"
      let side = word.isInside ? "inside" : "outside"
      let summary = SwiftText.literal(word.summary)
      return [
        "case .\(swiftName):",
        "  Definition(\(form.shape), \(summary), by: .\(maker), seenFrom: .\(side))",
      ]
    }

    /// The kind of an observation with this word, which depends on its variant.
    var expression: String {
      word.assertedAs.sorted { $0.key < $1.key }.reduce(".\(wordName)") { others, kind in
        let conditions = kind.value.map { "event == .\(SwiftText.name(of: $0))" }
        return "\(conditions.joined(separator: " || ")) "
          + "? .\(SwiftText.name(of: kind.key)) : \(others)"
      }
    }
  }

  private func observationKinds() throws(UntypedWord) -> [ObservationKind] {
    var kinds: [ObservationKind] = []
    for word in vocabulary.observations {
      let form = try form(ofObservation: word)
      for name in [word.name] + word.assertedAs.keys.sorted() {
        kinds.append(ObservationKind(name: name, word: word, form: form))
      }
    }
    return kinds
  }

  private func form(ofObservation word: DeclaredWord) throws(UntypedWord) -> TypedForm {
    switch word.takes {
    case .value(.plain(.message), _):
      return TypedForm(shape: ".message", argument: "message", values: [.labeled("message")])
    case .value(.named("event"), _):
      return TypedForm(
        shape: ".event", argument: "event",
        values: [.plain("event"), .init(label: "name", name: "name", caseLabel: "name")])
    case .value(.plain(.url), "asset"):
      return TypedForm(shape: ".asset", argument: "asset", values: [.labeled("asset")])
    case .value(.list(.plain(.message)), "messages"):
      return TypedForm(shape: ".stack", argument: "stack", values: [.plain("messages")])
    case .members(let members, "message"?):
      switch members.map(\.name) {
      case ["message", "extras"]:
        return TypedForm(
          shape: ".extras", argument: "extras", values: [.labeled("message"), .labeled("extras")])
      case ["message", "reason"]:
        guard case .named(let shape) = members[1].shape, let type = Self.reasons[shape] else {
          break
        }
        return TypedForm(
          shape: ".reason(.\(type.shape))", argument: "reason",
          values: [
            .labeled("message"),
            .init(
              name: "reason", caseLabel: "reason", inArgument: "reason?.rawValue",
              inCase: "reason.map(\(type.name).init(rawValue:))"),
          ])
      default: break
      }
    case .nothing, .value, .members: break
    }
    throw UntypedWord(word: word.name, needs: "add a shape to `Observation.Shape`")
  }

  /// The types of reasons, by their shapes.
  private static let reasons = [
    "discard_reason": (name: "DiscardReason", shape: "discard"),
    "reenqueue_reason": (name: "ReenqueueReason", shape: "reenqueue"),
  ]

  /// The reasons why something happens to a message.
  func reasons() throws(UntypedWord) -> String {
    try reason("DiscardReason", "Why a message was discarded.", choices(of: "discard_reason"))
      + "\n"
      + reason(
        "ReenqueueReason", "Why a message was put back on the stack.",
        choices(of: "reenqueue_reason"))
  }

  private func reason(_ type: String, _ summary: String, _ choices: [DeclaredChoice]) -> String {
    let names = choices.map { SwiftText.name(of: $0.name) }
    let constants = zip(names, choices).map { name, choice in
      SwiftText.documentation(choice.summary, indentation: 2)
        + "  public static let \(name) = \(type)(rawValue: \(SwiftText.literal(choice.name)))\n"
    }
    let phrases = zip(names, choices).map { name, choice in
      "case .\(name): \(SwiftText.literal(choice.phrase ?? choice.name))"
    }
    return """
      /// \(summary)
      public struct \(type): RawRepresentable, Hashable, Sendable {
        /// The reason, spelled as in specs and on the wire.
        public let rawValue: String

        /// Creates a reason; an engine may have its own reasons besides the documented ones.
        public init(rawValue: String) {
          self.rawValue = rawValue
        }

      \(constants.joined())
        /// The reasons in the documents.
        public static let documented: [\(type)] = [
      \(names.map { "    .\($0),\n" }.joined())  ]

      \(SwiftText.table(
        "/// The reason in words; an engine's own reason is unchanged.",
        "package var words: String", phrases + ["default: rawValue"]))}

      """
  }
}
