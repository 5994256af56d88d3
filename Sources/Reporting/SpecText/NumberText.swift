/// Numbers as specs write them.
package enum NumberText {
  /// Returns a number without a fraction where it has none.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
    return String(number)
  }

  /// Returns a count with its noun in the right number: `1 case`, `2 cases`.
  package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}

/// Moments as specs write them.
package enum DateText {
  /// Returns a moment in UTC: `2026-01-31T12:00:00Z`.
  ///
  /// - Parameter seconds: The seconds since 1970-01-01T00:00:00Z, in the Gregorian calendar
  ///   without leap seconds.
  package static func text(secondsSince1970 seconds: Int) -> String {
    let time = seconds - day(of: seconds) * 86_400
    let (year, month, date) = civil(day: day(of: seconds))
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(date, 2))"
      + "T\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))Z"
  }

  private static func day(of seconds: Int) -> Int {
    Int((Double(seconds) / 86_400).rounded(.down))
  }

  /// Counts years from March, so that the leap day is a year's last, and eras of 400 years.
  private static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, date)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
