/// The words of a suite that has some of its own, ready to be looked up.
package final class SuiteWords: Sendable {
  /// The forms of values, with the vocabulary itself.
  package let forms: ValueForms
  /// The suite's own actions, by name; those with which the harness asks queries are among them.
  package let actions: [String: WordMeaning]
  /// The suite's own observations, by name; the answers to queries are among them.
  package let observations: [String: WordMeaning]
  /// The built-in words that it includes.
  package let included: Included

  /// Built-in words.
  package struct Included: Sendable {
    /// The actions.
    package let actions: Set<Action.Kind>
    /// The observations.
    package let observations: Set<Observation.Kind>
    /// The keys of a message, in the order in which they are written.
    package let messageKeys: [Message.Key]
    /// The keys of `given`, in the order in which they are written.
    package let givenKeys: [Given.Key]
  }

  /// Creates the words of a vocabulary.
  package init(_ forms: ValueForms) {
    let vocabulary = forms.vocabulary
    self.forms = forms
    let asking = vocabulary.queries.map { query in
      var word = DeclaredWord(query.asks)
      word.isWritten = false
      word.phrases = WordPhrases([.init(nil, "harness asks for `\(query.name)`")])
      return word
    }
    actions = Self.table(vocabulary.actions + asking, forms)
    observations = Self.table(vocabulary.observations + vocabulary.queries.map(\.answer), forms)
    let included = vocabulary.includes
    self.included = Included(
      actions: Set(included.flatMap(\.actions)),
      observations: Set(included.flatMap(\.observations)),
      messageKeys: Message.Key.allCases.filter { key in
        included.contains { $0.messageKeys.contains(key) }
      },
      givenKeys: Given.Key.allCases.filter { key in
        included.contains { $0.givenKeys.contains(key) }
      })
  }

  private static func table(_ words: [DeclaredWord], _ forms: ValueForms) -> [String: WordMeaning] {
    Dictionary(words.map { ($0.name, WordMeaning($0, forms)) }) { first, _ in first }
  }

  /// Finds a query by the key of a step that asks it.
  package func query(named name: String) -> QueryMeaning? {
    guard let query = vocabulary.queries.first(where: { $0.name == name }),
      let question = actions[query.asks], let answer = observations[name]
    else { return nil }
    return QueryMeaning(question: question, answer: answer)
  }

  /// The kinds of observation by which something appears on the screen, which every case asserts.
  package var shown: KindSet<Observation.Kind> {
    var kinds = KindSet<Observation.Kind>()
    if included.observations.contains(.displayed) { kinds.insert(.displayed) }
    for word in vocabulary.observations where word.screen == .shows {
      kinds.insert(.word(WordName(word.name)))
    }
    return kinds
  }

  /// The state in which a case starts that says nothing about it.
  package var usualGiven: Given {
    var given = Given()
    guard case .members(let keys, _) = shape(of: vocabulary.given) else { return given }
    given.own = OwnKeys(forms.completed([:], keys), of: self)
    return given
  }

  /// Whether a step can ask what waits on the stack.
  package var asksForStack: Bool { included.observations.contains(.stack) }

  /// The shape of a mapping whose keys are words: a message, or `given`.
  package func shape(of keys: [DeclaredWord]) -> ValueShape {
    .members(
      keys.filter { $0.shortFor == nil }.compactMap { key in
        guard case .value(let shape, _) = key.takes else { return nil }
        return DeclaredMember(key.name, shape, key.presence)
      }, short: nil)
  }

  /// The vocabulary.
  package var vocabulary: SuiteVocabulary { forms.vocabulary }
}

/// A query that a step can make, with its words.
package struct QueryMeaning: Sendable {
  /// The action with which the harness asks.
  package let question: WordMeaning
  /// The observation that answers.
  package let answer: WordMeaning
}

// All else follows from the vocabulary.
extension SuiteWords: Hashable {
  package static func == (one: SuiteWords, other: SuiteWords) -> Bool {
    one === other || one.vocabulary == other.vocabulary
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(vocabulary) }
}
