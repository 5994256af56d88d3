import SpecModel

/// The keys of vocabulary.yaml.
enum VocabularyFileKey: String, RecordKey {
  case format, name, includes, semantics, states, classes, shapes
  case actions, observations, queries, messages, given

  static let record = Record<VocabularyFileKey>(
    "vocabulary.yaml",
    [
      must(.format, SpecSchema.format),
      may(
        .name, .constant(VocabularyDecoder.builtinName),
        "Only the vocabulary that iamspec has built in has a name."),
      may(
        .includes, .list(of: .words(of: IncludedWords.self), atLeast: 1, isUnique: true),
        "Small vocabularies whose words the suite has besides its own."),
      may(
        .semantics, .words(of: Semantics.self),
        "What the built-in words mean: with `in-app-messages`, what comes with iamspec judges the rules that are "
          + "called like built-in ones. By default, the suite's own rules say all."),
      may(
        .states, .named(StateKey.record.schema()), "What words change and a case can begin with."),
      may(
        .classes, .named(ClassKey.record.schema().havingAny(of: [ClassKey.with, .without])),
        "Classes of messages, which words can take by their names, like shapes."),
      may(.shapes, .named(.reference("shape")), "Forms of values, by name."),
      may(.actions, WordKey.action.ofEach, "What can happen."),
      may(.observations, WordKey.observation.ofEach, "What can be seen."),
      may(.queries, WordKey.query.ofEach, "What a step can ask for at its end."),
      may(.messages, WordKey.ofMessages.ofEach, "The keys of a message."),
      may(.given, WordKey.ofGiven.ofEach, "What a case can begin with."),
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
      may(.takes, .argument, whatItSays),
      may(.answers, .argument, whatItSays),
      may(.short, .reference("name"), "The member that a case may write alone."),
      may(
        .wire, .reference("name"),
        "The key of the value on the wire; by default, the name of its shape."),
      may(.heardBy, .words(of: HearerWord.self), "Who hears it: everyone, or only the core."),
      may(.madeBy, .words(of: MakerWord.self), "Which part of an engine reports it."),
      may(
        .seen, .words(of: PlaceWord.self), "Whether it is seen from outside, or inside the engine."),
      may(.written, .flag, "Whether cases may have it; by default, they may."),
      may(
        .assertedAs, .named(.list(of: .reference("name"), atLeast: 1)),
        "Variants that are asserted as kinds of their own."),
      may(.required, .flag, "Whether it must be there."),
      may(.defaultValue, .anything, "The value if it is absent; the wire always has it."),
      may(.noun, .prose, "What it is, with its article, for messages about mistakes."),
      may(.shortFor, .reference("name"), "The key that it is another form of."),
      may(
        .sends, .named(JSONSchema().with("type", ["string", "number", "boolean"])),
        "What the wire has for it; `it` is its value."),
      may(
        .sets, .mapping(of: .reference("name"), to: .reference("name")),
        "The states that it changes, each with the new value."),
      may(
        .shows, .constant(MonitorWord.it),
        "`it`, if the message that it names appears on the screen."),
      may(
        .hides, .constant(MonitorWord.it), "`it`, if the message that it names leaves the screen."),
      may(.state, .reference("name"), "The state that it sets."),
      must(.asks, .reference("name"), "The action with which the harness asks."),
      may(.summary, .prose, "What it means, in a sentence."),
      may(
        .phrase, .reference("phrase"),
        "How a timeline tells it: `{key}` is a value in prose, and one in backquotes as a case writes it; or a phrase "
          + "for each choice."),
      may(
        .each, .reference("phrase"),
        "The phrase of an entry of a mapping, with `{key}` and `{value}`."),
      may(.between, .text, "What stands between the values of a list."),
      may(.example, .nonemptyText, "An example of the value, as a case writes it."),
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

  private static let whatItSays =
    "What it says: the name of a shape, `[shape]`, or members with their shapes."
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
      must(.values, .list(of: .reference("name"), atLeast: 1, isUnique: true)),
      must(.starts, .reference("name")),
    ])
}

/// The keys of a class of messages.
enum ClassKey: String, RecordKey {
  case with, without, summary

  static let record = Record<ClassKey>(
    "a class",
    [
      may(.with, .oneOrMoreNames, "The keys that its messages have."),
      may(.without, .oneOrMoreNames, "The keys that they lack."),
      may(.summary, .prose, "What its messages are, in a sentence."),
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
      may(.shape, .reference("shape"), "The shape, beside its default."),
      may(.optional, .reference("shape"), "The shape of a member that may be absent."),
      may(.open, .flag, "Whether there are words besides these."),
      may(.list, .reference("shape"), "The shape of the elements."),
      may(.map, .reference("shape"), "The shape of the values of a mapping."),
      may(
        .by, .words(ValueShape.Plain.ofKeys.map(\.rawValue)),
        "The shape of its keys; by default, text."),
      may(.members, .reference("members"), "The members, each with its shape."),
      may(
        .variants, .reference("variants"),
        "The words that it can begin with, each with what it takes."),
      may(
        .either, .any(of: [.list(of: .reference("name"), atLeast: 1), .reference("members")]),
        "The shapes of which it has one."),
      may(.tag, .reference("name"), "The key that names the variant in a case."),
      may(.choices, .reference("choices"), "The words that it can be."),
      may(.wireTag, .reference("name"), "The key that names the variant on the wire."),
      may(.defaultValue, .anything, "The value if it is absent; the wire always has it."),
      may(.absentIs, .anything, "What an observation says that lacks it."),
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
      may(.summary, .prose),
      may(.phrase, .prose),
    ])
}

extension JSONSchema {
  /// A mapping of names, at least one.
  static func named(_ values: JSONSchema) -> JSONSchema {
    mapping(of: reference("name"), to: values, atLeast: 1)
  }

  /// A list of one shape, which is the shape of its elements.
  static let listOfShape = list(of: reference("shape"), atLeast: 1).with("maxItems", 1)

  /// What a word says, or what a query is answered with.
  fileprivate static let argument = any(of: [
    reference("name"), listOfShape, reference("members"),
  ])

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
