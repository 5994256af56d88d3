import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.push-on-trigger`.
  static let stackPushOnTrigger = [
    Monitor(.stackPushOnTriggerOnTop, .inWrongOrder) { moment in
      moment.disorder { !$0.above.message.isLocal }
    }
  ]
}
