import ReferenceEngine
import SpecModel

/// Faults that concern property filters (`trigger.property-filters`).
extension Fault {
  static let filters: [Fault] = [
    filter("filters-ignored", breaks: "unsatisfied", "Filters are ignored.") {
      $0.isSatisfied = { _, _ in true }
    },
    filter("event-filters-ignored", breaks: "both-kinds", "Filters on custom events are ignored.") {
      $0.isSatisfied = { $0.kind == .customEvent || $1() }
    },
    filter("purchase-filters-ignored", breaks: "both-kinds", "Filters on purchases are ignored.") {
      $0.isSatisfied = { $0.kind == .purchase || $1() }
    },
    filter(
      "any-filter-for-all", breaks: "unsatisfied", "One satisfied filter of an all-of is enough."
    ) {
      $0.all = { filters, _, holds in filters.contains(where: holds) }
    },
    filter(
      "first-filter-for-all", breaks: "unsatisfied",
      "Only the first filter of an all-of is evaluated."
    ) {
      $0.all = { filters, _, holds in filters.prefix(1).allSatisfy(holds) }
    },
    filter(
      "all-filters-for-any", breaks: "satisfied", "All filters of an any-of must be satisfied."
    ) {
      $0.any = { filters, _, holds in filters.allSatisfy(holds) }
    },
    filter(
      "first-filter-for-any", breaks: "satisfied",
      "Only the first filter of an any-of is evaluated."
    ) {
      $0.any = { filters, _, holds in filters.prefix(1).allSatisfy(holds) }
    },
    filter(
      "presence-ignored", breaks: "unsatisfied",
      "Filters for presence and absence are always satisfied."
    ) {
      $0.presence = { _, _ in true }
    },
    filter(
      "absence-unknown", breaks: "satisfied",
      "A filter for absence is read as a filter for presence."
    ) {
      $0.presence = { _, property in property != nil }
    },
    filter(
      "missing-property-passes", breaks: "unsatisfied",
      "A missing property satisfies any comparison."
    ) {
      $0.compare { $1 == nil || $2($0, $1) }
    },
    filter(
      "equality-without-case", breaks: "unsatisfied", "Texts are equal if they differ only in case."
    ) {
      $0.compare { comparison, property, right in
        guard case .equals(.string(let value)) = comparison, case .string(let text) = property
        else { return right(comparison, property) }
        return text.lowercased() == value.lowercased()
      }
    },
    filter(
      "inequality-as-equality", breaks: "unsatisfied",
      "A filter for inequality is read as a filter for equality."
    ) {
      $0.read { if case .notEquals(let value) = $0 { .equals(value) } else { nil } }
    },
    filter(
      "numbers-by-text", breaks: "unsatisfied",
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
    filter("greater-than-or-equal", breaks: "unsatisfied", "\"Greater than\" includes its limit.") {
      $0.read { if case .greaterThan(let limit) = $0 { .atLeast(limit) } else { nil } }
    },
    filter("at-least-excludes-limit", breaks: "satisfied", "\"At least\" excludes its limit.") {
      $0.read { if case .atLeast(let limit) = $0 { .greaterThan(limit) } else { nil } }
    },
    filter("less-than-or-equal", breaks: "unsatisfied", "\"Less than\" includes its limit.") {
      $0.read { if case .lessThan(let limit) = $0 { .atMost(limit) } else { nil } }
    },
    filter("at-most-excludes-limit", breaks: "satisfied", "\"At most\" excludes its limit.") {
      $0.read { if case .atMost(let limit) = $0 { .lessThan(limit) } else { nil } }
    },
    filter(
      "greater-than-inverted", breaks: "satisfied",
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
    filter("before-as-after", breaks: "unsatisfied", "\"Before\" and \"after\" are swapped.") {
      $0.read {
        switch $0 {
        case .before(let moment): .after(secondsSince1970: moment)
        case .after(let moment): .before(secondsSince1970: moment)
        default: nil
        }
      }
    },
    Fault(
      "pattern-every-second-time", breaks: "trigger.property-filters/satisfied",
      "A filter with a pattern is satisfied only at every second event."
    ) {
      $0.triggers.narrow { trigger, _, ordinal in
        !ordinal.isMultiple(of: 2) || !trigger.hasPattern
      }
    },
    filter("pattern-as-text", breaks: "satisfied", "A pattern is taken as literal text.") {
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
    _ id: String, breaks clause: String, _ summary: String,
    edit: @escaping @Sendable (inout FilterPolicy) -> Void
  ) -> Fault {
    Fault(id, breaks: "trigger.property-filters/\(clause)", summary) { edit(&$0.triggers.filters) }
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
