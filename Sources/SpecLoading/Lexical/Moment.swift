/// How specs write moments: `2026-01-31T12:00:00Z`, nothing else.
enum Moment {
  /// Reads a moment from UTF-8 bytes.
  ///
  /// - Returns: The seconds since 1970-01-01T00:00:00Z, or `nil` if the bytes are no moment, or one
  ///   that no calendar has.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count == 20 else { return nil }
    for (index, separator) in separators where bytes[index] != separator { return nil }
    guard
      let year = number(in: bytes[0..<4]), let month = number(in: bytes[5..<7]),
      let day = number(in: bytes[8..<10]), let hour = number(in: bytes[11..<13]),
      let minute = number(in: bytes[14..<16]), let second = number(in: bytes[17..<19]),
      (1...12).contains(month), (1...length(ofMonth: month, in: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    return ((days(to: year, month, day) * 24 + hour) * 60 + minute) * 60 + second
  }

  private static let separators: [(Int, UInt8)] = [
    (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")),
    (13, UInt8(ascii: ":")), (16, UInt8(ascii: ":")), (19, UInt8(ascii: "Z")),
  ]

  private static func number(in digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var value = 0
    for byte in digits {
      guard let digit = byte.digitValue else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts the days from 1970-01-01 to a date of the Gregorian calendar.
  private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
    // Years that begin in March put the leap day at their end.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
