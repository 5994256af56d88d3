import SpecModel

/// How specs write spans of time: `1500ms`, `30s`, `2m`.
enum Duration {
  /// The longest span that a spec may name: a year.
  static let longest = TimeSpan.seconds(365 * 24 * 60 * 60)

  /// Why a text is no duration.
  enum Failure: Error, Equatable {
    /// It is a whole number without a unit.
    case unitMissing
    /// There is space between number and unit.
    case spaced
    /// It is negative.
    case negative
    /// It has decimals; the same length in milliseconds, if it has one.
    case fraction(TimeSpan?)
    /// The unit is none of ours.
    case unknownUnit
    /// It is longer than ``longest``.
    case tooLong
    /// It is something else altogether.
    case other
  }

  /// Reads a duration from UTF-8 bytes.
  ///
  /// - Throws: Why the bytes are no duration.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> TimeSpan {
    var index = 0
    var count = 0
    while index < bytes.count, let digit = bytes[index].digitValue {
      guard count <= longest.milliseconds else { throw .tooLong }
      count = count * 10 + digit
      index += 1
    }
    guard index > 0 else { throw failure(of: bytes) }
    // A leading zero would be an octal number elsewhere.
    if index > 1, bytes[0] == UInt8(ascii: "0") { throw .other }
    let factor: Int
    switch (bytes.count - index, bytes.dropFirst(index).first) {
    case (1, UInt8(ascii: "s")): factor = 1000
    case (1, UInt8(ascii: "m")): factor = 60_000
    case (2, UInt8(ascii: "m")) where bytes[index + 1] == UInt8(ascii: "s"): factor = 1
    case (0, _): throw .unitMissing
    default: throw failure(of: bytes)
    }
    let span = TimeSpan(milliseconds: count * factor)
    guard span <= longest else { throw .tooLong }
    return span
  }

  /// Finds out what an author may have meant by a text that is no duration.
  private static func failure(of bytes: UnsafeBufferPointer<UInt8>) -> Failure {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("-") { return .negative }
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = text.dropFirst(number.count)
    guard !number.isEmpty else { return .other }
    if rest.first == " " { return .spaced }
    guard number.contains(".") else {
      return rest.allSatisfy(\.isLetter) ? .unknownUnit : .other
    }
    let factors = ["ms": 1.0, "s": 1000, "m": 60_000]
    guard let value = Double(String(number)), let factor = factors[String(rest)] else {
      return .other
    }
    let milliseconds = value * factor
    let isWhole = milliseconds == milliseconds.rounded() && milliseconds < 1e12
    return .fraction(isWhole ? TimeSpan(milliseconds: Int(milliseconds)) : nil)
  }
}

extension UInt8 {
  /// The value of an ASCII digit.
  var digitValue: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self) - 48 : nil
  }
}
