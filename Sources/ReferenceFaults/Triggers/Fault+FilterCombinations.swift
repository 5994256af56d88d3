import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern presence, about the events that filters are applied to, and about combinations
/// (`trigger.property-filters`).
extension Fault {
  static let filterCombinations: [Fault] = presence + combinations + twoTriggers

  /// Two triggers of a message that wait for the same event, each with a filter of its own.
  private static let twoTriggers: [Fault] = [
    Fault(
      "first-of-two-filters-only", breaks: .triggerPropertyFiltersSatisfied,
      "If a message has two triggers for the same event, only the first is evaluated."
    ) {
      $0.triggers.triggers = { message in
        message.triggers.enumerated()
          .filter { index, trigger in
            !message.triggers[..<index].contains { $0.name == trigger.name && trigger.name != nil }
          }
          .map(\.element)
      }
    },
    Fault(
      "last-of-two-filters-only", breaks: .triggerPropertyFiltersSatisfied,
      "If a message has two triggers for the same event, only the last is evaluated."
    ) {
      $0.triggers.triggers = { message in
        message.triggers.enumerated()
          .filter { index, trigger in
            !message.triggers[(index + 1)...]
              .contains { $0.name == trigger.name && trigger.name != nil }
          }
          .map(\.element)
      }
    },
    Fault(
      "both-of-two-filters", breaks: .triggerPropertyFiltersSatisfied,
      "If a message has two triggers for the same event, both filters must be satisfied."
    ) {
      $0.triggers.triggers = { message in
        guard case .customEvent(let name, let first?)? = message.triggers.first,
          case .customEvent(name, let second?)? = message.triggers.last,
          message.triggers.count == 2
        else { return message.triggers }
        return [.customEvent(name: name, filter: .all([first, second]))]
      }
    },
  ]

  private static let presence: [Fault] =
    [
      presence("zero", "the number 0", .number(0)), presence("false", "false", .boolean(false)),
      presence("empty-text", "an empty text", .string("")),
      filter(
        "absence-of-zero", breaks: .triggerPropertyFiltersUnsatisfied,
        "A filter for absence takes the number 0 for a missing property."
      ) {
        let original = $0.presence
        $0.presence = { original($0, !$0 && $1 == .number(0) ? nil : $1) }
      },
      filter(
        "properties-needed", breaks: .triggerPropertyFiltersSatisfied,
        "An event without properties satisfies no filter."
      ) {
        $0.isSatisfied = { !$0.properties.isEmpty && $1() }
      },
      filter(
        "properties-after-the-twenty-fifth-lost", breaks: .triggerPropertyFiltersSatisfied,
        "Only twenty-five properties of an event are found, in the order of their names."
      ) {
        $0.find = { name, properties in
          properties.keys.sorted().prefix(25).contains(name) ? properties[name] : nil
        }
      },
      filter(
        "properties-without-case", breaks: .triggerPropertyFiltersUnsatisfied,
        "A property is found even if its name differs in case."
      ) {
        $0.find = { name, properties in
          properties[name] ?? properties.first { $0.key.lowercased() == name.lowercased() }?.value
        }
      },
      filter(
        "properties-by-prefix", breaks: .triggerPropertyFiltersUnsatisfied,
        "A property is found if its name begins with the name in the filter."
      ) {
        $0.find = { name, properties in
          properties[name] ?? properties.first { $0.key.hasPrefix(name) }?.value
        }
      },
      Fault(
        "properties-carried-over", breaks: .triggerPropertyFiltersOwnProperties,
        "An event also has the properties of the event before it."
      ) {
        $0.triggers.complete = { event, previous in
          var event = event
          event.properties.merge(previous?.properties ?? [:]) { own, _ in own }
          return event
        }
      },
      Fault(
        "properties-carried-over-to-purchases", breaks: .triggerPropertyFiltersOwnProperties,
        "A purchase also has the properties of the purchase right before it."
      ) {
        $0.triggers.complete = { event, previous in
          guard event.kind == .purchase, let previous, previous.kind == .purchase else {
            return event
          }
          var event = event
          event.properties.merge(previous.properties) { own, _ in own }
          return event
        }
      },
      named("event-name", "name", "a custom event", .customEvent),
      named("product", "product", "a purchase", .purchase),
      filter(
        "inherited-properties-found", breaks: .triggerPropertyFiltersSatisfied,
        "A property named constructor is always there, as in a JavaScript object."
      ) {
        $0.find = { name, properties in
          properties[name] ?? (name == "constructor" ? .string("") : nil)
        }
      },
      Fault(
        "filter-instead-of-name", breaks: .triggerPropertyFiltersBesidesTheName,
        "A custom event with another name triggers a message if it satisfies the filter."
      ) {
        $0.triggers.widen { trigger, event in
          if case .customEvent(_, _?) = trigger { event.kind == .customEvent } else { false }
        }
      },
      Fault(
        "filter-instead-of-product", breaks: .triggerPropertyFiltersBesidesTheName,
        "A purchase of another product triggers a message if it satisfies the filter."
      ) {
        $0.triggers.widen { trigger, event in
          if case .specificPurchase(_, _?) = trigger { event.kind == .purchase } else { false }
        }
      },
    ]

  /// Makes the name of an event replace one of its properties.
  private static func named(
    _ id: String, _ property: String, _ event: String, _ kind: EventKind
  ) -> Fault {
    Fault(
      "\(id)-as-property", breaks: .triggerPropertyFiltersSatisfied,
      "The property \(property) of \(event) is replaced by what the event is named."
    ) {
      $0.triggers.complete = { event, _ in
        guard event.kind == kind, let name = event.name else { return event }
        var event = event
        event.properties[property] = .string(name)
        return event
      }
    }
  }

