import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the values that filters compare: dates, patterns, texts and numbers
/// (`trigger.property-filters`).
extension Fault {
  static let filterValues: [Fault] = dates + patterns + texts

  private static let dates: [Fault] = [
    filter(
      "before-includes-moment", breaks: .triggerPropertyFiltersUnsatisfied,
      "\"Before\" includes the moment itself."
    ) {
      $0.read {
        if case .before(let moment) = $0 { .before(secondsSince1970: moment + 1) } else { nil }
      }
    },
    filter(
      "after-includes-moment", breaks: .triggerPropertyFiltersUnsatisfied,
      "\"After\" includes the moment itself."
    ) {
      $0.read {
        if case .after(let moment) = $0 { .after(secondsSince1970: moment - 1) } else { nil }
      }
    },
    filter(
      "before-by-day", breaks: .triggerPropertyFiltersSatisfied,
      "\"Before\" compares only days, so that a moment is not before another on the same day."
    ) {
      $0.read {
        guard case .before(let moment) = $0 else { return nil }
        return .before(secondsSince1970: moment - moment % 86_400)
      }
    },
    filter(
      "after-by-day", breaks: .triggerPropertyFiltersSatisfied,
      "\"After\" compares only days, so that a moment is not after another on the same day."
    ) {
      $0.read {
        guard case .after(let moment) = $0 else { return nil }
        return .after(secondsSince1970: moment - moment % 86_400 + 86_399)
      }
    },
    filter(
      "equality-by-day", breaks: .triggerPropertyFiltersUnsatisfied,
      "Dates are equal if they are on the same day."
    ) {
      $0.convert { comparison, property in
        guard case .equals(.date(let wanted)) = comparison, case .date(let date) = property,
          wanted / 86_400 == date / 86_400
        else { return nil }
        return .date(secondsSince1970: wanted)
      }
    },
    filter(
      "dates-before-1970-as-1970", breaks: .triggerPropertyFiltersSatisfied,
      "Dates before 1970 count as 1970."
    ) {
      $0.convert {
        guard case .date(let date) = $1, date < 0 else { return nil }
        return .date(secondsSince1970: 0)
      }
    },
    filter(
      "dates-in-thirty-two-bits", breaks: .triggerPropertyFiltersSatisfied,
      "Dates are stored as seconds in 32 bits, so that those after January 2038 wrap around."
    ) {
      $0.convert {
        guard case .date(let date) = $1 else { return nil }
        return .date(secondsSince1970: Int(Int32(truncatingIfNeeded: date)))
      }
    },
    filter(
      "inequality-by-minute", breaks: .triggerPropertyFiltersSatisfied,
      "A filter for inequality takes dates less than a minute apart for equal."
    ) {
      $0.convert { comparison, property in
        guard case .notEquals(.date(let unwanted)) = comparison, case .date(let date) = property,
          abs(unwanted - date) < 60
        else { return nil }
        return .date(secondsSince1970: unwanted)
      }
    },
  ]

  private static let patterns: [Fault] = [
    filter(
      "pattern-searches-only-64-characters", breaks: .triggerPropertyFiltersSatisfied,
      "A pattern is searched only in the first 64 characters of a text."
    ) {
      $0.convert {
        guard case .matches = $0, case .string(let text) = $1 else { return nil }
        return .string(String(text.prefix(64)))
      }
    },
    pattern(
      "pattern-beginning-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "The anchor for the beginning of a text is ignored in a pattern."
    ) {
      $0.hasPrefix("^") ? String($0.dropFirst()) : $0
    },
    pattern(
      "pattern-end-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "The anchor for the end of a text is ignored in a pattern."
    ) {
      $0.hasSuffix("$") ? String($0.dropLast()) : $0
    },
    pattern(
      "pattern-dot-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "A dot in a pattern matches one character or none."
    ) {
      $0.contains(".*") ? $0 : $0.replacing(".", with: ".?")
    },
    pattern(
      "pattern-star-unread", breaks: .triggerPropertyFiltersSatisfied,
      "A star in a pattern is taken literally."
    ) {
      $0.replacing("*", with: "\\*")
    },
    pattern(
      "pattern-plus-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "A plus in a pattern means zero or more."
    ) {
      $0.replacing("+", with: "*")
    },
    pattern(
      "pattern-question-mark-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "A question mark in a pattern means zero or more."
    ) {
      $0.replacing("?", with: "*")
    },
    pattern(
      "pattern-bar-unread", breaks: .triggerPropertyFiltersSatisfied,
      "A bar in a pattern is taken literally."
    ) {
      $0.replacing("|", with: "\\|")
    },
    pattern(
      "pattern-brackets-unread", breaks: .triggerPropertyFiltersSatisfied,
      "Brackets in a pattern are taken literally."
    ) {
      $0.replacing("[", with: "\\[").replacing("]", with: "\\]")
    },
  ]

  private static func pattern(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    _ change: @escaping @Sendable (String) -> String
  ) -> Fault {
    filter(id, breaks: clause, summary) {
      $0.read {
        guard case .matches(let pattern) = $0 else { return nil }
        return .matches(pattern: change(pattern))
      }
    }
  }

