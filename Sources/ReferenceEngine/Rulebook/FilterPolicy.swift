import SpecModel
import Synchronization

/// How property filters are read (`trigger.property-filters`).
struct FilterPolicy: Sendable {
  /// Tells whether filters on events of this kind are read at all.
  var isRead: @Sendable (EventKind) -> Bool = { _ in true }
  /// The property of a name, `nil` where it is missing.
  var find: @Sendable (String, _ properties: [String: PropertyValue]) -> PropertyValue? = { $1[$0] }
  /// Tells whether a property, `nil` where it is missing, satisfies a comparison.
  var compare: @Sendable (PropertyFilter.Comparison, PropertyValue?) -> Bool = FilterPolicy.compare
  /// Tells whether a filter that asks for presence is satisfied.
  var presence: @Sendable (_ wanted: Bool, PropertyValue?) -> Bool = { $0 == ($1 != nil) }
  /// How many filters of an `all` must hold.
  var quantifierOfAll = Quantifier.every
  /// How many filters of an `any` must hold.
  var quantifierOfAny = Quantifier.some
  /// The filters of an `all` that are read: each.
  var partsOfAll: Parts = { parts, _ in parts }
  /// The filters of an `any` that are read: each.
  var partsOfAny: Parts = { parts, _ in parts }
  /// Whether an event without any properties satisfies no filter; only in faulty engines.
  var needsProperties = false

  /// Chooses those filters of several that are read.
  typealias Parts =
    @Sendable ([PropertyFilter], _ properties: [String: PropertyValue]) -> [PropertyFilter]

  /// How many of several filters must hold.
  enum Quantifier: Sendable {
    /// Each of them.
    case every
    /// At least one of them.
    case some
    /// The first of them; the others are not read. Only faulty engines do that.
    case first
  }

  /// Tells whether an event satisfies the filter of a trigger, if it has one.
  func allows(_ event: Event, by trigger: Trigger) -> Bool {
    switch trigger {
    case .specificPurchase(_, let filter?), .customEvent(_, let filter?):
      !isRead(event.kind)
        || !(needsProperties && event.properties.isEmpty) && holds(filter, of: event.properties)
    default: true
    }
  }

  /// Tells whether properties satisfy a filter.
  func holds(_ filter: PropertyFilter, of properties: [String: PropertyValue]) -> Bool {
    switch filter {
    case .comparison(let property, let comparison): compare(comparison, find(property, properties))
    case .presence(let property, let isPresent): presence(isPresent, find(property, properties))
    case .all(let filters): holds(quantifierOfAll, partsOfAll(filters, properties), of: properties)
    case .any(let filters): holds(quantifierOfAny, partsOfAny(filters, properties), of: properties)
    }
  }

  private func holds(
    _ quantifier: Quantifier, _ filters: [PropertyFilter], of properties: [String: PropertyValue]
  ) -> Bool {
    switch quantifier {
    case .every: filters.allSatisfy { holds($0, of: properties) }
    case .some: filters.contains { holds($0, of: properties) }
    case .first: filters.prefix(1).allSatisfy { holds($0, of: properties) }
    }
  }

  /// Compares as the rule says: only a property that is there and has the value's type satisfies
  /// anything.
  static func compare(_ comparison: PropertyFilter.Comparison, _ property: PropertyValue?) -> Bool {
    switch (comparison, property) {
    case (.equals(let value), let property?): property == value
    case (.notEquals(let value), let property?):
      property.hasSameType(as: value) && property != value
    case (.greaterThan(let limit), .number(let number)): number > limit
    case (.atLeast(let limit), .number(let number)): number >= limit
    case (.lessThan(let limit), .number(let number)): number < limit
    case (.atMost(let limit), .number(let number)): number <= limit
    case (.before(let moment), .date(let date)): date < moment
    case (.after(let moment), .date(let date)): date > moment
    case (.matches(let pattern), .string(let text)): text.hasMatch(for: pattern)
    default: false
    }
  }
}

extension PropertyValue {
  /// Tells whether two values are both texts, numbers, truth values or moments.
  func hasSameType(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.string, .string), (.number, .number), (.boolean, .boolean), (.date, .date): true
    default: false
    }
  }
}

extension String {
  /// Tells whether a regular expression is found in the text; one that cannot be read never is.
  func hasMatch(for pattern: String) -> Bool {
    compiledPatterns.withLock { patterns in
      if patterns[pattern] == nil {
        if patterns.count >= 1000 { patterns = [:] }
        patterns[pattern] = .some(try? Regex(pattern))
      }
      guard case .some(.some(let regex)) = patterns[pattern] else { return false }
      return (try? regex.firstMatch(in: self)) != nil
    }
  }
}

/// The regular expressions seen so far, `nil` for those that cannot be read.
///
/// To compile one takes longer than to go through a whole case.
private let compiledPatterns = Mutex<[String: Regex<AnyRegexOutput>?]>([:])
