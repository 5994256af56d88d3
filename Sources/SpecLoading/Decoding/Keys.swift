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

/// The keys of a step, beside the action that may stand for `do`.
enum StepKey: String, Vocabulary {
  case `do`
  case expect
  case stack
  case note

  static let words = WordTable<StepKey>()
}

/// The keys of `given`.
enum GivenKey: String, Vocabulary {
  case minimumInterval = "minimum_interval"
  case app
  case orientation
  case keyboard
  case presenter
  case host
  case assets

  static let words = WordTable<GivenKey>()
}

/// The keys of `host`.
enum HostKey: String, Vocabulary {
  case choices
  case implements

  static let words = WordTable<HostKey>()
}

/// The keys of a message.
enum MessageKey: String, Vocabulary {
  case type
  case trigger
  case triggers
  case priority
  case orientation
  case image
  case zip
  case timeout
  case extras

  static let words = WordTable<MessageKey>()
}

/// The kinds of trigger.
enum TriggerKind: String, Vocabulary {
  case sessionStart = "session_start"
  case pushClick = "push_click"
  case anyPurchase = "any_purchase"
  case customEvent = "custom_event"
  case specificPurchase = "specific_purchase"

  static let words = WordTable<TriggerKind>()

  /// Whether it needs a name beside it.
  var isNamed: Bool { self == .customEvent || self == .specificPurchase }
}

/// The keys of something that has a name, a filter or properties.
enum EventKey: String, Vocabulary {
  case name
  case product
  case filter = "where"
  case properties

  static let words = WordTable<EventKey>()

  /// The key under which an action names its event.
  init(_ key: Action.Shape.EventKey) {
    switch key {
    case .name: self = .name
    case .product: self = .product
    }
  }
}

/// The keys of a filter.
enum FilterKey: String, Vocabulary {
  case property
  case all
  case any
  case equals
  case notEquals = "not_equals"
  case greaterThan = "greater_than"
  case atLeast = "at_least"
  case lessThan = "less_than"
  case atMost = "at_most"
  case before
  case after
  case matches
  case exists

  static let words = WordTable<FilterKey>()

  /// Those that compare a property.
  static let operators: [String] = allCases.dropFirst(3).map(\.rawValue)
}

/// The words for what becomes of a fetch.
enum AssetWord: String, Vocabulary {
  case ok
  case fail

  static let words = WordTable<AssetWord>()
}

/// The keys for what becomes of a fetch after some time.
enum AssetKey: String, Vocabulary {
  case after
  case failAfter = "fail_after"

  static let words = WordTable<AssetKey>()
}

/// The keys of an expectation: the kinds of observation, and the two lenient forms.
enum ExpectationKey: String, Vocabulary {
  case displayed
  case dismissed
  case discarded
  case reenqueued
  case choiceAsked = "choice_asked"
  case noMatchingTrigger = "no_matching_trigger"
  case impression
  case click
  case prefetched
  case anyOrder = "any_order"
  case oneOf = "one_of"

  static let words = WordTable<ExpectationKey>()
}

/// The keys of an observation that says more than which message it is about.
enum ObservationKey: String, Vocabulary {
  case message
  case extras
  case reason
  case kind
  case name

  static let words = WordTable<ObservationKey>()
}
