/// A condition on an event's properties; conditions can be combined.
public struct Condition: Sendable {
  let holds: @Sendable ([String: Value]) -> Bool

  /// No condition at all.
  public static let always = Condition { _ in true }

  /// All of these conditions are true.
  public static func all(_ parts: [Condition]) -> Condition {
    Condition { properties in parts.allSatisfy { $0.holds(properties) } }
  }

  /// At least one of these conditions is true.
  public static func any(_ parts: [Condition]) -> Condition {
    Condition { properties in parts.contains { $0.holds(properties) } }
  }

  /// The property exists, or does not exist.
  public static func has(_ property: String, _ isWanted: Bool) -> Condition {
    Condition { ($0[property] != nil) == isWanted }
  }

  /// The property is this value.
  public static func equals(_ property: String, _ value: Value) -> Condition {
    Condition { $0[property] == value }
  }

  /// The property is another value of the same type.
  public static func differs(_ property: String, _ value: Value) -> Condition {
    Condition {
      guard let actual = $0[property] else { return false }
      return actual.sort == value.sort && actual != value
    }
  }

  /// The property is a number that passes a test.
  public static func number(
    _ property: String, _ test: @escaping @Sendable (Double) -> Bool
  ) -> Condition {
    Condition { if case .number(let number)? = $0[property] { test(number) } else { false } }
  }

  /// The property is a moment that passes a test.
  public static func moment(
    _ property: String, _ test: @escaping @Sendable (Double) -> Bool
  ) -> Condition {
    Condition { if case .moment(let moment)? = $0[property] { test(moment) } else { false } }
  }

  /// The property is a text in which this regular expression is found.
  public static func matches(_ property: String, _ pattern: String) -> Condition {
    Condition {
      guard case .text(let text)? = $0[property], let regex = try? Regex(pattern) else {
        return false
      }
      return text.contains(regex)
    }
  }
}

extension Value {
  /// A number for each type of value.
  fileprivate var sort: Int {
    switch self {
    case .text: 0
    case .number: 1
    case .truth: 2
    case .moment: 3
    }
  }
}
