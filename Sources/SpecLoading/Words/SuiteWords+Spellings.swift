import SpecModel

extension SuiteWords {
  /// The actions that cases may contain, as specs spell them.
  var actionSpellings: [String] {
    vocabulary.actions.filter(\.isWritten).map(\.name)
      + Action.Kind.spellings.filter { name in
        Action.Kind.words[name].map(included.actions.contains) ?? false
      }
  }

  /// How a member beside a word is written: below the word; `nil` if the keys are something else.
  func hint(for keys: [String]) -> String? {
    for key in keys {
      for meaning in [observations[key], actions[key]].compactMap(\.self) {
        let members = meaning.members.map(\.name)
        let others = keys.filter { $0 != key }
        guard !others.isEmpty, others.allSatisfy(members.contains) else { continue }
        let all = members.filter { $0 == meaning.word.shortMember || others.contains($0) }
        return "write `{\(key): {\(all.map { "\($0): …" }.joined(separator: ", "))}}`"
      }
    }
    return "put each in its own pair of braces"
  }

  /// The names that a profile may lack: actions, and keys of `given`.
  var lackable: [String] {
    actionSpellings + vocabulary.given.map(\.name) + included.givenKeys.map(\.rawValue)
  }

  /// The kinds of observation that expectations may name.
  var observationKinds: [Observation.Kind] {
    (vocabulary.observations + vocabulary.queries.map(\.answer)).filter(\.isWritten)
      .map { .word(WordName($0.name)) }
      + Observation.Kind.allCases.filter {
        $0.isWrittenInCases && included.observations.contains($0)
      }
  }

  /// The observations that expectations may name, as specs spell them.
  var observationSpellings: [String] { observationKinds.map(\.rawValue) }
}

extension SuiteWords? {
  /// Whether the suite has the built-in messages, and with them what only makes sense for them.
  var haveBuiltinMessages: Bool {
    map { $0.vocabulary.includes.contains(.inAppMessages) } ?? true
  }

  /// Tells whether the suite has a built-in action.
  func have(_ kind: Action.Kind) -> Bool { self?.included.actions.contains(kind) ?? true }

  /// Tells whether the suite has a built-in observation.
  func have(_ kind: Observation.Kind) -> Bool {
    self?.included.observations.contains(kind) ?? true
  }

  /// The built-in actions that a case may contain.
  var builtinActions: [Action.Kind] {
    Action.Kind.allCases.filter { $0.isWrittenInCases && have($0) }
  }
}

extension DeclaredWord {
  /// The member that may stand alone, if there is one.
  fileprivate var shortMember: String? {
    if case .members(_, let short) = takes { short } else { nil }
  }
}

extension FileContext {
  /// An example of an expectation.
  var expectationExample: String {
    guard let words else { return "{displayed: message}" }
    let names = words.vocabulary.observations.filter(\.isWritten).map(\.name)
    let shown = names.first { words.observations[$0]?.messageKey != nil } ?? names.first
    return shown.flatMap { words.observations[$0]?.example } ?? "{displayed: message}"
  }
}
