// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

extension PropertyFilter {
  /// The operators that test a property, spelled as in specs and on the wire.
  package enum Operator: String, Hashable, Sendable, CaseIterable {
    /// It has this value and type.
    case equals
    /// It has this type and another value.
    case notEquals = "not_equals"
    /// It is a number greater than this.
    case greaterThan = "greater_than"
    /// It is a number not less than this.
    case atLeast = "at_least"
    /// It is a number less than this.
    case lessThan = "less_than"
    /// It is a number not greater than this.
    case atMost = "at_most"
    /// It is a date before this one.
    case before
    /// It is a date after this one.
    case after
    /// It is a text in which this regular expression is found, anywhere.
    case matches
    /// Whether the property exists.
    case exists
  }
}

extension PropertyFilter.Operator {
  /// The definition of each operator.
  package var definition: Definition {
    switch self {
    case .equals: Definition(.value, "It has this value and type.")
    case .notEquals: Definition(.value, "It has this type and another value.")
    case .greaterThan: Definition(.number, "It is a number greater than this.")
    case .atLeast: Definition(.number, "It is a number not less than this.")
    case .lessThan: Definition(.number, "It is a number less than this.")
    case .atMost: Definition(.number, "It is a number not greater than this.")
    case .before: Definition(.date, "It is a date before this one.")
    case .after: Definition(.date, "It is a date after this one.")
    case .matches: Definition(.pattern, "It is a text in which this regular expression is found, anywhere.")
    case .exists: Definition(.boolean, "Whether the property exists.")
    }
  }

  /// Each operator in words, with places for the property and the operand.
  package var phrases: WordPhrases {
    switch self {
    case .equals: "`{property}` is `{value}`"
    case .notEquals: "`{property}` is not `{value}`"
    case .greaterThan: "`{property}` is above `{value}`"
    case .atLeast: "`{property}` is at least `{value}`"
    case .lessThan: "`{property}` is below `{value}`"
    case .atMost: "`{property}` is at most `{value}`"
    case .before: "`{property}` is before `{value}`"
    case .after: "`{property}` is after `{value}`"
    case .matches: "`{property}` matches `{value}`"
    case .exists: WordPhrases([
      .init("true", "`{property}` is there"),
      .init("false", "`{property}` is not there"),
    ])
    }
  }
}
