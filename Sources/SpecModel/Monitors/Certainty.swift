/// How certain something is, seen from outside.
@frozen
package enum Certainty: Int, Comparable, Sendable {
  case no
  case possible
  case certain

  /// Orders the least certain first.
  @inlinable package static func < (left: Certainty, right: Certainty) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Certain, or the opposite is.
  @inlinable package init(_ isCertain: Bool) { self = isCertain ? .certain : .no }

  /// How certain the opposite is.
  @inlinable package var opposite: Certainty {
    switch self {
    case .no: .certain
    case .possible: .possible
    case .certain: .no
    }
  }
}
