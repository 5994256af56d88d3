import SpecModel

extension SuiteVocabulary {
  /// The built-in words with those that monitors.yaml of the built-in suite has besides, and explains: what the
  /// built-in monitors conclude of what they saw.
  ///
  /// `DeclaredMonitorsSource` says what each of them means in Swift.
  var withConclusions: SuiteVocabulary {
    var vocabulary = self
    // Each takes a message, and perhaps a reason.
    for word in observations where word.name == "discarded" {
      for name in ["seen_again", "displayed_again", "lost", "kept", "dropped"] {
        var conclusion = word
        conclusion.name = name
        vocabulary.observations.append(conclusion)
      }
    }
    let answers = ["discard", "reenqueue"]
    vocabulary.states =
      IncludedWords.inAppMessages.states
      + [
        ("presenter", ["none"]), ("answer", answers), ("own_answer", answers),
        ("never_answered", answers), ("asked_by", ["keyboard_display_choice"]),
        ("assets", ["missing", "failed", "sound"]), ("offered", ["by_trigger", "off_the_stack"]),
        ("obstacle", ["background", "choice", "keyboard"]),
      ].map { DeclaredState($0, values: $1, start: "") }
    vocabulary.messages =
      messages.filter { ["type", "orientation"].contains($0.name) } + [
        Self.key("image", .presence), Self.key("timeout", .presence),
        Self.key("local", .plain(.flag)),
      ]
    return vocabulary
  }

  private static func key(_ name: String, _ shape: ValueShape) -> DeclaredWord {
    var key = DeclaredWord(name)
    key.takes = .value(shape, wire: name)
    return key
  }
}

extension ValueShape {
  /// Whether something is there.
  fileprivate static let presence = ValueShape.words(
    [DeclaredChoice("none", "It has none."), DeclaredChoice("some", "It has one.")], isOpen: false)
}
