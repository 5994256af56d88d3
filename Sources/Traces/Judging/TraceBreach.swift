/// A clause that an engine was seen to break in the field.
package struct TraceBreach: Hashable, Sendable {
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`.
  package var clause: String
  /// What was seen, in a sentence with the messages' names.
  package var because: String
  /// The moment in which it was broken, counted from 0.
  var moment: Int
  /// The line at which it was.
  package var line: Int

  /// Finds the clauses that an engine certainly broke, whatever the true times were.
  ///
  /// A monitor knows exact times. It is believed if it says the same however the times are shifted: for
  /// each moment, everything from there on is once as much later, and once as much earlier, as the
  /// slack allows. A complaint that rests on an edge within the slack falls silent in one of them.
  ///
  /// - Parameters:
  ///   - trace: The trace; one that begins in the middle shows too little.
  ///   - divergence: Where no way explains it any longer.
  ///   - slack: By how much times may lie apart, in milliseconds.
  /// - Returns: The breaches in the order of the lines; of one moment, those that say most come first.
  static func all(in trace: Trace, at divergence: TraceDivergence, slack: Int) -> [TraceBreach] {
    guard trace.unknown.isEmpty, let first = divergence.ends.first else { return [] }
    var breaches = certain(in: PlayedTrace(trace, along: first.path, slack: slack), slack)
    // Which action something was seen of is not certain either: the ways may tell it in several ways,
    // the times alone in another.
    for path in [nil] + divergence.ends.dropFirst().map(\.path) where !breaches.isEmpty {
      let others = certain(in: PlayedTrace(trace, along: path, slack: slack), slack)
      breaches.removeAll { breach in !others.contains { $0.clause == breach.clause } }
    }
    return breaches
  }

  private static func certain(in played: PlayedTrace, _ slack: Int) -> [TraceBreach] {
    var breaches = played.complaints().filter { breach in
      let moment = played.moments[breach.moment]
      // What has not been seen by the end of the trace may have come after it.
      return !moment.seen.isEmpty || moment.at + slack <= played.trace.end
    }
    guard slack > 0, let last = breaches.map(\.moment).max() else { return breaches }
    let played = played.cut(after: last)
    // Most complaints that fall silent do so when their own moment is shifted.
    for moment in (0...last).reversed() {
      for span in [slack, -slack] where !breaches.isEmpty {
        let others = played.shifted(from: moment, by: span).complaints()
        breaches.removeAll { breach in
          !others.contains { $0.clause == breach.clause && $0.moment == breach.moment }
        }
      }
    }
    return breaches
  }
}
