import SpecModel

/// A kind of name that a suite or the format declares, and how a name is called that is not one.
struct Noun {
  /// The code of the diagnostic for an unknown name.
  let code: DiagnosticCode.Suite
  /// The singular, with its article.
  let phrase: String
  /// The plural.
  let plural: String
  /// The names to list when one is expected; `nil` for all that are known.
  let listed: [String]?

  private init(
    _ code: DiagnosticCode.Suite, _ phrase: String, _ plural: String, listed: [String]? = nil
  ) {
    (self.code, self.phrase, self.plural, self.listed) = (code, phrase, plural, listed)
  }

  static let rule = Noun(.unknownRule, "a rule", "rules")
  static let profile = Noun(.unknownProfile, "a profile", "profiles")
  static let profileOfQuestion = Noun(.unknownProfile, "a profile of the question", "its profiles")
  static let document = Noun(.unknownDocument, "a document", "documents")
  /// A question other than the one that refers to it.
  static let question = Noun(.unknownQuestion, "another question", "questions")
  static let questionOfSuite = Noun(.unknownQuestion, "an open question of the suite", "questions")
  static let answer = Noun(.unknownAnswer, "an answer to the question", "answers")
  static let clause = Noun(.unknownValue, "a clause", "clauses")
  static let clauseOrRule = Noun(.unknownValue, "a clause or a rule", "clauses and rules")
  static let fault = Noun(.unknownValue, "a fault", "faults")
  static let convention = Noun(.unknownValue, "a convention that comes before", "those before")

  static let action = Noun(.unknownAction, "an action", "actions")
  static let observation = Noun(.unknownObservation, "an observation", "observations")
  static let word = Noun(.unknownValue, "an action or an observation", "actions and observations")
  static let trigger = Noun(.unknownTrigger, "a trigger", "triggers")
  /// An operator, or a combination of filters, which is not listed.
  static let filterOperator = Noun(
    .unknownOperator, "an operator of a filter", "operators",
    listed: PropertyFilter.Operator.allCases.map(\.rawValue))
  static let messageOfMonitor = Noun(
    .unknownValue, "what a monitor calls a message", "messages of a monitor")
  static let pathToCount = Noun(.unknownValue, "a path to a whole number", "paths")
  static let pathToSpan = Noun(.unknownValue, "a path to a span", "paths")
  static let pathToDate = Noun(.unknownValue, "a path to a date", "paths")

  static let vocabulary = Noun(.unknownValue, "a vocabulary", "vocabularies")
  static let semantics = Noun(.unknownValue, "a meaning of words", "meanings")
  static let state = Noun(.unknownValue, "a state", "states")
  static let shape = Noun(.unknownShape, "a shape", "shapes")

  /// A reason for an observation.
  static func reason(of kind: String) -> Noun {
    Noun(.unknownReason, "a reason for `\(kind)`", "its reasons")
  }

  /// One of the words that a key accepts, such as `portrait`.
  static func value(of key: String) -> Noun {
    Noun(.unknownValue, "a value of `\(key)`", "its values")
  }

  /// A value of a word, for which its phrase has a place.
  static func valueOfWord(_ word: String) -> Noun {
    Noun(.unknownValue, "among the values of `\(word)`", "its values")
  }

  /// One of the words or forms that the value of a word can be.
  static func choiceOfWord(_ word: String) -> Noun {
    Noun(.unknownValue, "what a value of `\(word)` can be", "its words and forms")
  }
}
