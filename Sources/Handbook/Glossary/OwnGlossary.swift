import SpecModel
import Wording

/// The glossary of a suite with words of its own: these words, and the terms that mean the same in every suite.
struct OwnGlossary {
  private let suite: Suite
  private let words: SuiteWords

  /// Creates the glossary of a suite.
  init(_ suite: Suite, _ words: SuiteWords) {
    self.suite = suite
    self.words = words
  }

  /// The terms of every suite.
  private static let terms: Set = ["Case", "Fault", "Profile"]
  /// The terms of suites with open questions.
  private static let termsOfQuestions: Set = ["Open question", "Probe", "Reading"]

  /// Returns the entries, in alphabetical order; a name with several meanings has one entry.
  ///
  /// - Parameter terms: The entries of the glossary of suites without such words.
  func entries(with terms: [GlossaryEntry]) -> [GlossaryEntry] {
    let known = Self.terms.union(suite.questions.isEmpty ? [] : Self.termsOfQuestions)
    var meanings: [String: [String]] = [:]
    for (name, meaning) in self.meanings { meanings[name, default: []].append(meaning) }
    let own = meanings.map { name, meanings in
      GlossaryEntry(name, isMentionedByName: false, meanings.joined(separator: " "))
    }
    return (terms.filter { known.contains($0.name) } + own).sorted {
      ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
  }

  /// The words with their meanings, in the order of the vocabulary.
  private var meanings: [(name: String, meaning: String)] {
    let vocabulary = words.vocabulary
    let actions = suite.cases.lazy.flatMap(\.steps).flatMap(\.actions)
    let seen = suite.cases.lazy.flatMap(\.steps).flatMap(\.expectations).flatMap(\.observations)
    var meanings = vocabulary.actions.filter(\.isWritten).map { word in
      let example = actions.first { $0.kind.rawValue == word.name }
      return (
        word.name,
        Self.meaning("An action.", word, example.map { (yaml: $0.flow, phrase: $0.phrase) })
      )
    }
    for kind in words.included.actions.sorted(by: { $0.rawValue < $1.rawValue }) {
      meanings.append((kind.rawValue, "An action. \(kind.definition.summary)"))
    }
    meanings += vocabulary.observations.map { word in
      let example = seen.first { $0.kind.rawValue == word.name }
      return (
        word.name,
        Self.meaning("An observation.", word, example.map { (yaml: $0.flow, phrase: $0.phrase) })
      )
    }
    meanings += vocabulary.queries.map { query in
      (query.name, Self.meaning("A query, which any step can make.", query.answer, nil))
    }
    meanings += vocabulary.messages.map { ($0.name, Self.meaning("A key of a message.", $0, nil)) }
    meanings += vocabulary.classes.map { one in
      (
        one.name,
        "A class of messages: \(one.phrase)." + (one.summary.isEmpty ? "" : " \(one.summary)")
      )
    }
    meanings += vocabulary.given.map { ($0.name, Self.meaning("A key of `given`.", $0, nil)) }
    meanings += (vocabulary.states + vocabulary.includes.flatMap(\.states)).map { state in
      let values = state.values.map(MarkdownText.code).joined(separator: " or ")
      return (
        state.name,
        "A state: \(values). It starts as \(MarkdownText.code(state.start)), unless `given` says otherwise."
      )
    }
    return meanings
  }

  private static func meaning(
    _ sort: String, _ word: DeclaredWord, _ example: (yaml: YAMLValue, phrase: Phrase)?
  ) -> String {
    var sentences = [sort] + (word.summary.isEmpty ? [] : [word.summary])
    if let example {
      let yaml = MarkdownText.code(example.yaml.bare)
      sentences.append("For example, \(yaml): \(MarkdownText.phrase(example.phrase)).")
    }
    return sentences.joined(separator: " ")
  }
}

extension MessageClass {
  /// Which messages are of the class.
  var phrase: String {
    [("with", with), ("without", without)].filter { !$0.1.isEmpty }.map { word, keys in
      "\(word) \(keys.map(MarkdownText.code).joined(separator: " and "))"
    }.joined(separator: ", and ")
  }
}

extension Expectation {
  /// The observations that it names.
  fileprivate var observations: [Observation] {
    switch self {
    case .observation(let observation): [observation]
    case .anyOrder(let entries): entries.flatMap(\.observations)
    case .oneOf(let sequences): sequences.flatMap { $0.flatMap(\.observations) }
    }
  }
}
