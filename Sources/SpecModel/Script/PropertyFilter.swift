/// A condition on the properties of the event that triggers a message.
///
/// Custom-event and specific-purchase triggers may have one (`trigger.property-filters`).
public indirect enum PropertyFilter: Hashable, Sendable {
  /// Compares one property with a value; false if the property is missing or has another type.
  case comparison(property: String, Comparison)
  /// Tests whether the property exists.
  case presence(property: String, isPresent: Bool)
  /// True if every filter in the list is true.
  case all([PropertyFilter])
  /// True if at least one filter in the list is true.
  case any([PropertyFilter])

  /// A comparison of a property with a value.
  public enum Comparison: Hashable, Sendable {
    /// The property has this value and this type.
    case equals(PropertyValue)
    /// The property has the value's type but another value.
    case notEquals(PropertyValue)
    /// The property is a number greater than this one.
    case greaterThan(Double)
    /// The property is this number or a greater one.
    case atLeast(Double)
    /// The property is a number less than this one.
    case lessThan(Double)
    /// The property is this number or a smaller one.
    case atMost(Double)
    /// The property is a moment before this one, in seconds since 1970-01-01T00:00:00Z.
    case before(secondsSince1970: Int)
    /// The property is a moment after this one, in seconds since 1970-01-01T00:00:00Z.
    case after(secondsSince1970: Int)
    /// The property is a text in which this regular expression finds a match.
    case matches(pattern: String)
  }
}
