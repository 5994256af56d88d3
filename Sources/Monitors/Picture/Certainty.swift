/// How certain something is, seen from outside.
enum Certainty: Int, Comparable, Sendable {
  case no
  case possible
  case certain

  static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }

  init(_ isCertain: Bool) { self = isCertain ? .certain : .no }

  /// How certain the opposite is.
  var opposite: Certainty {
    switch self {
    case .no: .certain
    case .possible: .possible
    case .certain: .no
    }
  }
}
