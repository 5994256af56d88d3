import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern how times are compared and stored (`rate-limit.*`).
extension Fault {
  static let intervalTimes: [Fault] = [
    Fault(
      "interval-by-time-of-day", breaks: .rateLimitDefaultThenLetsThrough,
      "Only the times of the day are compared, so that an interval lasts longer over midnight."
    ) {
      $0.rateLimit.passed = { $1 % 86_400_000 - $0 % 86_400_000 }
    },
    Fault(
      "interval-in-whole-seconds", breaks: .rateLimitDefaultHoldsBack,
      "Times are cut to whole seconds, so that the interval ends up to a second early."
    ) {
      $0.rateLimit.passed = { ($1 / 1000 - $0 / 1000) * 1000 }
    },
    length(
      "configured-interval-within-the-day", .rateLimitOverrideReplacesDefault,
      "reduced to what exceeds whole days"
    ) {
      ($0.map { $0 % 86_400 } ?? 30) * 1000
    },
    length(
      "configured-interval-in-sixteen-bits", .rateLimitOverrideReplacesDefault,
      "stored as a number of seconds in sixteen bits"
    ) {
      ($0.map { $0 % 65_536 } ?? 30) * 1000
    },
  ]
}
