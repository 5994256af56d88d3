import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.on-top`.
  static let reenqueueOnTop = [
    Monitor(.reenqueueOnTopOnTop, .inWrongOrder) { moment in
      moment.disorder { $0.above.waiting != nil }
    }
  ]
}
