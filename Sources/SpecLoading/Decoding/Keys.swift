import SpecModel

/// The keys of a case file.
enum CaseFileKey: String, RecordKey {
  case format, title, rules, about, given, watch, messages, cases

  static let record = Record<CaseFileKey>(
    "a case file",
    [
      must(.format, SpecSchema.format),
      must(.title, .prose, "What the cases of this file show, in a few words."),
      may(
        .rules, .reference("rules"),
        "The rules that all cases below test; the first is the one they are filed under."),
      may(.about, .prose, "Markdown for readers: what the cases show, and why it matters."),
      may(
        .given, .reference("given"),
        "The state at the start of every case below; a case's own is merged over it, key by key."),
      may(
        .watch, .reference("watch"),
        "Kinds of observation that are asserted even if no expectation names them."),
      may(
        .messages, .reference("messages"),
        "The messages that cases refer to; a case's own messages are merged over them."),
      must(.cases, .list(of: .reference("case"), atLeast: 1), "The cases, in reading order."),
    ])
}

/// The keys of a case.
enum CaseKey: String, RecordKey {
  case id, title, about, rules, profiles
  case keptFor = "kept_for"
  case variants, given, messages, watch, steps

  static let record = Record<CaseKey>(
    "a case",
    [
      must(
        .id, .plainID,
        "The last part of the case's id, permanent: lowercase letters, digits and hyphens."),
      must(
        .title, .anything, "What happens, as a sentence. `${column}` is the value in the variant."),
      may(.about, .anything, "Markdown for readers."),
      may(.rules, .reference("rules"), "Rules that this case tests in addition to the file's."),
      may(
        .profiles, .profiles,
        "The profiles in which it is run; by default, every profile that has all its rules."),
      may(.keptFor, .anything, "Why the case stays although no fault needs it."),
      may(
        .variants, .reference("variants"),
        "A table of variants, by id, each with the same columns. `$column` stands for the value "
          + "anywhere in this case's `given`, `messages` and `steps`."),
      may(.given, .anything, "The state at the start; merged over the file's, key by key."),
      may(.messages, .anything, "Messages of this case only; merged over the file's."),
      may(
        .watch, .anything,
        "Kinds of observation that are asserted even if no expectation names them."),
      must(.steps, .anything, "What happens, and what it must cause."),
    ])
}

/// The keys of a step, besides the action that may replace `do`.
enum StepKey: String, Vocabulary {
  case `do`, expect, stack, note

  static let words = WordTable<StepKey>()
}

/// The keys of a mapping with a name, and a filter or properties.
enum EventKey: String, Vocabulary {
  case name, product
  case filter = "where"
  case properties

  static let words = WordTable<EventKey>()

  /// Creates the key under which an action names its event.
  init(_ key: Action.Shape.EventKey) {
    switch key {
    case .name: self = .name
    case .product: self = .product
    }
  }
}

/// The keys of a filter: the property, the combinations of filters, and the operators.
enum FilterKey: Vocabulary {
  case property
  case combination(PropertyFilter.Combination)
  case comparison(PropertyFilter.Operator)

  static let allCases =
    [.property] + PropertyFilter.Combination.allCases.map { combination($0) }
    + PropertyFilter.Operator.allCases.map { comparison($0) }
  static let words = WordTable<FilterKey>()

  init?(rawValue: String) {
    guard let key = FilterKey.words[rawValue] else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property: "property"
    case .combination(let combination): combination.rawValue
    case .comparison(let word): word.rawValue
    }
  }
}

/// The keys of an expectation: the kinds of observation, and the forms that leave a choice.
enum ExpectationKey: Vocabulary {
  case observation(Observation.Kind)
  case lenient(Expectation.Form)

  static let allCases =
    Observation.Kind.allCases.filter(\.isWrittenInCases).map { observation($0) }
    + Expectation.Form.allCases.map { lenient($0) }
  static let words = WordTable<ExpectationKey>()

  init?(rawValue: String) {
    guard let key = ExpectationKey.words[rawValue] else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .observation(let kind): kind.rawValue
    case .lenient(let form): form.rawValue
    }
  }
}

/// The keys of an observation that says more than its message's name.
enum ObservationKey: String, Vocabulary {
  case message, extras, reason, kind, name

  static let words = WordTable<ObservationKey>()
}
