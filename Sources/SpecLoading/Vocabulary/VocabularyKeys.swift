import SpecModel

/// The keys of vocabulary.yaml.
enum VocabularyFileKey: String, RecordKey {
  case format, name, includes, semantics, states, classes, shapes
  case actions, observations, queries, messages, given

  static let record = Record<VocabularyFileKey>(
    "vocabulary.yaml",
    [
      .format: .format,
      .name: .optional(
        .constant(VocabularyDecoder.builtinName),
        "Only the vocabulary that iamspec has built in has a name."),
      .includes: .optional(
        .list(of: .words(of: IncludedWords.self), atLeast: 1, isUnique: true),
        "Small vocabularies whose words the suite has besides its own."),
      .semantics: .optional(
        .words(of: Semantics.self),
        "What the built-in words mean: with `in-app-messages`, what comes with iamspec judges the rules that are "
          + "called like built-in ones. By default, the suite's own rules say all."),
      .states: .optional(
        .named(StateKey.record.schema()), "What words change and a case can begin with."),
      .classes: .optional(
        .named(ClassKey.record.schema().havingAny(of: [ClassKey.with, .without])),
        "Classes of messages, which words can take by their names, like shapes."),
      .shapes: .optional(.named(.reference("shape")), "Forms of values, by name."),
      .actions: .optional(WordKey.action.ofEach, "What can happen."),
      .observations: .optional(WordKey.observation.ofEach, "What can be seen."),
      .queries: .optional(WordKey.query.ofEach, "What a step can ask for at its end."),
      .messages: .optional(WordKey.ofMessages.ofEach, "The keys of a message."),
      .given: .optional(WordKey.ofGiven.ofEach, "What a case can begin with."),
    ])
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

  static let record = Record<WordKey>(
    "a word",
    [
      .takes: .argument,
      .answers: .argument,
      .short: .optional(.reference("name"), "The member that a case may write alone."),
      .wire: .optional(
        .reference("name"), "The key of the value on the wire; by default, the name of its shape."),
      .heardBy: .optional(.words(of: HearerWord.self), "Who hears it: everyone, or only the core."),
      .madeBy: .optional(.words(of: MakerWord.self), "Which part of an engine reports it."),
      .seen: .optional(
        .words(of: PlaceWord.self), "Whether it is seen from outside, or inside the engine."),
      .written: .optional(.flag, "Whether cases may have it; by default, they may."),
      .assertedAs: .optional(
        .named(.list(of: .reference("name"), atLeast: 1)),
        "Variants that are asserted as kinds of their own."),
      .required: .optional(.flag, "Whether it must be there."),
      .defaultValue: .optional(.anything, "The value if it is absent; the wire always has it."),
      .noun: .optional(.prose, "What it is, with its article, for messages about mistakes."),
      .shortFor: .optional(.reference("name"), "The key that it is another form of."),
      .sends: .optional(
        .named(JSONSchema().with("type", ["string", "number", "boolean"])),
        "What the wire has for it; `it` is its value."),
      .sets: .optional(
        .mapping(of: .reference("name"), to: .reference("name")),
        "The states that it changes, each with the new value."),
      .shows: .optional(
        .constant(MonitorWord.it), "`it`, if the message that it names appears on the screen."),
      .hides: .optional(
        .constant(MonitorWord.it), "`it`, if the message that it names leaves the screen."),
      .state: .optional(.reference("name"), "The state that it sets."),
      .asks: .required(.reference("name"), "The action with which the harness asks."),
      .summary: .optional(.prose, "What it means, in a sentence."),
      .phrase: .optional(
        .reference("phrase"),
        "How a timeline tells it: `{key}` is a value in prose, and one in backquotes as a case writes it; or a phrase "
          + "for each choice."),
      .each: .optional(
        .reference("phrase"), "The phrase of an entry of a mapping, with `{key}` and `{value}`."),
      .between: .optional(.text, "What stands between the values of a list."),
      .example: .optional(.nonemptyText, "An example of the value, as a case writes it."),
    ])
  static let action = record.part(
    "an action",
    [
      .takes, .short, .wire, .written, .sets, .summary, .phrase, .each, .between, .example,
      .heardBy,
    ])
  static let observation = record.part(
    "an observation",
    [
      .takes, .short, .wire, .seen, .written, .sets, .shows, .hides, .summary, .phrase, .each,
      .between, .example, .madeBy, .assertedAs,
    ])
  static let query = record.part(
    "a query", [.asks, .wire, .summary, .phrase, .each, .between, .answers])
  static let variant = record.part("a variant", [.takes, .short, .wire, .sends, .summary, .phrase])
  static let ofMessages = record.part("a message's key", ofKeys)
  static let ofGiven = record.part("a key below `given`", ofKeys)

