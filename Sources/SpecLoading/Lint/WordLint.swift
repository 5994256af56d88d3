import SpecModel
import YAMLTree

/// Finds words that a suite declares and no case uses.
struct WordLint {
  let suite: Suite
  let sources: [SourceFile]

  /// Returns a warning for each word, where it is declared.
  func run() -> [Diagnostic] {
    guard let words = suite.words,
      let file = sources.first(where: { $0.relativePath == SuiteFile.vocabulary.rawValue })
    else { return [] }
    let vocabulary = words.vocabulary
    let used = UsedWords(in: suite, words)
    func names(_ words: [DeclaredWord], besides used: Set<String>) -> [String] {
      words.filter { $0.isWritten && !used.contains($0.name) }.map(\.name)
    }
    let unused: [VocabularyFileKey: [String]] = [
      .actions: names(vocabulary.actions, besides: used.actions),
      .observations: names(vocabulary.observations, besides: used.observations),
      .queries: names(vocabulary.queries.map(\.answer), besides: used.observations),
      .messages: names(vocabulary.messages, besides: used.messageKeys),
      .given: names(vocabulary.given, besides: used.givenKeys),
    ]
    guard unused.values.contains(where: { !$0.isEmpty }) else { return [] }
    let read = SuiteLoader.read(file) { context, document in
      context.reader(of: document).map { Self.findings(unused, in: $0) }
    }
    return read.value ?? []
  }

  /// The warnings, at the places where the words are declared.
  private static func findings(
    _ unused: [VocabularyFileKey: [String]], in root: NodeReader
  ) -> [Diagnostic] {
    VocabularyFileKey.allCases.flatMap { section in
      let names = Set(unused[section] ?? [])
      guard let words = root.node[section.rawValue], words.kind == .mapping else {
        return [Diagnostic]()
      }
      return words.entries.filter { names.contains($0.key.text) }.compactMap { entry in
        root.reader(for: entry.key).map { key in
          Diagnostic.warning(
            .unusedWord,
            section == .messages || section == .given
              ? "no case gives `\(entry.key.text)` a value of its own"
              : "no case uses the word `\(entry.key.text)`",
            hint: "write a case that does, or remove it",
            at: key.location, length: entry.key.length ?? 1)
        }
      }
    }
  }
}

/// The words of its own that a suite's cases use.
private struct UsedWords {
  private(set) var actions: Set<String> = []
  /// With the queries, whose answers are observations.
  private(set) var observations: Set<String> = []
  private(set) var messageKeys: Set<String> = []
  private(set) var givenKeys: Set<String> = []

  init(in suite: Suite, _ words: SuiteWords) {
    let usualMessage = words.completed([:], words.vocabulary.messages)
    let usualGiven = words.usualGiven.own.values
    let probes = suite.questions.flatMap(\.probes)
    for test in suite.cases + probes.map(\.script) {
      note(test.steps.flatMap(\.actions))
      note(test.steps.flatMap(\.expectations))
      for message in test.messages { note(message.own.values, besides: usualMessage, &messageKeys) }
      note(test.given.own.values, besides: usualGiven, &givenKeys)
    }
    for outcome in probes.flatMap(\.outcomes) { note(outcome.expectations) }
    // A key that is short for another one leaves no trace of its own.
    for key in words.vocabulary.messages {
      if let other = key.shortFor, messageKeys.contains(other) { messageKeys.insert(key.name) }
    }
    for key in words.vocabulary.given {
      if let other = key.shortFor, givenKeys.contains(other) { givenKeys.insert(key.name) }
    }
  }

  private mutating func note(_ performed: [Action]) {
    for case .word(let word) in performed { actions.insert(word.name) }
  }

  private mutating func note(_ expectations: [Expectation]) {
    for kind in expectations.flatMap(\.kinds) { observations.insert(kind.rawValue) }
  }

  /// Notes keys that have another value than a message, or a start, that says nothing.
  private func note(
    _ values: [String: WordValue], besides usual: [String: WordValue], _ keys: inout Set<String>
  ) {
    for (key, value) in values where usual[key] != value { keys.insert(key) }
  }
}
