import SpecModel

extension WordSources {
  /// The keys of a message, their definitions and phrases.
  func messageKeys() throws(UntypedWord) -> String {
    var definitions: [String] = []
    for word in vocabulary.messages {
      let presence =
        switch word.presence {
        case .required: "required"
        case .usually: "usual"
        case .optional: "optional"
        }
      definitions += definition(of: word, try shape(ofMessageKey: word), ", .\(presence)")
    }
    return keys("Message", "a message", vocabulary.messages, definitions)
  }

  /// The keys of `given`, their definitions and phrases.
  func givenKeys() throws(UntypedWord) -> String {
    var definitions: [String] = []
    var lists: [String] = []
    for word in vocabulary.given {
      guard case .value(let shape, _) = word.takes else {
        throw UntypedWord(word: word.name, needs: "a key needs a value")
      }
      switch (shape, vocabulary.resolved(shape)) {
      case (.named(let name), .words(let choices, _)):
        let list = "\(SwiftText.name(of: name))s"
        let words = choices.map { SwiftText.literal($0.name) }.joined(separator: ", ")
        lists.append("  private static let \(list) = [\(words)]\n")
        definitions += definition(of: word, ".word(Self.\(list))")
      case (.plain(.seconds), _): definitions += definition(of: word, ".seconds")
      case (.named("host"), _): definitions += definition(of: word, ".host")
      case (.named("assets"), _): definitions += definition(of: word, ".assets")
      default: throw UntypedWord(word: word.name, needs: "add a shape to `Given.Key.Shape`")
      }
    }
    let stored = "  // Stored, because the loader asks for them at every key.\n" + lists.joined()
    return keys("Given", "`given`", vocabulary.given, definitions, stored)
  }

  private func definition(
    of word: DeclaredWord, _ shape: String, _ presence: String = ""
  ) -> [String] {
    [
      "case .\(SwiftText.name(of: word.name)):",
      "  Definition(\(shape), \(SwiftText.literal(word.summary))\(presence))",
    ]
  }

  private func keys(
    _ type: String, _ owner: String, _ words: [DeclaredWord], _ definitions: [String],
    _ stored: String...
  ) -> String {
    let tables = [
      SwiftText.table(
        "/// The definition of each key.", "package var definition: Definition", definitions),
      SwiftText.phraseTable(
        "/// Each key in words, with a place for its value.", words.map { ($0.name, $0.phrases) }),
    ]
    return SwiftText.enumeration(
      type, "package enum Key", "The keys of \(owner), in the order in which they are written.",
      words.map { ($0.name, $0.summary) })
      + SwiftText.extend("\(type).Key", (stored + tables).joined(separator: "\n"))
  }

  private func shape(ofMessageKey word: DeclaredWord) throws(UntypedWord) -> String {
    switch word.takes {
    case .value(.named("message_type"), _): return ".type"
    case .value(.named("trigger"), _): return ".trigger"
    case .value(.list(.named("trigger")), _): return ".triggers"
    case .value(.plain(.whole), _): return ".number"
    case .value(.named("orientation_requirement"), _): return ".orientation"
    case .value(.plain(.url), _):
      return ".url(of: \(SwiftText.literal(word.noun ?? "something")))"
    case .value(.plain(.span), _): return ".span"
    case .value(.named("extras"), _): return ".extras"
    case .nothing, .value, .members: break
    }
    throw UntypedWord(word: word.name, needs: "add a shape to `Message.Key.Shape`")
  }
}
