import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.last-in-first-out`.
  static let stackLastInFirstOut = [
    Monitor(.stackLastInFirstOutNewestFirst, .inWrongOrder) { moment in
      moment.disorder { _ in true }
    }
  ]
}
