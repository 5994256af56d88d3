import ReferenceEngine
import SpecModel

/// Faults that concern what must not affect the interval: events that trigger nothing, the app's own
/// requests, a relaunch (`rate-limit.*`).
extension Fault {
  static let intervalEvents: [Fault] = [
    Fault(
      "interval-restarted-by-unmatched-event", breaks: "rate-limit.default/between-messages",
      "An event that triggers nothing restarts the interval while it runs."
    ) {
      $0.rateLimit.start {
        if case .unmatchedEvent(isWithinInterval: true) = $0 { true } else { false }
      }
    },
    Fault(
      "interval-from-relaunch", breaks: "rate-limit.default/between-messages",
      "A relaunch starts the interval."
    ) {
      $0.rateLimit.start { if case .action(.relaunch) = $0 { true } else { false } }
    },
    Fault(
      "interval-by-time-of-day", breaks: "rate-limit.default/then-lets-through",
      "Only the times of the day are compared, so that an interval lasts longer over midnight."
    ) {
      $0.rateLimit.passed = { $1 % 86_400_000 - $0 % 86_400_000 }
    },
    Fault(
      "interval-in-whole-seconds", breaks: "rate-limit.default/holds-back",
      "Times are cut to whole seconds, so that the interval ends up to a second early."
    ) {
      $0.rateLimit.passed = { ($1 / 1000 - $0 / 1000) * 1000 }
    },
    Fault(
      "interval-ends-with-asset", breaks: "rate-limit.default/holds-back",
      "The end of an asset's fetch ends the interval."
    ) {
      $0.rateLimit.ends = { if case .assetArrival = $0 { true } else { false } }
    },
    Fault(
      "interval-ends-with-blocked-event", breaks: "rate-limit.default/holds-back",
      "An event whose message is held back ends the interval."
    ) {
      $0.rateLimit.ends = { if case .heldBackTrigger = $0 { true } else { false } }
    },
    Fault(
      "interval-ends-with-unmatched-event", breaks: "rate-limit.default/holds-back",
      "An event that triggers nothing ends the interval."
    ) {
      $0.rateLimit.ends = { if case .unmatchedEvent = $0 { true } else { false } }
    },
    ends("leaving", "Going to the background", at: [.enterBackground]),
    ends("api-event", "An API event", at: [.receiveAPIEvent]),
    ends("local-message", "A message that the app presents", at: [.presentLocal]),
    ends("host-request", "The host's request for the next message", at: [.displayNext], [.legacy]),
    ends(
      "host-log", "An impression or click that the host logs", at: [.logImpression, .logClick],
      [.swift]),
    ends("choice", "A change of the host's answers", at: [.choose]),
    restarts("api-event", "An API event", at: [.receiveAPIEvent]),
    restarts("turn", "A turn of the device", at: [.rotate]),
    restarts("choice", "A change of the host's answers", at: [.choose]),
    restarts(
      "host-log", "An impression or click that the host logs", at: [.logImpression, .logClick],
      [.swift]),
    length(
      "configured-interval-within-the-day", "rate-limit.override/replaces-default",
      "reduced to what exceeds whole days"
    ) {
      ($0.map { $0 % 86_400 } ?? 30) * 1000
    },
    length(
      "configured-interval-in-sixteen-bits", "rate-limit.override/replaces-default",
      "stored as a number of seconds in sixteen bits"
    ) {
      ($0.map { $0 % 65_536 } ?? 30) * 1000
    },
  ]

  private static func ends(
    _ id: String, _ what: String, at kinds: [Action.Kind],
    _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(
      "interval-ends-with-\(id)", breaks: "rate-limit.default/holds-back",
      "\(what) ends the interval.", in: profiles
    ) {
      $0.rateLimit.ends = { if case .action(let kind) = $0 { kinds.contains(kind) } else { false } }
    }
  }

  private static func restarts(
    _ id: String, _ what: String, at kinds: [Action.Kind],
    _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(
      "interval-restarted-by-\(id)", breaks: "rate-limit.default/between-messages",
      "\(what) starts the interval again.", in: profiles
    ) {
      $0.rateLimit.start {
        if case .action(let kind) = $0 { kinds.contains(kind) } else { false }
      }
    }
  }
}
