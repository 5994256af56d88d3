import Monitors
import Replaying
import SpecModel

extension PlayedTrace {
  /// Performs a moment while monitors watch.
  ///
  /// - Parameters:
  ///   - index: The index of the moment.
  ///   - span: How much later it is than in the trace, in milliseconds.
  ///   - watched: The monitors, and the time before the moment.
  ///   - complains: Whether the monitors look at it.
  /// - Returns: The clauses that are broken, with the reasons.
  func perform(
    _ index: Int, later span: Int = 0, on watched: inout Watched, complains: Bool = true
  ) -> [Breach] {
    let moment = moments[index]
    let seen = moment.seen.compactMap(observation)
    let isTimeAlone = moment.action == nil
    let time = moment.at + span
    var breaches: [Breach] = []
    if time > watched.now || isTimeAlone {
      breaches += watched.watch.perform(
        2 * index, .advance(.milliseconds(time - watched.now)), isTimeAlone ? seen : [],
        complains: complains)
      watched.now = time
    }
    if let action = moment.action, case .action(let action) = trace.entries[action].content {
      breaches += watched.watch.perform(2 * index + 1, action, seen, complains: complains)
    }
    return breaches
  }

  /// Monitors that watch a trace, and its time so far.
  struct Watched {
    var watch: Watch
    var now = 0
  }

  /// Returns the monitors at the start; `nil` for a profile that no document describes.
  ///
  /// - Parameter jurisdiction: What the suite has; nothing else is a breach.
  func watched(within jurisdiction: Jurisdiction) -> Watched? {
    Watch(trace.script, reporting: trace.kinds, within: jurisdiction).map { Watched(watch: $0) }
  }

  /// Returns what the monitors of the suite's clauses report, by moment.
  ///
  /// - Parameter jurisdiction: What the suite has; nothing else is a breach.
  func breaches(within jurisdiction: Jurisdiction = .everything) -> [TraceBreach] {
    guard var watched = watched(within: jurisdiction) else { return [] }
    return moments.indices.flatMap { index in
      perform(index, on: &watched).map {
        TraceBreach(
          clause: $0.clause, because: $0.because, moment: index,
          line: line(of: index, for: $0.because))
      }
    }
  }
}
