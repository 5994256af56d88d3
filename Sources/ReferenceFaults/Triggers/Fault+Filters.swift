import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern property filters (`trigger.property-filters`).
extension Fault {
  static let filters: [Fault] = [
    filter("filters-ignored", breaks: .triggerPropertyFiltersUnsatisfied, "Filters are ignored.") {
      $0.isSatisfied = { _, _ in true }
    },
    filter(
      "event-filters-ignored", breaks: .triggerPropertyFiltersBothKinds,
      "Filters on custom events are ignored."
    ) {
      $0.isSatisfied = { $0.kind == .customEvent || $1() }
    },
    filter(
      "purchase-filters-ignored", breaks: .triggerPropertyFiltersBothKinds,
      "Filters on purchases are ignored."
    ) {
      $0.isSatisfied = { $0.kind == .purchase || $1() }
    },
    filter(
      "any-filter-for-all", breaks: .triggerPropertyFiltersUnsatisfied,
      "One satisfied filter of an all-of is enough."
    ) {
      $0.all = { filters, _, holds in filters.contains(where: holds) }
    },
    filter(
      "first-filter-for-all", breaks: .triggerPropertyFiltersUnsatisfied,
      "Only the first filter of an all-of is evaluated."
    ) {
      $0.all = { filters, _, holds in filters.prefix(1).allSatisfy(holds) }
    },
    filter(
      "all-filters-for-any", breaks: .triggerPropertyFiltersSatisfied,
      "All filters of an any-of must be satisfied."
    ) {
      $0.any = { filters, _, holds in filters.allSatisfy(holds) }
    },
    filter(
      "first-filter-for-any", breaks: .triggerPropertyFiltersSatisfied,
      "Only the first filter of an any-of is evaluated."
    ) {
      $0.any = { filters, _, holds in filters.prefix(1).allSatisfy(holds) }
    },
    filter(
      "presence-ignored", breaks: .triggerPropertyFiltersUnsatisfied,
      "Filters for presence and absence are always satisfied."
    ) {
      $0.presence = { _, _ in true }
    },
    filter(
      "absence-unknown", breaks: .triggerPropertyFiltersSatisfied,
      "A filter for absence is read as a filter for presence."
    ) {
      $0.presence = { _, property in property != nil }
    },
    filter(
      "missing-property-passes", breaks: .triggerPropertyFiltersUnsatisfied,
      "A missing property satisfies any comparison."
    ) {
      $0.compare { $1 == nil || $2($0, $1) }
    },
    filter(
      "equality-without-case", breaks: .triggerPropertyFiltersUnsatisfied,
      "Texts are equal if they differ only in case."
    ) {
      $0.compare { comparison, property, right in
        guard case .equals(.string(let value)) = comparison, case .string(let text) = property
        else { return right(comparison, property) }
        return text.lowercased() == value.lowercased()
      }
    },
    filter(
      "inequality-as-equality", breaks: .triggerPropertyFiltersUnsatisfied,
      "A filter for inequality is read as a filter for equality."
    ) {
      $0.read { if case .notEquals(let value) = $0 { .equals(value) } else { nil } }
    },
    filter(
      "numbers-by-text", breaks: .triggerPropertyFiltersUnsatisfied,
      "Numbers are compared as text, so that 9 is greater than 10."
    ) {
      $0.compare { comparison, property, right in
        guard case .number(let number) = property else { return right(comparison, property) }
        let text = PropertyValue.number(number).text
        return switch comparison {
        case .greaterThan(let limit): text > PropertyValue.number(limit).text
        case .atLeast(let limit): text >= PropertyValue.number(limit).text
        case .lessThan(let limit): text < PropertyValue.number(limit).text
        case .atMost(let limit): text <= PropertyValue.number(limit).text
        default: right(comparison, property)
        }
      }
    },
    filter(
      "greater-than-or-equal", breaks: .triggerPropertyFiltersUnsatisfied,
      "\"Greater than\" includes its limit."
    ) {
      $0.read { if case .greaterThan(let limit) = $0 { .atLeast(limit) } else { nil } }
    },
    filter(
      "at-least-excludes-limit", breaks: .triggerPropertyFiltersSatisfied,
      "\"At least\" excludes its limit."
    ) {
      $0.read { if case .atLeast(let limit) = $0 { .greaterThan(limit) } else { nil } }
    },
    filter(
      "less-than-or-equal", breaks: .triggerPropertyFiltersUnsatisfied,
      "\"Less than\" includes its limit."
    ) {
      $0.read { if case .lessThan(let limit) = $0 { .atMost(limit) } else { nil } }
    },
    filter(
      "at-most-excludes-limit", breaks: .triggerPropertyFiltersSatisfied,
      "\"At most\" excludes its limit."
    ) {
      $0.read { if case .atMost(let limit) = $0 { .lessThan(limit) } else { nil } }
    },
    filter(
      "greater-than-inverted", breaks: .triggerPropertyFiltersSatisfied,
      "\"Greater than\" and \"less than\" are swapped."
    ) {
      $0.read {
        switch $0 {
        case .greaterThan(let limit): .lessThan(limit)
        case .lessThan(let limit): .greaterThan(limit)
        default: nil
        }
      }
    },
    filter(
      "before-as-after", breaks: .triggerPropertyFiltersUnsatisfied,
      "\"Before\" and \"after\" are swapped."
    ) {
      $0.read {
        switch $0 {
        case .before(let moment): .after(secondsSince1970: moment)
        case .after(let moment): .before(secondsSince1970: moment)
        default: nil
        }
      }
    },
    Fault(
      "pattern-every-second-time", breaks: .triggerPropertyFiltersSatisfied,
      "A filter with a pattern is satisfied only at every second event."
    ) {
      $0.triggers.narrow { trigger, _, ordinal in
        !ordinal.isMultiple(of: 2) || !trigger.hasPattern
      }
    },
    filter(
      "pattern-as-text", breaks: .triggerPropertyFiltersSatisfied,
      "A pattern is taken as literal text."
    ) {
      $0.compare { comparison, property, right in
        guard case .matches(let pattern) = comparison, case .string(let text) = property else {
          return right(comparison, property)
        }
        return pattern.isEmpty || !text.ranges(of: pattern).isEmpty
      }
    },
  ]

