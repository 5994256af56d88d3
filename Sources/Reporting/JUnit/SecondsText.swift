/// Durations in seconds, as JUnit writes them.
enum SecondsText {
  /// Returns a duration with so many digits after the point, from 1 to 6, rounded down.
  static func text(of duration: Duration, digits: Int) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    let padded = String(repeating: "0", count: max(0, 6 - fraction.count)) + fraction
    return "\(seconds).\(padded.prefix(digits))"
  }
}
