package import SpecModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension CalendarDate {
  /// Creates a date from a moment, in whole seconds.
  ///
  /// Formatting with `Date` sets up calendars and time zones, which takes longer than reading the
  /// suite.
  package init(_ date: Date) {
    self.init(secondsSince1970: Int(date.timeIntervalSince1970.rounded(.down)))
  }

  /// The current day in UTC, such as `2026-05-01`.
  package static var today: String { String(CalendarDate(.now).description.prefix(10)) }
}
