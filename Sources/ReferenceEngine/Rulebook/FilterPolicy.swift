package import SpecModel

/// How property filters are read (`trigger.property-filters`).
package struct FilterPolicy: Sendable {
  /// Whether an event satisfies a filter, given how to find out: the filter is evaluated.
  package var isSatisfied: @Sendable (Event, _ holds: () -> Bool) -> Bool = { _, holds in holds() }
  /// The property of a name; `nil` if it is missing.
  package var find: @Sendable (String, _ properties: [String: PropertyValue]) -> PropertyValue? = {
    $1[$0]
  }
  /// Whether a property, `nil` if it is missing, satisfies a comparison.
  package var compare:
    @Sendable (PropertyFilter.Comparison, PropertyValue?, inout Answers) -> Bool = {
      FilterPolicy.compare($0, $1, &$2)
    }
  /// Whether a filter for presence or absence is satisfied.
  package var presence: @Sendable (_ wanted: Bool, PropertyValue?) -> Bool = { $0 == ($1 != nil) }
  /// Whether an `all` holds: each of its filters must.
  package var all: Combination = { filters, _, holds in filters.allSatisfy(holds) }
  /// Whether an `any` holds: one of its filters must.
  package var any: Combination = { filters, _, holds in filters.contains(where: holds) }

  /// Whether a combination of filters holds, given how to find out for each.
  package typealias Combination =
    @Sendable (
      [PropertyFilter], _ properties: [String: PropertyValue], _ holds: (PropertyFilter) -> Bool
    ) -> Bool

  /// Tells whether an event satisfies the filter of a trigger, if it has one.
  func allows(_ event: Event, by trigger: Trigger, _ answers: inout Answers) -> Bool {
    switch trigger {
    case .specificPurchase(_, let filter?), .customEvent(_, let filter?):
      isSatisfied(event) { holds(filter, of: event.properties, &answers) }
    default: true
    }
  }

  /// Tells whether properties satisfy a filter.
  private func holds(
    _ filter: PropertyFilter, of properties: [String: PropertyValue], _ answers: inout Answers
  ) -> Bool {
    switch filter {
    case .comparison(let property, let comparison):
      compare(comparison, find(property, properties), &answers)
    case .presence(let property, let isPresent): presence(isPresent, find(property, properties))
    case .all(let filters):
      all(filters, properties) { holds($0, of: properties, &answers) }
    case .any(let filters):
      any(filters, properties) { holds($0, of: properties, &answers) }
    }
  }

  /// Compares a property with the value of a filter, if it is there and can be read as a value of that type.
  private static func compare(
    _ comparison: PropertyFilter.Comparison, _ property: PropertyValue?, _ answers: inout Answers
  ) -> Bool {
    guard let property else {
      if case .notEquals = comparison { return answers[.filterMissing] == .match }
      return false
    }
    switch comparison {
    case .equals(let value): return property.read(like: value, &answers) == value
    case .notEquals(let value):
      guard let read = property.read(like: value, &answers) else {
        return answers[.filterNotEqualsType] == .match
      }
      return read != value
    case .greaterThan(let limit): return property.number(&answers).map { $0 > limit } ?? false
    case .atLeast(let limit): return property.number(&answers).map { $0 >= limit } ?? false
    case .lessThan(let limit): return property.number(&answers).map { $0 < limit } ?? false
    case .atMost(let limit): return property.number(&answers).map { $0 <= limit } ?? false
    case .before(let moment): return property.isBefore(moment, &answers)
    case .after(let moment): return property.isAfter(moment, &answers)
    case .matches(let pattern): return property.hasMatch(for: pattern, &answers)
    }
  }
}

extension String {
  /// Whether a regular expression finds something in the text; an invalid one never does.
  package func hasMatch(for pattern: String, ignoringCase: Bool = false) -> Bool {
    ReadPatterns.shared[pattern]?.isFound(in: self, ignoringCase: ignoringCase) ?? false
  }
}