  private static let texts: [Fault] = [
    text(
      "equality-of-beginning", breaks: .triggerPropertyFiltersUnsatisfied,
      "A text equals a value that begins with it."
    ) {
      !$1.isEmpty && $0.hasPrefix($1)
    },
    text(
      "equality-of-longer-text", breaks: .triggerPropertyFiltersUnsatisfied,
      "A text equals a value that it begins with."
    ) {
      $1.hasPrefix($0) && !$1.hasSuffix(" ")
    },
    text(
      "equality-of-trimmed-text", breaks: .triggerPropertyFiltersUnsatisfied,
      "A space at the end of a text does not count."
    ) {
      $1.hasSuffix(" ") && $1.dropLast() == $0
    },
    text(
      "equality-of-texts-without-zeros", breaks: .triggerPropertyFiltersUnsatisfied,
      "Zeros at the beginning of a text do not count."
    ) {
      $0.drop { $0 == "0" } == $1.drop { $0 == "0" }
    },
    filter(
      "empty-text-missing", breaks: .triggerPropertyFiltersSatisfied,
      "An empty text equals nothing, as if it were missing."
    ) {
      $0.compare { comparison, property, right in
        property != .string("") && right(comparison, property)
      }
    },
    filter(
      "inequality-without-case", breaks: .triggerPropertyFiltersSatisfied,
      "A filter for inequality ignores case."
    ) {
      $0.convert { comparison, property in
        guard case .notEquals(.string(let unwanted)) = comparison,
          case .string(let text) = property,
          unwanted.lowercased() == text.lowercased()
        else { return nil }
        return .string(unwanted)
      }
    },
    number(
      "equality-of-whole-part", breaks: .triggerPropertyFiltersUnsatisfied,
      "Numbers are equal if their whole parts are equal."
    ) {
      $0.rounded(.towardZero) == $1.rounded(.towardZero)
    },
    number(
      "equality-within-a-hundredth", breaks: .triggerPropertyFiltersUnsatisfied,
      "Numbers are equal if they are less than a hundredth apart."
    ) {
      abs($0 - $1) < 0.01
    },
    number(
      "equality-without-sign", breaks: .triggerPropertyFiltersUnsatisfied,
      "Numbers are equal if they differ only in sign."
    ) {
      abs($0) == abs($1)
    },
    number(
      "zero-equals-every-number", breaks: .triggerPropertyFiltersUnsatisfied,
      "A filter for the number 0 accepts any number."
    ) {
      wanted, _ in
      wanted == 0
    },
    filter(
      "equality-with-false-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "A filter for false accepts any boolean."
    ) {
      $0.convert { comparison, property in
        guard comparison == .equals(.boolean(false)), case .boolean = property else { return nil }
        return .boolean(false)
      }
    },
    filter(
      "equality-with-true-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "A filter for true accepts any boolean."
    ) {
      $0.convert { comparison, property in
        guard comparison == .equals(.boolean(true)), case .boolean = property else { return nil }
        return .boolean(true)
      }
    },
    filter(
      "inequality-of-numbers-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "Inequality to a number is read as equality."
    ) {
      $0.read {
        if case .notEquals(.number(let number)) = $0 { .equals(.number(number)) } else { nil }
      }
    },
    filter(
      "inequality-with-false-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "Inequality to false is read as equality."
    ) {
      $0.read { $0 == .notEquals(.boolean(false)) ? .equals(.boolean(false)) : nil }
    },
    filter(
      "inequality-with-true-unread", breaks: .triggerPropertyFiltersUnsatisfied,
      "Inequality to true is read as equality."
    ) {
      $0.read { $0 == .notEquals(.boolean(true)) ? .equals(.boolean(true)) : nil }
    },
  ]

  private static func text(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    _ isEqual: @escaping @Sendable (_ wanted: String, _ text: String) -> Bool
  ) -> Fault {
    filter(id, breaks: clause, summary) {
      $0.convert { comparison, property in
        guard case .equals(.string(let wanted)) = comparison, case .string(let text) = property,
          isEqual(wanted, text)
        else { return nil }
        return .string(wanted)
      }
    }
  }

  private static func number(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    _ isEqual: @escaping @Sendable (_ wanted: Double, _ number: Double) -> Bool
  ) -> Fault {
    filter(id, breaks: clause, summary) {
      $0.convert { comparison, property in
        guard case .equals(.number(let wanted)) = comparison, case .number(let number) = property,
          isEqual(wanted, number)
        else { return nil }
        return .number(wanted)
      }
    }
  }
}

extension FilterPolicy {
  /// Replaces the value of a property before a comparison.
  mutating func convert(
    _ read: @escaping @Sendable (PropertyFilter.Comparison, PropertyValue) -> PropertyValue?
  ) {
    compare { comparison, property, right in
      right(comparison, property.flatMap { read(comparison, $0) } ?? property)
    }
  }
}
