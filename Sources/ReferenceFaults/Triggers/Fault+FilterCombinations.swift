import ReferenceEngine
import SpecModel

/// Mistakes about presence, about the events that filters are applied to, and about combinations
/// (`trigger.property-filters`).
extension Fault {
  static let filterCombinations: [Fault] = presence + combinations

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
