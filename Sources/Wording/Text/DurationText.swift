/// Elapsed time for people: `8ms`, `0.42s`, `12.3s`, `3m 05s`.
package enum DurationText {
  /// Returns a duration with as many digits as are useful.
  package static func text(of duration: Duration) -> String {
    let milliseconds = milliseconds(of: duration)
    switch milliseconds {
    case ..<1: return "<1ms"
    case ..<100: return "\(milliseconds)ms"
    case ..<10_000: return "\(milliseconds / 1000).\(padded(milliseconds % 1000 / 10))s"
    case ..<60_000: return "\(milliseconds / 1000).\(milliseconds % 1000 / 100)s"
    default: return "\(milliseconds / 60_000)m \(padded(milliseconds / 1000 % 60))s"
    }
  }

  /// Returns a duration in whole milliseconds, rounded down.
  package static func milliseconds(of duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Returns a duration in seconds, rounded down, with 1 to 6 digits after the point: `0.042`.
  package static func seconds(of duration: Duration, digits: Int) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    let padded = String(repeating: "0", count: max(0, 6 - fraction.count)) + fraction
    return "\(seconds).\(padded.prefix(digits))"
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
