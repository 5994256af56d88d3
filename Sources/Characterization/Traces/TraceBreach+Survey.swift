import Monitors
import Replaying
import SpecModel

extension TraceBreach {
  /// The breaches that are reported, as far as it could be found out which are certain.
  struct Survey {
    /// The breaches that no other times excuse, in the order of the lines; for the same moment, the
    /// most informative first.
    var certain: [TraceBreach] = []
    /// The first breach of which it was not found out; `nil` if there is none.
    var unproved: TraceBreach?
    /// The number of shifted moments that were watched.
    var watched = 0
  }

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
  ///   - budget: The number of shifted moments that are watched before it is given up.
  ///   - jurisdiction: What the suite has; nothing else is a breach.
  static func survey(
    _ trace: Trace, at divergence: TraceDivergence, slack: Int, budget: Int,
    within jurisdiction: Jurisdiction = .everything
  ) -> Survey {
    guard trace.unknown.isEmpty, let first = divergence.ends.first else { return Survey() }
    var rest = budget
    func certainBreaches(along path: TracePath?) -> [TraceBreach] {
      let played = PlayedTrace(trace, along: path, slack: slack)
      return certain(in: played, slack, within: jurisdiction, atMost: &rest)
    }
    var breaches = certainBreaches(along: first.path)
    // It is not certain, either, which action caused an observation: the paths and the times may
    // disagree.
    for path in [nil] + divergence.ends.dropFirst().map(\.path) where !breaches.isEmpty && rest > 0
    {
      let others = Set(certainBreaches(along: path).map(\.clause))
      breaches.removeAll { !others.contains($0.clause) }
    }
    return rest > 0
      ? Survey(certain: breaches, watched: budget - rest)
      : Survey(unproved: breaches.first, watched: budget)
  }

  /// Returns the breaches that no shift excuses.
  ///
  /// A shift from a moment on makes no difference any more once the monitors have come to the same
  /// conclusions as without it, and everything that could become due has become due. So it is
  /// watched only until then, and the effort grows with the lines.
  private static func certain(
    in played: PlayedTrace, _ slack: Int, within jurisdiction: Jurisdiction,
    atMost rest: inout Int
  ) -> [TraceBreach] {
    var breaches = [[TraceBreach]](repeating: [], count: played.moments.count)
    for breach in played.breaches(within: jurisdiction) {
      let moment = played.moments[breach.moment]
      // What was not observed by the end of the trace may have come after it.
      if moment.seen.isEmpty, moment.at + slack > played.trace.end { continue }
      breaches[breach.moment].append(breach)
    }
    guard slack > 0, let start = played.watched(within: jurisdiction) else {
      return Array(breaches.joined())
    }
    // What the monitors know before each moment from here on, as far as it was needed.
    var known = [start]
    var moment = 0
    while let last = breaches.lastIndex(where: { !$0.isEmpty }), moment <= last {
      for span in [slack, -slack] {
        // The order stays as it is.
        let span = max(span, known[0].now - played.moments[moment].at)
        var shifted = known[0]
        for index in moment...last {
          guard rest > 0 else { return Array(breaches.joined()) }
          rest -= 1
          let isNamed = !breaches[index].isEmpty
          let others = played.perform(index, later: span, on: &shifted, complains: isNamed)
          breaches[index].removeAll { breach in !others.contains { $0.clause == breach.clause } }
          if known.count == index - moment + 1 {
            var next = known[index - moment]
            _ = played.perform(index, on: &next, complains: false)
            known.append(next)
          }
          if shifted.watch.isLike(known[index - moment + 1].watch) { break }
        }
      }
      known.removeFirst()
      breaches.removeLast(breaches.count - last - 1)
      moment += 1
    }
    return Array(breaches.joined())
  }
}
