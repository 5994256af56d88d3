/// What the built-in words mean, as a suite can claim it for its own rules.
///
/// Words alone say nothing about right and wrong. A suite with words of its own is judged by what comes with
/// iamspec only if its vocabulary says so: `semantics: in-app-messages`. A suite without a vocabulary has the
/// built-in words, with their meaning.
package enum Semantics: String, Hashable, Sendable, CaseIterable {
  /// The rules of the built-in suite: its monitors, its faults, the reference engine, and its questions.
  case inAppMessages = "in-app-messages"

  /// The vocabulary that a suite must include whole to have this meaning.
  package var vocabulary: IncludedWords {
    switch self {
    case .inAppMessages: .inAppMessages
    }
  }
}

extension Suite {
  /// What its words mean besides what its own rules say; `nil` if nothing that is built in judges it.
  package var semantics: Semantics? {
    words.map { $0.vocabulary.semantics } ?? .inAppMessages
  }
}

extension Script {
  /// Whether the built-in meaning covers all that the script says.
  ///
  /// In a suite with words of its own, it covers only scripts without such words: what they do to messages,
  /// nothing built in can know.
  package var hasBuiltinMeaning: Bool {
    guard let words = given.own.words else { return true }
    return words.vocabulary.semantics == .inAppMessages
      && words.areUsual(given.own, words.vocabulary.given)
      && messages.allSatisfy { words.areUsual($0.own, words.vocabulary.messages) }
      && !actions.contains { if case .word = $0 { true } else { false } }
  }
}

extension SuiteWords {
  /// Whether keys that the suite declares say nothing that is not so anyway.
  fileprivate func areUsual(_ own: OwnKeys, _ declared: [DeclaredWord]) -> Bool {
    guard case .members(let keys, _) = shape(of: declared) else { return true }
    return forms.completed(own.values, keys) == forms.completed([:], keys)
  }
}