  private static func presence(_ id: String, _ words: String, _ value: PropertyValue) -> Fault {
    filter(
      "presence-of-\(id)", breaks: .triggerPropertyFiltersSatisfied,
      "A filter for presence takes \(words) for a missing property."
    ) {
      let original = $0.presence
      $0.presence = { original($0, $0 && $1 == value ? nil : $1) }
    }
  }

  private static let combinations: [Fault] =
    (0..<3).flatMap { place in
      let words = ["first", "second", "third"][place]
      return [
        filter(
          "all-without-\(words)", breaks: .triggerPropertyFiltersUnsatisfied,
          "Of three filters in an all-of, the \(words) is ignored."
        ) {
          $0.readAll { parts, _ in parts.count == 3 ? parts.without(place) : parts }
        },
        filter(
          "any-without-\(words)", breaks: .triggerPropertyFiltersSatisfied,
          "Of three filters in an any-of, the \(words) is ignored."
        ) {
          $0.readAny { parts, _ in parts.count == 3 ? parts.without(place) : parts }
        },
      ]
    } + [
      filter(
        "last-filter-for-all", breaks: .triggerPropertyFiltersUnsatisfied,
        "Only the last filter of an all-of is evaluated."
      ) {
        $0.readAll { parts, _ in parts.suffix(1) }
      },
      filter(
        "last-filter-for-any", breaks: .triggerPropertyFiltersSatisfied,
        "Only the last filter of an any-of is evaluated."
      ) {
        $0.readAny { parts, _ in parts.suffix(1) }
      },
      filter(
        "single-all-unread", breaks: .triggerPropertyFiltersUnsatisfied,
        "An all-of with only one filter is always satisfied."
      ) {
        $0.readAll { parts, _ in parts.count == 1 ? [] : parts }
      },
      filter(
        "single-any-unread", breaks: .triggerPropertyFiltersSatisfied,
        "An any-of with only one filter is never satisfied."
      ) {
        $0.readAny { parts, _ in parts.count == 1 ? [] : parts }
      },
      filter(
        "all-skips-missing", breaks: .triggerPropertyFiltersUnsatisfied,
        "Filters of an all-of on missing properties are skipped."
      ) {
        $0.readAll { parts, properties in
          parts.filter { part in part.property.map { properties[$0] != nil } ?? true }
        }
      },
      filter(
        "any-needs-every-property", breaks: .triggerPropertyFiltersSatisfied,
        "An any-of fails if the property of one of its filters is missing."
      ) {
        $0.readAny { parts, properties in
          parts.allSatisfy { part in part.property.map { properties[$0] != nil } ?? true }
            ? parts : []
        }
      },
      filter(
        "first-limit-only", breaks: .triggerPropertyFiltersUnsatisfied,
        "Of several filters of an all-of on one property, only the first is evaluated."
      ) {
        $0.readAll { parts, _ in
          parts.enumerated().filter { index, part in
            part.property == nil || !parts[..<index].contains { $0.property == part.property }
          }.map(\.element)
        }
      },
      filter(
        "last-limit-only", breaks: .triggerPropertyFiltersUnsatisfied,
        "Of several filters of an all-of on one property, only the last is evaluated."
      ) {
        $0.readAll { parts, _ in
          parts.enumerated().filter { index, part in
            part.property == nil || !parts[(index + 1)...].contains { $0.property == part.property }
          }.map(\.element)
        }
      },
      filter(
        "nested-any-flattened", breaks: .triggerPropertyFiltersSatisfied,
        "All filters of an any-of inside an all-of must be satisfied."
      ) {
        $0.readAll { parts, _ in
          parts.flatMap { if case .any(let inner) = $0 { inner } else { [$0] } }
        }
      },
      filter(
        "nested-all-flattened", breaks: .triggerPropertyFiltersUnsatisfied,
        "One satisfied filter of an all-of inside an any-of is enough."
      ) {
        $0.readAny { parts, _ in
          parts.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }
        }
      },
    ]
}

extension FilterPolicy {
  /// Chooses the filters that are read.
  fileprivate typealias Parts =
    @Sendable ([PropertyFilter], _ properties: [String: PropertyValue]) -> [PropertyFilter]

  /// Makes the engine read only some filters of an `all`.
  fileprivate mutating func readAll(_ parts: @escaping Parts) {
    let original = all
    all = { filters, properties, holds in
      original(parts(filters, properties), properties, holds)
    }
  }

  /// Makes the engine read only some filters of an `any`.
  fileprivate mutating func readAny(_ parts: @escaping Parts) {
    let original = any
    any = { filters, properties, holds in
      original(parts(filters, properties), properties, holds)
    }
  }
}

extension Trigger {
  /// The name of the custom event that it waits for; `nil` if it waits for something else.
  fileprivate var name: String? {
    if case .customEvent(let name, _) = self { name } else { nil }
  }
}

extension PropertyFilter {
  /// The property that it asks for; `nil` if it is a combination.
  fileprivate var property: String? {
    switch self {
    case .comparison(let property, _), .presence(let property, _): property
    case .all, .any: nil
    }
  }
}

extension Array {
  /// The elements except the one at an index.
  fileprivate func without(_ index: Int) -> [Element] {
    enumerated().filter { $0.offset != index }.map(\.element)
  }
}
