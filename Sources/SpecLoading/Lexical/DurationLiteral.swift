import SpecModel

/// A span of time as specs write it: `1500ms`, `30s`, `2m`.
enum DurationLiteral {
  /// Why a text is not a duration.
  enum Failure: Error, Equatable {
    /// It is a whole number without a unit.
    case unitMissing
    /// It is negative; with the span without the sign, if it is one.
    case negative(TimeSpan?)
    /// It is a span in another notation, such as `30 seconds`, `1.5s` or `1h`.
    case spelled(TimeSpan)
    /// It is longer than ``TimeSpan/longest``.
    case tooLong
    /// It is anything else.
    case other
  }

  /// The spans that a place in a spec accepts.
  enum Use {
    /// Any span.
    case any
    /// Whole seconds.
    case wholeSeconds
    /// Any span longer than zero.
    case positive
  }

  /// Parses a duration from UTF-8 bytes.
  ///
  /// - Throws: The reason why the bytes are not a duration.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> TimeSpan {
    var index = 0
    var count = 0
    while index < bytes.count, let digit = bytes[index].digitValue {
      guard count <= TimeSpan.longest.milliseconds else { throw .tooLong }
      count = count * 10 + digit
      index += 1
    }
    guard index > 0 else { throw failure(of: bytes) }
    // Elsewhere, a leading zero would mean an octal number.
    if index > 1, bytes[0] == UInt8(ascii: "0") { throw failure(of: bytes) }
    let factor: Int
    switch (bytes.count - index, bytes.dropFirst(index).first) {
    case (1, UInt8(ascii: "s")): factor = 1000
    case (1, UInt8(ascii: "m")): factor = 60_000
    case (2, UInt8(ascii: "m")) where bytes[index + 1] == UInt8(ascii: "s"): factor = 1
    case (0, _): throw .unitMissing
    default: throw failure(of: bytes)
    }
    let span = TimeSpan(milliseconds: count * factor)
    guard span <= .longest else { throw .tooLong }
    return span
  }

  /// Determines what an author may have meant by a text that is not a duration.
  private static func failure(of bytes: UnsafeBufferPointer<UInt8>) -> Failure {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("-") {
      guard let span = span(spelled: text.dropFirst()), span <= TimeSpan.longest else {
        return .negative(nil)
      }
      return .negative(span)
    }
    guard let span = span(spelled: text[...]) else { return .other }
    return span <= TimeSpan.longest ? .spelled(span) : .tooLong
  }

  /// The names that people use for units, with the unit's length in milliseconds.
  private static let units: [(names: Set<String>, milliseconds: Double)] = [
    (["ms", "msec", "msecs", "millis", "millisecond", "milliseconds"], 1),
    (["", "s", "sec", "secs", "second", "seconds"], 1000),
    (["m", "min", "mins", "minute", "minutes"], 60_000),
    (["h", "hr", "hrs", "hour", "hours"], 3_600_000),
    (["d", "day", "days"], 86_400_000),
  ]

  /// Parses a number and a unit as people write them; without a unit, it means seconds.
  private static func span(spelled text: Substring) -> TimeSpan? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard number.first?.isNumber == true, number.last?.isNumber == true,
      let value = Double(String(number)),
      let factor = units.first(where: { $0.names.contains(unit) })?.milliseconds
    else { return nil }
    let milliseconds = value * factor
    guard milliseconds == milliseconds.rounded(), milliseconds < 1e15 else { return nil }
    return TimeSpan(milliseconds: Int(milliseconds))
  }
}

extension UInt8 {
  /// The value of an ASCII digit.
  var digitValue: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self) - 48 : nil
  }
}
