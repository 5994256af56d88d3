/// The value of an event property, as logged by a host app and compared by a filter.
public enum PropertyValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A number, whole or not.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A moment, in seconds since 1970-01-01T00:00:00Z.
  case date(secondsSince1970: Int)
}
