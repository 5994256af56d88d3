/// A condition on the properties of the event that would trigger a message.
///
/// See `trigger.property-filters`: custom-event and specific-purchase triggers may carry one.
public indirect enum PropertyFilter: Hashable, Sendable {
  /// Compares one property with a value; false if the property is missing or has another type.
  case comparison(property: String, Comparison)
  /// Tests whether the property exists.
  case presence(property: String, isPresent: Bool)
  /// True if every filter in the list is true.
  case all([PropertyFilter])
  /// True if at least one filter in the list is true.
  case any([PropertyFilter])

  /// How a property is compared.
  public enum Comparison: Hashable, Sendable {
    /// The property is this value, of this type.
    case equals(PropertyValue)
    /// The property has the value's type and is another value.
    case notEquals(PropertyValue)
    /// The property is a number above this one.
    case greaterThan(Double)
    /// The property is this number or one above it.
    case atLeast(Double)
    /// The property is a number below this one.
    case lessThan(Double)
    /// The property is this number or one below it.
    case atMost(Double)
    /// The property is a moment earlier than this one (seconds since 1970).
    case before(secondsSince1970: Int)
    /// The property is a moment later than this one (seconds since 1970).
    case after(secondsSince1970: Int)
    /// The property is a text in which this regular expression is found.
    case matches(pattern: String)
  }
}
