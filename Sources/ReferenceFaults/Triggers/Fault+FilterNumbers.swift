import ReferenceEngine
import SpecModel

/// Mistakes about filters that put numbers in order, operator by operator, and about presence and
/// combinations (`trigger.property-filters`).
extension Fault {
  static let orders: [Fault] =
    Order.allCases.flatMap { order in
      slips.map { (slip: Slip) -> Fault in
        filter(
          "\(order.id)-\(slip.id)",
          "In \"\(order.rawValue)\", \(slip.summary)"
        ) {
          $0.compare { comparison, property, right in
            guard let limit = order.limit(of: comparison), let property,
              let result = slip.holds(order, limit, property)
            else { return right(comparison, property) }
            return result
          }
        }
      }
    } + presence + combinations

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

  /// A mistake that can be made with each of the operators; `nil` where it makes no difference.
  private struct Slip {
    let id: String
    let summary: String
    let holds: @Sendable (Order, _ limit: Double, PropertyValue) -> Bool?
  }

  private static let slips: [Slip] = [
    Slip(id: "reads-texts", summary: "a text that spells a number counts as one.") {
      guard case .string(let text) = $2, let number = Double(text) else { return nil }
      return $0.holds(number, $1)
    },
    Slip(id: "by-text", summary: "numbers are put in order as texts, so that 9 comes after 10.") {
      guard case .number = $2 else { return nil }
      return $0.holds($2.text, PropertyValue.number($1).text)
    },
    Slip(id: "without-sign", summary: "the signs of numbers are not read.") {
      guard case .number(let number) = $2 else { return nil }
      return $0.holds(abs(number), abs($1))
    },
    Slip(id: "zero-unread", summary: "a limit of 0 is taken for none.") {
      guard case .number = $2, $1 == 0 else { return nil }
      return true
    },
    Slip(id: "without-fractions", summary: "numbers lose their fractions.") {
      guard case .number(let number) = $2 else { return nil }
      return $0.isUpward
        ? $0.holds(number, $1.rounded(.towardZero)) : $0.holds(number.rounded(), $1)
    },
    Slip(id: "as-its-opposite", summary: "it is read as its opposite.") {
      guard case .number(let number) = $2 else { return nil }
      return !$0.holds(number, $1)
    },
  ]

  private static let presence: [Fault] =
    [
      presence("zero", "the number 0", .number(0)), presence("false", "false", .boolean(false)),
      presence("empty-text", "the empty text", .string("")),
      filter("absence-of-zero", "A filter for absence takes the number 0 for a missing property.") {
        let original = $0.presence
        $0.presence = { original($0, !$0 && $1 == .number(0) ? nil : $1) }
      },
      filter("properties-needed", "An event without any properties satisfies no filter.") {
        $0.isSatisfied = { !$0.properties.isEmpty && $1() }
      },
      filter("properties-without-case", "Names of properties are the same in capitals or not.") {
        $0.find = { name, properties in
          properties[name] ?? properties.first { $0.key.lowercased() == name.lowercased() }?.value
        }
      },
      filter("properties-by-prefix", "A property is found if its name only begins alike.") {
        $0.find = { name, properties in
          properties[name] ?? properties.first { $0.key.hasPrefix(name) }?.value
        }
      },
      Fault(
        "properties-carried-over", breaks: "trigger.property-filters",
        "Properties of the event before are still there for the next."
      ) {
        $0.triggers.complete = { event, previous in
          var event = event
          event.properties.merge(previous?.properties ?? [:]) { own, _ in own }
          return event
        }
      },
      Fault(
        "filter-instead-of-name", breaks: "trigger.property-filters",
        "An event of another name triggers the message if it satisfies the filter."
      ) {
        $0.triggers.widen { trigger, event in
          if case .customEvent(_, _?) = trigger { event.kind == .customEvent } else { false }
        }
      },
      Fault(
        "filter-instead-of-product", breaks: "trigger.property-filters",
        "A purchase of another product triggers the message if it satisfies the filter."
      ) {
        $0.triggers.widen { trigger, event in
          if case .specificPurchase(_, _?) = trigger { event.kind == .purchase } else { false }
        }
      },
    ]

