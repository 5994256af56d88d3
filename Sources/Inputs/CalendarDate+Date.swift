package import SpecModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension CalendarDate {
  /// Creates the moment of a date, in whole seconds.
  ///
  /// A date's own format sets up calendars and time zones, which takes longer than to read the suite.
  package init(_ date: Date) {
    self.init(secondsSince1970: Int(date.timeIntervalSince1970.rounded(.down)))
  }
}
