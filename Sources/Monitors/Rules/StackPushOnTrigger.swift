import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.push-on-trigger`.
  static let stackPushOnTrigger = [
    Monitor(.stackPushOnTriggerGoesOn, .missingAtAll) { moment in
      moment.lost { _, missed in
        missed.track.message.isLocal ? nil : "it had been triggered and not displayed"
      }
    },
    Monitor(.stackPushOnTriggerOnTop, .inWrongOrder) { moment in
      moment.disorder { !$0.above.message.isLocal }
    },
    Monitor(.stackPushOnTriggerOthersStay, .lost) { moment in
      moment.lost { _, missed in
        missed.track.happenings.contains(.otherTriggered)
          ? "only another message had been triggered since" : nil
      }
    },
    Monitor(.stackPushOnTriggerOnce, .withoutCause) { moment in
      moment.leftover { departure, orphan in
        departure == .displayed && !orphan.track.message.isLocal
          ? "it had been displayed as often as it was triggered" : nil
      }
    },
  ]
}
