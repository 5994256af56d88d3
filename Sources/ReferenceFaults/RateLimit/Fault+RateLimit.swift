import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the minimum interval (`rate-limit.*`).
extension Fault {
  static let rateLimit: [Fault] = [
    Fault(
      "no-interval", breaks: .rateLimitDefaultHoldsBack,
      "There is no interval, whatever is configured."
    ) {
      $0.rateLimit.interval = { _ in 0 }
    },
    Fault(
      "no-interval-by-default", breaks: .rateLimitDefaultHoldsBack,
      "There is no interval unless one is configured."
    ) {
      $0.rateLimit.interval = { ($0 ?? 0) * 1000 }
    },
    defaultInterval("default-interval-too-short", 20_000, "20 seconds"),
    defaultInterval("default-interval-too-long", 60_000, "a minute"),
    Fault(
      "interval-counted-once", breaks: .rateLimitDefaultHoldsBack,
      "The interval counts from the first message after a launch, never from a later one."
    ) {
      $0.rateLimit.isRestarted = false
    },
    Fault(
      "interval-for-each-message", breaks: .rateLimitDefaultHoldsBack,
      "Each message has an interval of its own and does not hold back others."
    ) {
      $0.rateLimit.concerns = { _, message, last in message === last }
    },

    Fault(
      "configured-interval-ignored", breaks: .rateLimitOverrideReplacesDefault,
      "The interval is 30 seconds, whatever is configured."
    ) {
      $0.rateLimit.interval = { _ in 30_000 }
    },
    Fault(
      "configured-interval-in-milliseconds", breaks: .rateLimitOverrideReplacesDefault,
      "A configured interval is read as a number of milliseconds."
    ) {
      $0.rateLimit.interval = { $0 ?? 30_000 }
    },
    Fault(
      "configured-interval-only-raises", breaks: .rateLimitOverrideReplacesDefault,
      "A configured interval of less than 30 seconds is raised to 30 seconds."
    ) {
      $0.rateLimit.interval = { max($0 ?? 30, 30) * 1000 }
    },
    Fault(
      "configured-interval-only-lowers", breaks: .rateLimitOverrideReplacesDefault,
      "A configured interval of more than 30 seconds is lowered to 30 seconds."
    ) {
      $0.rateLimit.interval = { min($0 ?? 30, 30) * 1000 }
    },
  ]
}
