import SpecModel

/// A breach of a clause in a trace.
package struct TraceBreach: Hashable, Sendable {
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`.
  package var clause: String
  /// What was observed, in a sentence with the messages' names.
  package var because: String
  /// The index of the moment of the breach.
  var moment: Int
  /// The number of the line of the breach, counted from 1.
  package var line: Int

  /// Finds the clauses that an engine certainly broke, whatever the exact times were.
  ///
  /// Monitors rely on exact times. So a breach counts only if it is reported however the times are
  /// shifted: for each moment, everything from there on is once later and once earlier, by the
  /// slack. A breach that depends on an edge within the slack disappears in one of these.
  ///
  /// - Parameters:
  ///   - trace: The trace; one that begins in the middle shows too little.
  ///   - divergence: Where the trace cannot be explained any longer.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - jurisdiction: What the suite has; nothing else is a breach.
  /// - Returns: The breaches in the order of the lines; for the same moment, the most informative
  ///   first.
  static func all(
    in trace: Trace, at divergence: TraceDivergence, slack: Int, within jurisdiction: Jurisdiction
  ) -> [TraceBreach] {
    guard trace.unknown.isEmpty, let first = divergence.ends.first else { return [] }
    var breaches = certain(
      in: PlayedTrace(trace, along: first.path, slack: slack), slack, jurisdiction)
    // It is not certain, either, which action caused an observation: the paths and the times may
    // disagree.
    for path in [nil] + divergence.ends.dropFirst().map(\.path) where !breaches.isEmpty {
      let others = certain(
        in: PlayedTrace(trace, along: path, slack: slack), slack, jurisdiction)
      breaches.removeAll { breach in !others.contains { $0.clause == breach.clause } }
    }
    return breaches
  }

  private static func certain(
    in played: PlayedTrace, _ slack: Int, _ jurisdiction: Jurisdiction
  ) -> [TraceBreach] {
    var breaches = played.breaches(within: jurisdiction).filter { breach in
      let moment = played.moments[breach.moment]
      // What was not observed by the end of the trace may have come after it.
      return !moment.seen.isEmpty || moment.at + slack <= played.trace.end
    }
    guard slack > 0, let last = breaches.map(\.moment).max() else { return breaches }
    let played = played.cut(after: last)
    // Most uncertain breaches disappear when their own moment is shifted.
    for moment in (0...last).reversed() {
      for span in [slack, -slack] where !breaches.isEmpty {
        let others = played.shifted(from: moment, by: span).breaches(within: jurisdiction)
        breaches.removeAll { breach in
          !others.contains { $0.clause == breach.clause && $0.moment == breach.moment }
        }
      }
    }
    return breaches
  }
}