  private static func presence(_ id: String, _ words: String, _ value: PropertyValue) -> Fault {
    filter("presence-of-\(id)", "A property whose value is \(words) is taken for missing.") {
      let original = $0.presence
      $0.presence = { original($0, $0 && $1 == value ? nil : $1) }
    }
  }

  private static let combinations: [Fault] =
    (0..<3).flatMap { place in
      let words = ["first", "second", "third"][place]
      return [
        filter("all-without-\(words)", "Of three filters of an all-of, the \(words) is not read.") {
          $0.readAll { parts, _ in parts.count == 3 ? parts.without(place) : parts }
        },
        filter("any-without-\(words)", "Of three filters of an any-of, the \(words) is not read.") {
          $0.readAny { parts, _ in parts.count == 3 ? parts.without(place) : parts }
        },
      ]
    } + [
      filter("last-filter-for-all", "Only the last filter of an all-of is read.") {
        $0.readAll { parts, _ in parts.suffix(1) }
      },
      filter("last-filter-for-any", "Only the last filter of an any-of is read.") {
        $0.readAny { parts, _ in parts.suffix(1) }
      },
      filter("single-all-unread", "An all-of that has only one part is not read.") {
        $0.readAll { parts, _ in parts.count == 1 ? [] : parts }
      },
      filter("single-any-unread", "An any-of that has only one part is not read.") {
        $0.readAny { parts, _ in parts.count == 1 ? [] : parts }
      },
      filter("all-skips-missing", "Parts of an all-of whose property is missing are skipped.") {
        $0.readAll { parts, properties in
          parts.filter { part in part.property.map { properties[$0] != nil } ?? true }
        }
      },
      filter("any-needs-every-property", "An any-of fails if the property of any part is missing.")
      {
        $0.readAny { parts, properties in
          parts.allSatisfy { part in part.property.map { properties[$0] != nil } ?? true }
            ? parts : []
        }
      },
      filter("first-limit-only", "Of several filters for one property only the first is read.") {
        $0.readAll { parts, _ in
          parts.enumerated().filter { index, part in
            part.property == nil || !parts[..<index].contains { $0.property == part.property }
          }.map(\.element)
        }
      },
      filter("last-limit-only", "Of several filters for one property only the last is read.") {
        $0.readAll { parts, _ in
          parts.enumerated().filter { index, part in
            part.property == nil || !parts[(index + 1)...].contains { $0.property == part.property }
          }.map(\.element)
        }
      },
      filter("nested-any-flattened", "The parts of an any-of within an all-of must all hold.") {
        $0.readAll { parts, _ in
          parts.flatMap { if case .any(let inner) = $0 { inner } else { [$0] } }
        }
      },
      filter("nested-all-flattened", "Each part of an all-of within an any-of is enough.") {
        $0.readAny { parts, _ in
          parts.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }
        }
      },
    ]
}

extension FilterPolicy {
  /// Chooses those filters of several that are read.
  fileprivate typealias Parts =
    @Sendable ([PropertyFilter], _ properties: [String: PropertyValue]) -> [PropertyFilter]

  /// Lets only some filters of an `all` be read.
  fileprivate mutating func readAll(_ parts: @escaping Parts) {
    let original = all
    all = { filters, properties, holds in
      original(parts(filters, properties), properties, holds)
    }
  }

  /// Lets only some filters of an `any` be read.
  fileprivate mutating func readAny(_ parts: @escaping Parts) {
    let original = any
    any = { filters, properties, holds in
      original(parts(filters, properties), properties, holds)
    }
  }
}

extension PropertyFilter {
  /// The property that it asks for; `nil` where it is a combination.
  fileprivate var property: String? {
    switch self {
    case .comparison(let property, _), .presence(let property, _): property
    case .all, .any: nil
    }
  }
}

extension Array {
  /// The elements but the one at an index.
  fileprivate func without(_ index: Int) -> [Element] {
    enumerated().filter { $0.offset != index }.map(\.element)
  }
}
