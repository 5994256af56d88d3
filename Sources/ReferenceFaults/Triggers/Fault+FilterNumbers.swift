import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern filters that put numbers in order, operator by operator
/// (`trigger.property-filters`).
extension Fault {
  static let filterNumbers: [Fault] =
    representations
    + Order.allCases.flatMap { order in
      slips.map { (slip: Slip) -> Fault in
        filter(
          "\(order.id)-\(slip.id)",
          breaks: slip.keepsBackWith.contains(order)
            ? .triggerPropertyFiltersSatisfied : .triggerPropertyFiltersUnsatisfied,
          "With \"\(order.rawValue)\", \(slip.summary)"
        ) {
          $0.compare { comparison, property, right in
            guard let limit = order.limit(of: comparison), let property,
              let result = slip.holds(order, limit, property)
            else { return right(comparison, property) }
            return result
          }
        }
      }
    }

  /// How numbers are stored.
  private static let representations: [Fault] = [
    filter(
      "numbers-in-single-precision", breaks: .triggerPropertyFiltersUnsatisfied,
      "Numbers are stored in single precision, so that 16,777,217 equals 16,777,216."
    ) {
      $0.convert {
        guard case .equals(.number(let wanted)) = $0, case .number(let number) = $1,
          Float(number) == Float(wanted)
        else { return nil }
        return .number(wanted)
      }
    },
    filter(
      "numbers-in-thirty-two-bits", breaks: .triggerPropertyFiltersSatisfied,
      "Whole numbers are stored in 32 bits, so that 3,000,000,000 is negative."
    ) {
      $0.convert {
        guard case .number(let number) = $1, let whole = Int(exactly: number) else { return nil }
        return .number(Double(Int32(truncatingIfNeeded: whole)))
      }
    },
  ]

  /// The operators that put numbers in order.
  private enum Order: String, CaseIterable {
    case greaterThan = "greater than"
    case atLeast = "at least"
    case lessThan = "less than"
    case atMost = "at most"

    var id: String { rawValue.replacing(" ", with: "-") }

    func limit(of comparison: PropertyFilter.Comparison) -> Double? {
      switch (self, comparison) {
      case (.greaterThan, .greaterThan(let limit)), (.atLeast, .atLeast(let limit)),
        (.lessThan, .lessThan(let limit)), (.atMost, .atMost(let limit)):
        limit
      default: nil
      }
    }

    func holds<T: Comparable>(_ value: T, _ limit: T) -> Bool {
      switch self {
      case .greaterThan: value > limit
      case .atLeast: value >= limit
      case .lessThan: value < limit
      case .atMost: value <= limit
      }
    }

    /// Whether it asks for high numbers.
    var isUpward: Bool { self == .greaterThan || self == .atLeast }
  }

  /// A fault with each of the operators; `nil` where it makes no difference.
  private struct Slip {
    let id: String
    /// The operators with which it keeps a message back that the filter lets through; with the others
    /// it lets one through that the filter keeps back.
    var keepsBackWith: Set<Order> = []
    let summary: String
    let holds: @Sendable (Order, _ limit: Double, PropertyValue) -> Bool?
  }

  private static let slips: [Slip] = [
    Slip(
      id: "by-text", keepsBackWith: [.greaterThan, .lessThan],
      summary: "numbers are compared as text, so that 9 is greater than 10."
    ) {
      guard case .number = $2 else { return nil }
      return $0.holds($2.text, PropertyValue.number($1).text)
    },
    Slip(
      id: "without-sign", keepsBackWith: [.greaterThan, .lessThan],
      summary: "the signs of numbers are ignored."
    ) {
      guard case .number(let number) = $2 else { return nil }
      return $0.holds(abs(number), abs($1))
    },
    Slip(id: "zero-unread", summary: "a limit of 0 counts as no limit.") {
      guard case .number = $2, $1 == 0 else { return nil }
      return true
    },
    Slip(
      id: "without-fractions", keepsBackWith: [.lessThan, .atMost],
      summary: "one of the two numbers loses its fraction."
    ) {
      guard case .number(let number) = $2 else { return nil }
      return $0.isUpward
        ? $0.holds(number, $1.rounded(.towardZero)) : $0.holds(number.rounded(), $1)
    },
    Slip(
      id: "as-its-opposite", keepsBackWith: [.atLeast, .atMost],
      summary: "the result of the comparison is inverted."
    ) {
      guard case .number(let number) = $2 else { return nil }
      return !$0.holds(number, $1)
    },
  ]
}
