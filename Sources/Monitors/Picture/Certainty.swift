/// How sure it is that something is so, seen from outside.
enum Certainty: Int, Comparable, Sendable {
  case no
  case possible
  case certain

  static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }

  /// Joins what has to hold together.
  static func both(_ one: Certainty, _ other: Certainty) -> Certainty { min(one, other) }

  /// Joins what is enough alone.
  static func either(_ one: Certainty, _ other: Certainty) -> Certainty { max(one, other) }

  init(_ isCertain: Bool) { self = isCertain ? .certain : .no }

  /// What is sure of the opposite.
  var opposite: Certainty {
    switch self {
    case .no: .certain
    case .possible: .possible
    case .certain: .no
    }
  }
}
