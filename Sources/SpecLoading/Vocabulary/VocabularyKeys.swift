import SpecModel

/// The keys of vocabulary.yaml.
enum VocabularyFileKey: String, RecordKey {
  case format, name, includes, semantics, states, classes, shapes
  case actions, observations, queries, messages, given

  static let record = Record<VocabularyFileKey>("vocabulary.yaml")

  var field: Field {
    switch self {
    case .format: .format
    case .name:
      .optional(
        .constant(VocabularyDecoder.builtinName),
        "Only the vocabulary that iamspec has built in has a name.")
    case .includes:
      .optional(
        .list(of: .words(of: IncludedWords.self), atLeast: 1, isUnique: true),
        "Small vocabularies whose words the suite has besides its own.")
    case .semantics:
      .optional(
        .words(of: Semantics.self),
        "What the built-in words mean: with `in-app-messages`, what comes with iamspec judges the rules that are "
          + "called like built-in ones. By default, the suite's own rules say all.")
    case .states:
      .optional(
        .named(StateKey.record.schema()), "What words change and a case can begin with.")
    case .classes:
      .optional(
        .named(ClassKey.record.schema().havingAny(of: [ClassKey.with, .without])),
        "Classes of messages, which words can take by their names, like shapes.")
    case .shapes: .optional(.named(.reference("shape")), "Forms of values, by name.")
    case .actions: .optional(WordKey.action.ofEach, "What can happen.")
    case .observations: .optional(WordKey.observation.ofEach, "What can be seen.")
    case .queries: .optional(WordKey.query.ofEach, "What a step can ask for at its end.")
    case .messages: .optional(WordKey.ofMessages.ofEach, "The keys of a message.")
    case .given: .optional(WordKey.ofGiven.ofEach, "What a case can begin with.")
    }
  }
}

/// The keys of words; each kind of word has some of them.
enum WordKey: String, RecordKey {
  case takes, answers, short, wire
  case heardBy = "heard_by"
  case madeBy = "made_by"
  case seen, written
  case assertedAs = "asserted_as"
  case required
  case defaultValue = "default"
  case noun
  case shortFor = "short_for"
  case sends, sets, shows, hides, state, asks
  case summary, phrase, each, between, example

  static let record = Record<WordKey>("a word")
  static let action = Record<WordKey>(
    "an action",
    [
      .takes, .short, .wire, .written, .sets, .summary, .phrase, .each, .between, .example,
      .heardBy,
    ])
  static let observation = Record<WordKey>(
    "an observation",
    [
      .takes, .short, .wire, .seen, .written, .sets, .shows, .hides, .summary, .phrase, .each,
      .between, .example, .madeBy, .assertedAs,
    ])
  static let query = Record<WordKey>(
    "a query", [.asks, .wire, .summary, .phrase, .each, .between, .answers])
  static let variant = Record<WordKey>(
    "a variant", [.takes, .short, .wire, .sends, .summary, .phrase])
  static let ofMessages = Record("a message's key", ofKeys)
  static let ofGiven = Record("a key below `given`", ofKeys)

  private static let ofKeys: [Self] = [
    .takes, .required, .noun, .state, .summary, .phrase, .each, .between, .defaultValue, .shortFor,
  ]

  var field: Field {
    switch self {
    case .takes, .answers:
      .optional(
        .any(of: [.reference("name"), .listOfShape, .reference("members")]),
        "What it says: the name of a shape, `[shape]`, or members with their shapes.")
    case .short: .optional(.reference("name"), "The member that a case may write alone.")
    case .wire:
      .optional(
        .reference("name"), "The key of the value on the wire; by default, the name of its shape.")
    case .heardBy:
      .optional(.words(of: HearerWord.self), "Who hears it: everyone, or only the core.")
    case .madeBy: .optional(.words(of: MakerWord.self), "Which part of an engine reports it.")
    case .seen:
      .optional(
        .words(of: PlaceWord.self), "Whether it is seen from outside, or inside the engine.")
    case .written: .optional(.flag, "Whether cases may have it; by default, they may.")
    case .assertedAs:
      .optional(
        .named(.list(of: .reference("name"), atLeast: 1)),
        "Variants that are asserted as kinds of their own.")
    case .required: .optional(.flag, "Whether it must be there.")
    case .defaultValue: .optional(.anything, "The value if it is absent; the wire always has it.")
    case .noun:
      .optional(.prose, "What it is, with its article, for messages about mistakes.")
    case .shortFor: .optional(.reference("name"), "The key that it is another form of.")
    case .sends:
      .optional(
        .named(JSONSchema().with("type", .texts(["string", "number", "boolean"]))),
        "What the wire has for it; `it` is its value.")
    case .sets:
      .optional(
        .mapping(of: .reference("name"), to: .reference("name")),
        "The states that it changes, each with the new value.")
    case .shows:
      .optional(
        .constant(MonitorWord.it), "`it`, if the message that it names appears on the screen.")
    case .hides:
      .optional(
        .constant(MonitorWord.it), "`it`, if the message that it names leaves the screen.")
    case .state: .optional(.reference("name"), "The state that it sets.")
    case .asks: .required(.reference("name"), "The action with which the harness asks.")
    case .summary: .optional(.prose, "What it means, in a sentence.")
    case .phrase:
      .optional(
        .reference("phrase"),
        "How a timeline tells it: `{key}` is a value in prose, and one in backquotes as a case writes it; or a phrase "
          + "for each choice.")
    case .each:
      .optional(
        .reference("phrase"), "The phrase of an entry of a mapping, with `{key}` and `{value}`.")
    case .between: .optional(.text, "What stands between the values of a list.")
    case .example: .optional(.nonemptyText, "An example of the value, as a case writes it.")
    }
  }
}

