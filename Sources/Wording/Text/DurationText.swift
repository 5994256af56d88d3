/// Elapsed time for people: `8ms`, `0.42s`, `12.3s`, `3m 05s`.
package enum DurationText {
  /// Returns a duration with as many digits as matter.
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

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
