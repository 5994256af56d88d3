import ClauseIDs
import ReferenceEngine
import SpecModel

/// Intervals that are off by one unit, and faults that wide margins hide (`rate-limit.*`).
extension Fault {
  static let intervalEdges: [Fault] = [
    defaultInterval("default-interval-of-29-seconds", 29_000, "29 seconds"),
    defaultInterval("default-interval-of-31-seconds", 31_000, "31 seconds"),
    length(
      "configured-interval-a-second-short", .rateLimitOverrideReplacesDefault,
      "a second too short"
    ) {
      max(($0 ?? 31) - 1, 0) * 1000
    },
    length(
      "configured-interval-a-second-long", .rateLimitOverrideReplacesDefault,
      "a second too long"
    ) {
      $0 == 0 ? 0 : (($0 ?? 29) + 1) * 1000
    },
    length(
      "configured-interval-in-1001-milliseconds", .rateLimitOverrideReplacesDefault,
      "1,001 milliseconds for each second"
    ) {
      $0.map { $0 * 1001 } ?? 30_000
    },
    Fault(
      "configured-interval-for-each-message", breaks: .rateLimitOverrideHoldsBack,
      "Each message has an interval of its own and does not hold back others."
    ) {
      $0.rateLimit.concerns = { _, message, last in message === last }
    },
    Fault(
      "interval-for-each-type", breaks: .rateLimitDefaultHoldsBack,
      "Each type of message has an interval of its own and does not hold back other types."
    ) {
      $0.rateLimit.concerns = { _, message, last in message.message.type == last?.message.type }
    },
    Fault(
      "interval-not-for-higher-priority", breaks: .rateLimitDefaultHoldsBack,
      "A message of higher priority than the last one is never held back."
    ) {
      $0.rateLimit.concerns = { _, message, last in
        message.message.priority <= last?.message.priority ?? .max
      }
    },
    Fault(
      "interval-not-for-the-same-message", breaks: .rateLimitDefaultHoldsBack,
      "A message is never held back if no other was triggered since it was."
    ) {
      $0.rateLimit.concerns = { _, message, last in message !== last }
    },
    Fault(
      "interval-not-while-another-waits", breaks: .rateLimitDefaultHoldsBack,
      "A message that is triggered while another waits starts no interval."
    ) {
      let original = $0.rateLimit.starts
      $0.rateLimit.starts = { kind, othersWait in !othersWait && original(kind, othersWait) }
    },
    Fault(
      "interval-not-for-push-clicks", breaks: .rateLimitDefaultHoldsBack,
      "A message that a push click triggers is never held back."
    ) {
      $0.rateLimit.concerns = { kind, _, _ in kind != .pushClick }
    },
    Fault(
      "interval-not-for-session-starts", breaks: .rateLimitDefaultHoldsBack,
      "A message that a session start triggers is never held back."
    ) {
      $0.rateLimit.concerns = { kind, _, _ in kind != .sessionStart }
    },
  ]
}