extension Record<WordKey> {
  /// Words by their names.
  var ofEach: JSONSchema {
    .named(
      schema().with(
        "not", .schema(.any(of: [.having("wire", "short"), .having("required", "default")]))))
  }
}

/// The keys of a state.
enum StateKey: String, RecordKey {
  case values, starts

  static let record = Record<StateKey>("a state")

  var field: Field {
    switch self {
    case .values: .required(.list(of: .reference("name"), atLeast: 1, isUnique: true))
    case .starts: .required(.reference("name"))
    }
  }
}

/// The keys of a class of messages.
enum ClassKey: String, RecordKey {
  case with, without, summary

  static let record = Record<ClassKey>("a class")

  var field: Field {
    switch self {
    case .with: .optional(.oneOrMoreNames, "The keys that its messages have.")
    case .without: .optional(.oneOrMoreNames, "The keys that they lack.")
    case .summary: .optional(.prose, "What its messages are, in a sentence.")
    }
  }
}

/// The keys of a shape.
enum ShapeKey: String, RecordKey {
  case shape, optional, open, list, map, by, members, variants, either, tag
  case choices = "words"
  case wireTag = "wire_tag"
  case defaultValue = "default"
  case absentIs = "absent_is"

  static let record = Record<ShapeKey>("a shape")

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

  var field: Field {
    switch self {
    case .shape: .optional(.reference("shape"), "The shape, beside its default.")
    case .optional: .optional(.reference("shape"), "The shape of a member that may be absent.")
    case .open: .optional(.flag, "Whether there are words besides these.")
    case .list: .optional(.reference("shape"), "The shape of the elements.")
    case .map: .optional(.reference("shape"), "The shape of the values of a mapping.")
    case .by:
      .optional(
        .words(ValueShape.Plain.ofKeys.map(\.rawValue)), "The shape of its keys; by default, text.")
    case .members: .optional(.reference("members"), "The members, each with its shape.")
    case .variants:
      .optional(
        .reference("variants"), "The words that it can begin with, each with what it takes.")
    case .either:
      .optional(
        .any(of: [.list(of: .reference("name"), atLeast: 1), .reference("members")]),
        "The shapes of which it has one.")
    case .tag: .optional(.reference("name"), "The key that names the variant in a case.")
    case .choices: .optional(.reference("choices"), "The words that it can be.")
    case .wireTag: .optional(.reference("name"), "The key that names the variant on the wire.")
    case .defaultValue: .optional(.anything, "The value if it is absent; the wire always has it.")
    case .absentIs: .optional(.anything, "What an observation says that lacks it.")
    }
  }
}

/// The keys of a word that a value may be.
enum ChoiceKey: String, RecordKey {
  case summary, phrase

  static let record = Record<ChoiceKey>("a word")

  var field: Field { .optional(.prose) }
}

extension JSONSchema {
  /// A mapping of names, at least one.
  static func named(_ values: JSONSchema) -> JSONSchema {
    mapping(of: reference("name"), to: values, atLeast: 1)
  }

  /// A list of one shape, which is the shape of its elements.
  static let listOfShape = list(of: reference("shape"), atLeast: 1).with("maxItems", 1)

  fileprivate static let oneOrMoreNames = any(of: [
    reference("name"), list(of: reference("name"), atLeast: 1, isUnique: true),
  ])
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
