import SpecModel

extension PropertyFilter {
  /// Returns how certain it is that an event's properties satisfy it.
  ///
  /// The documents do not say what to do if the types of the two sides differ, nor how
  /// patterns are written, apart from the simplest.
  func holds(of properties: [String: PropertyValue]) -> Certainty {
    switch self {
    case .comparison(let property, let comparison):
      comparison.holds(of: properties[property])
    case .presence(let property, let isPresent):
      Certainty((properties[property] != nil) == isPresent)
    case .all(let filters):
      filters.isEmpty ? .possible : filters.reduce(.certain) { min($0, $1.holds(of: properties)) }
    case .any(let filters):
      filters.isEmpty ? .possible : filters.reduce(.no) { max($0, $1.holds(of: properties)) }
    }
  }
}

extension PropertyFilter.Comparison {
  fileprivate func holds(of property: PropertyValue?) -> Certainty {
    guard let property else {
      // A missing property may count as not equal (`open.filter-missing`).
      if case .notEquals = self { return .possible }
      return .no
    }
    return switch (self, property) {
    case (.equals(let value), _): property.isSame(as: value)
    case (.notEquals(let value), _): property.isSame(as: value).opposite
    case (.greaterThan(let limit), .number(let number)): .compare(number, limit, >)
    case (.atLeast(let limit), .number(let number)): .compare(number, limit, >=)
    case (.lessThan(let limit), .number(let number)): .compare(number, limit, <)
    case (.atMost(let limit), .number(let number)): .compare(number, limit, <=)
    case (.before(let moment), .date(let date)): Certainty(date < moment)
    case (.after(let moment), .date(let date)): Certainty(date > moment)
    case (.matches(let pattern), .string(let text)): text.isFound(pattern)
    default: .possible
    }
  }
}

extension PropertyValue {
  fileprivate func isSame(as other: PropertyValue) -> Certainty {
    switch (self, other) {
    case (.string(let one), .string(let other)):
      // Texts that spell dates or numbers may be compared as dates or numbers.
      if one.looksLikeValue, other.looksLikeValue, one != other { return .possible }
      return Certainty(same: one, other)
    case (.number(let one), .number(let other)): return .compare(one, other, ==)
    case (.boolean(let one), .boolean(let other)): return Certainty(one == other)
    case (.date(let one), .date(let other)): return Certainty(one == other)
    default: return .possible
    }
  }
}

extension Certainty {
  /// Compares two numbers, as far as both can be kept exactly.
  fileprivate static func compare(
    _ one: Double, _ other: Double, _ holds: (Double, Double) -> Bool
  ) -> Certainty {
    let limit = 9_007_199_254_740_992.0
    guard abs(one) < limit, abs(other) < limit else { return .possible }
    return Certainty(holds(one, other))
  }
}

extension String {
  fileprivate var looksLikeValue: Bool {
    utf8.first?.isDigit ?? false
  }

  /// Returns whether a pattern occurs in it, if all dialects read the pattern alike.
  fileprivate func isFound(_ pattern: String) -> Certainty {
    guard pattern.utf8.allSatisfy(\.isPlain), utf8.allSatisfy({ (32..<127).contains($0) }) else {
      return .possible
    }
    guard let read = ReadPatterns.shared[pattern] else { return .possible }
    if read.isFound(in: self) { return pattern.isEmpty ? .possible : .certain }
    // Whether capitals count is open (`open.filter-pattern-case`).
    return read.isFound(in: self, ignoringCase: true) ? .possible : .no
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it means the same in all dialects: letters, digits, and the few signs that all share.
  fileprivate var isPlain: Bool {
    (48...57).contains(self) || (65...91).contains(self) || (93...95).contains(self)
      || (97...122).contains(self) || [32, 36, 40, 41, 42, 43, 45, 46, 63, 124].contains(self)
  }
}