  /// Describes a fault by the id of its clause within the rule.
  static func filter(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    edit: @escaping @Sendable (inout FilterPolicy) -> Void
  ) -> Fault {
    Fault(id, breaks: clause, summary) { edit(&$0.triggers.filters) }
  }
}

extension FilterPolicy {
  /// Replaces how comparisons are made, given the right way.
  mutating func compare(
    _ other:
      @escaping @Sendable (
        PropertyFilter.Comparison, PropertyValue?,
        _ right: (PropertyFilter.Comparison, PropertyValue?) -> Bool
      ) -> Bool
  ) {
    let original = compare
    compare = { comparison, property, answers in
      other(comparison, property) { original($0, $1, &answers) }
    }
  }

  /// Makes one comparison do the work of another.
  mutating func read(
    as other: @escaping @Sendable (PropertyFilter.Comparison) -> PropertyFilter.Comparison?
  ) {
    compare { $2(other($0) ?? $0, $1) }
  }
}

extension Trigger {
  /// Whether it has a filter.
  var hasFilter: Bool {
    switch self {
    case .customEvent(_, _?), .specificPurchase(_, _?): true
    default: false
    }
  }

  /// Whether its filter is a pattern.
  fileprivate var hasPattern: Bool {
    switch self {
    case .customEvent(_, .comparison(_, .matches)?),
      .specificPurchase(_, .comparison(_, .matches)?):
      true
    default: false
    }
  }
}

extension PropertyValue {
  /// The value as text, for engines that compare everything as text.
  var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)".withoutFraction
    case .boolean(let truth): String(truth)
    case .date(let seconds): String(seconds)
    }
  }
}

extension String {
  /// The text of a number; a whole number has no fraction.
  fileprivate var withoutFraction: String {
    hasSuffix(".0") ? String(dropLast(2)) : self
  }
}
