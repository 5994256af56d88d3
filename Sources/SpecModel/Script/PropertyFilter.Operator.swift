extension PropertyFilter {
  /// The ways to combine several filters, spelled as in specs and on the wire.
  package enum Combination: String, Hashable, Sendable, CaseIterable {
    case all
    case any

    /// What the combination tests, as editors show it.
    package var summary: String {
      switch self {
      case .all: "All of these conditions are true."
      case .any: "At least one of these conditions is true."
      }
    }
  }

  /// The parts of a filter.
  package enum Parts: Hashable, Sendable {
    /// One property, an operator, and its operand.
    case comparison(property: String, Operator, PropertyValue)
    /// Several filters.
    case combination(Combination, [PropertyFilter])
  }

  /// The parts of the filter.
  package var parts: Parts {
    switch self {
    case .comparison(let property, let comparison):
      let (word, operand) = comparison.parts
      return .comparison(property: property, word, operand)
    case .presence(let property, let isPresent):
      return .comparison(property: property, .exists, .boolean(isPresent))
    case .all(let filters): return .combination(.all, filters)
    case .any(let filters): return .combination(.any, filters)
    }
  }

  /// Creates a filter that tests a property.
  ///
  /// - Returns: `nil` if the operator does not accept the operand.
  package init?(property: String, _ word: Operator, _ operand: PropertyValue) {
    func compare(_ comparison: Comparison) -> PropertyFilter {
      .comparison(property: property, comparison)
    }
    switch (word, operand) {
    case (.equals, _): self = compare(.equals(operand))
    case (.notEquals, _): self = compare(.notEquals(operand))
    case (.greaterThan, .number(let number)): self = compare(.greaterThan(number))
    case (.atLeast, .number(let number)): self = compare(.atLeast(number))
    case (.lessThan, .number(let number)): self = compare(.lessThan(number))
    case (.atMost, .number(let number)): self = compare(.atMost(number))
    case (.before, .date(let seconds)): self = compare(.before(secondsSince1970: seconds))
    case (.after, .date(let seconds)): self = compare(.after(secondsSince1970: seconds))
    case (.matches, .string(let pattern)): self = compare(.matches(pattern: pattern))
    case (.exists, .boolean(let isPresent)):
      self = .presence(property: property, isPresent: isPresent)
    default: return nil
    }
  }

  /// Combines filters.
  package init(_ combination: Combination, of filters: [PropertyFilter]) {
    switch combination {
    case .all: self = .all(filters)
    case .any: self = .any(filters)
    }
  }
}

extension PropertyFilter.Operator {
  /// The definition of an operator.
  package struct Definition: Sendable {
    /// The operand that it accepts.
    package var operand: Operand
    /// What it tests, as editors show it.
    package var summary: String

    init(_ operand: Operand, _ summary: String) {
      self.operand = operand
      self.summary = summary
    }
  }

  /// The operands that an operator accepts.
  package enum Operand: Sendable {
    /// A value of any type.
    case value
    case number
    case date
    /// A regular expression.
    case pattern
    case boolean
  }
}

extension PropertyFilter.Comparison {
  /// The operator and its operand.
  fileprivate var parts: (PropertyFilter.Operator, PropertyValue) {
    switch self {
    case .equals(let value): (.equals, value)
    case .notEquals(let value): (.notEquals, value)
    case .greaterThan(let number): (.greaterThan, .number(number))
    case .atLeast(let number): (.atLeast, .number(number))
    case .lessThan(let number): (.lessThan, .number(number))
    case .atMost(let number): (.atMost, .number(number))
    case .before(let seconds): (.before, .date(secondsSince1970: seconds))
    case .after(let seconds): (.after, .date(secondsSince1970: seconds))
    case .matches(let pattern): (.matches, .string(pattern))
    }
  }
}
