/// The keys of the suite's rules.yaml.
enum RulesFileKey: String, Vocabulary {
  case format
  case suite
  case documents
  case profiles
  case chapters

  static let words = WordTable<RulesFileKey>()
}

/// The keys of `suite`.
enum SuiteKey: String, Vocabulary {
  case name
  case title
  case version

  static let words = WordTable<SuiteKey>()
}

/// The keys of a document.
enum DocumentKey: String, Vocabulary {
  case title
  case language
  case profile
  case vendor
  case product
  case platform
  case originalTitle = "original_title"
  case path
  case about

  static let words = WordTable<DocumentKey>()
}

/// The keys of a profile.
enum ProfileKey: String, Vocabulary {
  case title
  case about
  case documents
  case lacks

  static let words = WordTable<ProfileKey>()
}

/// The keys of a chapter.
enum ChapterKey: String, Vocabulary {
  case id
  case title
  case about
  case rules

  static let words = WordTable<ChapterKey>()
}

/// The keys of a chapter's rules.yaml.
enum ChapterFileKey: String, Vocabulary {
  case format
  case title
  case about
  case rules

  static let words = WordTable<ChapterFileKey>()
}

/// The keys of a rule.
enum RuleKey: String, Vocabulary {
  case id
  case title
  case layer
  case profiles
  case statement
  case about
  case discard
  case reenqueue
  case types
  case clauses
  case untestable
  case documents
  case reading

  static let words = WordTable<RuleKey>()
}

/// The keys of a clause.
enum ClauseKey: String, Vocabulary {
  case id
  case text
  case because
  case weight
  case documents

  static let words = WordTable<ClauseKey>()
}

/// The keys of a citation.
enum CitationKey: String, Vocabulary {
  case says
  case section
  case text

  static let words = WordTable<CitationKey>()
}

/// The keys of the account of a document.
enum AccountFileKey: String, Vocabulary {
  case format
  case sections

  static let words = WordTable<AccountFileKey>()
}

/// The keys of a section in the account of a document.
enum AccountSectionKey: String, Vocabulary {
  case heading
  case sentences

  static let words = WordTable<AccountSectionKey>()
}

/// The keys of a sentence in the account of a document.
enum AccountSentenceKey: String, Vocabulary {
  case digest
  case says
  case clauses
  case questions
  case none

  static let words = WordTable<AccountSentenceKey>()
}

/// The keys of basis.lock.
enum BasisFileKey: String, Vocabulary {
  case format
  case cases

  static let words = WordTable<BasisFileKey>()
}

/// The keys of a case's basis.
enum BasisKey: String, Vocabulary {
  case holds
  case needs

  static let words = WordTable<BasisKey>()
}

/// The keys of questions.yaml.
enum QuestionsFileKey: String, Vocabulary {
  case format
  case questions

  static let words = WordTable<QuestionsFileKey>()
}

/// The keys of a question.
enum QuestionKey: String, Vocabulary {
  case id
  case title
  case question
  case about
  case layer
  case rules
  case profiles
  case documents
  case defaultAnswer = "default"
  case answers
  case probes
  case moot

  static let words = WordTable<QuestionKey>()
}

/// The keys of answers that make a question moot.
enum MootKey: String, Vocabulary {
  case when
  case because

  static let words = WordTable<MootKey>()
}

/// The keys of a probe.
enum ProbeKey: String, Vocabulary {
  case id
  case title
  case about
  case profiles
  case given
  case messages
  case watch
  case steps
  case outcomes

  static let words = WordTable<ProbeKey>()
}

/// The keys of an outcome.
enum OutcomeKey: String, Vocabulary {
  case answer
  case expect
  case steps

  static let words = WordTable<OutcomeKey>()
}
