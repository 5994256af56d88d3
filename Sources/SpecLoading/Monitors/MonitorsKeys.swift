import SpecModel

/// The keys of monitors.yaml.
enum MonitorsFileKey: String, Vocabulary {
  case format
  case monitors

  static let words = WordTable<MonitorsFileKey>()
}

/// The keys of a monitor.
enum MonitorKey: String, Vocabulary {
  case clause
  case never
  case only
  case atMost = "at_most"
  case atLeast = "at_least"
  case each
  case due
  case of
  case between
  case leadsTo = "leads_to"
  case `in`
  case `for`
  case `while`
  case once
  case before
  case from
  case since
  case after
  case until
  case during
  case `where`
  case given
  case with
  case without
  case says
  case weight

  static let words = WordTable<MonitorKey>()

  /// The keys that say what a monitor demands; each has one of them.
  static let demands: [MonitorKey] = [.never, .only, .atMost, .atLeast, .each, .due]

  /// The keys of which `only` needs one, since they say where something may happen.
  static let allowances: [MonitorKey] = [.after, .during, .from]

  /// The key that a demand needs beside it; `nil` if none.
  var partner: MonitorKey? {
    switch self {
    case .atMost: .of
    case .atLeast: .between
    case .each: .leadsTo
    default: nil
    }
  }

  /// The key of the scope without which the key means nothing; `nil` if there is none.
  var companion: MonitorKey? { self == .since ? .from : nil }

  /// The demand without which the key means nothing; `nil` if it fits every demand.
  var owner: MonitorKey? {
    switch self {
    case .of: .atMost
    case .between: .atLeast
    case .leadsTo, .in: .each
    default: nil
    }
  }
}

/// The words with a meaning of their own in a monitor.
enum MonitorWord {
  /// The message that a monitor is about.
  static let it = "it"
  /// What is on the screen.
  static let visible = "visible"
  /// Where each thing leads to another.
  static let sameAction = "the same action"
  /// The beginning of a path into `given`.
  static let given = "given"
}
