/// The keys of vocabulary.yaml.
enum VocabularyFileKey: String, Vocabulary {
  case format
  case name
  case includes
  case semantics
  case states
  case classes
  case shapes
  case actions
  case observations
  case queries
  case messages
  case given

  static let words = WordTable<VocabularyFileKey>()
}

/// All keys of words; each kind of word has some of them.
enum WordKey: String, CaseIterable {
  case takes
  case short
  case wire
  case heardBy = "heard_by"
  case madeBy = "made_by"
  case seen
  case written
  case assertedAs = "asserted_as"
  case required
  case defaultValue = "default"
  case noun
  case shortFor = "short_for"
  case sends
  case sets
  case shows
  case hides
  case state
  case asks
  case summary
  case phrase
  case each
  case between
  case example
}

/// The keys of one kind of word.
protocol KeysOfWord: Vocabulary {
  /// The same key among those of all words.
  var key: WordKey? { get }
}

extension KeysOfWord {
  var key: WordKey? { WordKey(rawValue: rawValue) }
}

/// The keys of an action.
enum ActionKey: String, KeysOfWord {
  case takes, short, wire, written, sets, summary, phrase, each, between, example
  case heardBy = "heard_by"

  static let words = WordTable<ActionKey>()
}

/// The keys of an observation.
enum SightKey: String, KeysOfWord {
  case takes, short, wire, seen, written, sets, shows, hides, summary, phrase, each, between
  case example
  case madeBy = "made_by"
  case assertedAs = "asserted_as"

  static let words = WordTable<SightKey>()
}

/// The keys of a key of messages or of `given`.
enum KeyKey: String, KeysOfWord {
  case takes, required, noun, state, summary, phrase, each, between
  case defaultValue = "default"
  case shortFor = "short_for"

  static let words = WordTable<KeyKey>()
}

/// The keys of a query.
enum QueryKey: String, KeysOfWord {
  case asks, wire, summary, phrase, each, between
  case takes = "answers"

  var key: WordKey? { self == .takes ? .takes : WordKey(rawValue: rawValue) }

  static let words = WordTable<QueryKey>()
}

/// The keys of a state.
enum StateKey: String, Vocabulary {
  case values, starts

  static let words = WordTable<StateKey>()
}

/// The keys of a class of messages.
enum ClassKey: String, Vocabulary {
  case with, without, summary

  static let words = WordTable<ClassKey>()
}

/// The keys of a variant.
enum VariantKey: String, KeysOfWord {
  case takes, short, wire, sends, summary, phrase

  static let words = WordTable<VariantKey>()
}

/// The keys of a shape.
enum ShapeKey: String, Vocabulary {
  case shape, optional, open, list, map, by, members, variants, either, tag
  case choices = "words"
  case wireTag = "wire_tag"
  case defaultValue = "default"
  case absentIs = "absent_is"

  static let words = WordTable<ShapeKey>()

  /// The keys of which a shape has one, which says what it is.
  static let forms: [Self] = [
    .shape, .optional, .choices, .list, .map, .members, .variants, .either,
  ]

  /// The keys that a shape of this form has, itself included.
  var companions: [Self] {
    switch self {
    case .choices: [.choices, .open, .defaultValue]
    case .map: [.map, .by, .defaultValue]
    case .variants: [.variants, .members, .tag, .wireTag, .defaultValue]
    case .optional: [.optional, .absentIs]
    default: [self, .defaultValue]
    }
  }
}

/// The keys of a word that a value may be.
enum ChoiceKey: String, Vocabulary {
  case summary
  case phrase

  static let words = WordTable<ChoiceKey>()
}

/// Who hears an action.
enum HearerWord: String, Vocabulary {
  case everyone, core

  static let words = WordTable<HearerWord>()
}

/// Who makes an observation.
enum MakerWord: String, Vocabulary {
  case core, presenter

  static let words = WordTable<MakerWord>()
}

/// Where an observation is seen.
enum PlaceWord: String, Vocabulary {
  case outside, inside

  static let words = WordTable<PlaceWord>()
}