  private static let ofKeys: [Self] = [
    .takes, .required, .noun, .state, .summary, .phrase, .each, .between, .defaultValue, .shortFor,
  ]
}

extension Record<WordKey> {
  /// Words by their names.
  var ofEach: JSONSchema {
    .named(
      schema().with(
        "not", .any(of: [.having("wire", "short"), .having("required", "default")])))
  }
}

/// The keys of a state.
enum StateKey: String, RecordKey {
  case values, starts

  static let record = Record<StateKey>(
    "a state",
    [
      .values: .required(.list(of: .reference("name"), atLeast: 1, isUnique: true)),
      .starts: .required(.reference("name")),
    ])
}

/// The keys of a class of messages.
enum ClassKey: String, RecordKey {
  case with, without, summary

  static let record = Record<ClassKey>(
    "a class",
    [
      .with: .optional(.oneOrMoreNames, "The keys that its messages have."),
      .without: .optional(.oneOrMoreNames, "The keys that they lack."),
      .summary: .optional(.prose, "What its messages are, in a sentence."),
    ])
}

/// The keys of a shape.
enum ShapeKey: String, RecordKey {
  case shape, optional, open, list, map, by, members, variants, either, tag
  case choices = "words"
  case wireTag = "wire_tag"
  case defaultValue = "default"
  case absentIs = "absent_is"

  static let record = Record<ShapeKey>(
    "a shape",
    [
      .shape: .optional(.reference("shape"), "The shape, beside its default."),
      .optional: .optional(.reference("shape"), "The shape of a member that may be absent."),
      .open: .optional(.flag, "Whether there are words besides these."),
      .list: .optional(.reference("shape"), "The shape of the elements."),
      .map: .optional(.reference("shape"), "The shape of the values of a mapping."),
      .by: .optional(
        .words(ValueShape.Plain.ofKeys.map(\.rawValue)), "The shape of its keys; by default, text."),
      .members: .optional(.reference("members"), "The members, each with its shape."),
      .variants: .optional(
        .reference("variants"), "The words that it can begin with, each with what it takes."),
      .either: .optional(
        .any(of: [.list(of: .reference("name"), atLeast: 1), .reference("members")]),
        "The shapes of which it has one."),
      .tag: .optional(.reference("name"), "The key that names the variant in a case."),
      .choices: .optional(.reference("choices"), "The words that it can be."),
      .wireTag: .optional(.reference("name"), "The key that names the variant on the wire."),
      .defaultValue: .optional(.anything, "The value if it is absent; the wire always has it."),
      .absentIs: .optional(.anything, "What an observation says that lacks it."),
    ])

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
enum ChoiceKey: String, RecordKey {
  case summary, phrase

  static let record = Record<ChoiceKey>(
    "a word",
    [
      .summary: .optional(.prose),
      .phrase: .optional(.prose),
    ])
}

extension Field {
  /// What a word says, or what a query is answered with.
  fileprivate static var argument: Field {
    .optional(
      .any(of: [.reference("name"), .listOfShape, .reference("members")]),
      "What it says: the name of a shape, `[shape]`, or members with their shapes.")
  }
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
enum HearerWord: String, CaseIterable {
  case everyone, core
}

/// Who makes an observation.
enum MakerWord: String, CaseIterable {
  case core, presenter
}

/// Where an observation is seen.
enum PlaceWord: String, CaseIterable {
  case outside, inside
}
