/// The earliest of several times, in milliseconds.
struct NextTime {
  private(set) var time: Int?

  /// Starts with a time, or with none.
  init(_ time: Int? = nil) {
    self.time = time
  }

  /// Takes a time into account.
  mutating func note(_ other: Int?) {
    if let other { time = min(time ?? other, other) }
  }

  /// Takes the end of a span into account, if it is still to come.
  ///
  /// It counts when it is reached, and again a millisecond later, when it is passed: which of the two
  /// decides is open (`open.timeout-edge`, `open.rate-limit-edge`).
  mutating func noteEnd(_ end: Int, after now: Int) {
    if end > now { note(end) }
    if end + 1 > now { note(end + 1) }
  }
}
