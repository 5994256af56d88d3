import SpecModel

/// The keys of a case file.
enum CaseFileKey: String, Vocabulary {
  case format
  case title
  case rules
  case about
  case given
  case watch
  case messages
  case cases

  static let words = WordTable<CaseFileKey>()
}

/// The keys of a case.
enum CaseKey: String, Vocabulary {
  case id
  case title
  case about
  case rules
  case profiles
  case keptFor = "kept_for"
  case variants
  case given
  case messages
  case watch
  case steps

  static let words = WordTable<CaseKey>()
}

/// The keys of a step, besides the action that may replace `do`.
enum StepKey: String, Vocabulary {
  case `do`
  case expect
  case stack
  case note

  static let words = WordTable<StepKey>()
}

/// The keys of a mapping with a name, and a filter or properties.
enum EventKey: String, Vocabulary {
  case name
  case product
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
  case message
  case extras
  case reason
  case kind
  case name

  static let words = WordTable<ObservationKey>()
}
