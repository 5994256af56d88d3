import ReferenceEngine
import SpecModel

/// Mistakes about what the interval has nothing to do with: events that trigger nothing, the app's own
/// wishes, a relaunch (`rate-limit.*`).
extension Fault {
  static let intervalEvents: [Fault] = [
    Fault(
      "interval-restarted-by-unmatched-event", breaks: "rate-limit.default/between-messages",
      "An event that triggers nothing starts the interval anew while it runs."
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
      "interval-in-whole-seconds", breaks: "rate-limit.default/holds-back",
      "Times are kept in whole seconds, so that up to a second of the interval is missing."
    ) {
      $0.rateLimit.passed = { ($1 / 1000 - $0 / 1000) * 1000 }
    },
    Fault(
      "interval-ends-with-asset", breaks: "rate-limit.default/holds-back",
      "The arrival of an asset ends the interval."
    ) {
      $0.rateLimit.ends = { if case .assetArrival = $0 { true } else { false } }
    },
    ends("api-event", "An event that reaches the service by its API", at: [.receiveAPIEvent]),
    ends("local-message", "A message that the app presents", at: [.presentLocal]),
    ends("host-request", "The host's request for the next message", at: [.displayNext], [.legacy]),
    ends("host-log", "What the host logs", at: [.logImpression, .logClick], [.swift]),
    ends("choice", "A new answer of the host", at: [.choose]),
    length(
      "configured-interval-within-the-day", "rate-limit.override/replaces-default",
      "what is left over whole days"
    ) {
      ($0.map { $0 % 86_400 } ?? 30) * 1000
    },
    length(
      "configured-interval-in-sixteen-bits", "rate-limit.override/replaces-default",
      "kept as a number of seconds of sixteen bits"
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
}
