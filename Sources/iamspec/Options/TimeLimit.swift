import ArgumentParser
import SpecModel

/// The time that an engine may take for a case.
struct TimeLimit: Hashable, Sendable {
  /// The time, at least a millisecond and at most a day.
  let duration: Swift.Duration

  private static let units = [("ms", 1.0), ("s", 1000), ("m", 60_000), ("h", 3_600_000)]
  private static let longest = 86_400_000.0

  /// Creates a limit from a number of seconds.
  init(seconds: Int) { duration = .seconds(seconds) }

  /// Parses the value of `--timeout`: `30s`, `500ms`, `2m`, `1h`, or just a number of seconds.
  ///
  /// - Throws: `ValidationError` if the value is not one.
  init(_ text: String) throws {
    let unit = Self.units.first { text.hasSuffix($0.0) }
    let digits = text.dropLast(unit?.0.count ?? 0)
    let isNumber = digits.first?.isASCII == true && digits.first?.isNumber == true
    guard isNumber, digits.last != ".", let number = Double(digits) else {
      throw ValidationError("write a time such as 30s, 500ms, 2m, or a number of seconds")
    }
    let milliseconds = number * (unit?.1 ?? 1000)
    guard milliseconds >= 1, milliseconds <= Self.longest else {
      throw ValidationError("the time must be at least 1ms and at most a day")
    }
    duration = .milliseconds(Int(milliseconds))
  }
}

extension TimeLimit: CustomStringConvertible {
  /// The limit as a user would write it, for the help.
  var description: String {
    let (seconds, attoseconds) = duration.components
    return attoseconds == 0 ? "\(seconds)s" : "\(Int(duration / .milliseconds(1)))ms"
  }
}
