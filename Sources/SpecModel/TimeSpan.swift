/// A span of virtual time, in whole milliseconds.
public struct TimeSpan: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The length in milliseconds; never negative in a spec.
  public var milliseconds: Int

  /// Creates a span from a number of milliseconds.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// No time at all.
  public static let zero = TimeSpan(milliseconds: 0)

  /// The longest span that a spec may contain: a year.
  package static let longest = TimeSpan.seconds(365 * 24 * 60 * 60)

  /// Returns a span of so many milliseconds.
  public static func milliseconds(_ count: Int) -> TimeSpan { TimeSpan(milliseconds: count) }

  /// Returns a span of so many seconds.
  public static func seconds(_ count: Int) -> TimeSpan { TimeSpan(milliseconds: count * 1000) }

  /// Tells whether one span is shorter than another.
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Adds two spans.
  public static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: left.milliseconds + right.milliseconds)
  }

  /// Subtracts one span from another.
  public static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(milliseconds: left.milliseconds - right.milliseconds)
  }

  /// Lengthens a span by another.
  public static func += (left: inout TimeSpan, right: TimeSpan) {
    left.milliseconds += right.milliseconds
  }

  /// The span as a spec writes it, in the largest unit that keeps it whole: `2m`, `30s`, `1500ms`.
  public var description: String {
    if milliseconds != 0, milliseconds.isMultiple(of: 60_000) { return "\(milliseconds / 60_000)m" }
    if milliseconds.isMultiple(of: 1000) { return "\(milliseconds / 1000)s" }
    return "\(milliseconds)ms"
  }
}
