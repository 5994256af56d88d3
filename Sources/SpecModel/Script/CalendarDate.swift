/// A moment in UTC, in whole seconds, as specs and the wire write it: `2026-01-31T12:00:00Z`.
package struct CalendarDate: Hashable, Sendable, CustomStringConvertible {
  /// The seconds since 1970-01-01T00:00:00Z.
  package let secondsSince1970: Int

  /// Creates a moment from a number of seconds since 1970-01-01T00:00:00Z.
  package init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Reads a moment; `nil` if the text has another form or names a day that does not exist.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    guard bytes.count == form.count else { return nil }
    for (byte, wanted) in zip(bytes, form) {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard wanted == UInt8(ascii: "d") ? isDigit : byte == wanted else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    secondsSince1970 = ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  /// The moment as specs write it.
  package var description: String {
    let days = (Double(secondsSince1970) / 86_400).rounded(.down)
    let rest = secondsSince1970 - Int(days) * 86_400
    var year = 1970 + Int(days / 365.2425)
    while Self.daysSince1970(year: year, month: 1, day: 1) > Int(days) { year -= 1 }
    while Self.daysSince1970(year: year + 1, month: 1, day: 1) <= Int(days) { year += 1 }
    var month = 12
    while Self.daysSince1970(year: year, month: month, day: 1) > Int(days) { month -= 1 }
    let day = Int(days) - Self.daysSince1970(year: year, month: month, day: 1) + 1
    func padded(_ number: Int, _ width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month))-\(padded(day))"
      + "T\(padded(rest / 3600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))Z"
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    // Shifted by 400 years, after which the calendar repeats, so that no division is negative.
    let before = year + 399
    let daysBeforeYear = before * 365 + before / 4 - before / 100 + before / 400 - 146_097
    let daysBeforeMonth = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    return daysBeforeYear + daysBeforeMonth + day - 719_163
  }
}
