import ClauseIDs
import ReferenceEngine
import SpecModel

/// Times that are off by one unit, or by a thousandth (`rate-limit.*`, `discard.timeout`).
extension Fault {
  static let edges: [Fault] = [
    defaultInterval(
      "default-interval-in-1001-milliseconds", 30_030, "30 times 1,001 milliseconds"),
    defaultInterval(
      "default-interval-in-999-milliseconds", 29_970, "30 times 999 milliseconds"),
    length(
      "configured-interval-in-999-milliseconds", .rateLimitOverrideReplacesDefault,
      "999 milliseconds for each second"
    ) {
      $0.map { $0 * 999 } ?? 30_000
    },
    Fault(
      "interval-in-1001-milliseconds", breaks: .rateLimitDefaultThenLetsThrough,
      "The interval, configured or not, is 1,001 milliseconds for each second."
    ) {
      $0.rateLimit.interval = { ($0 ?? 30) * 1001 }
    },
    Fault(
      "interval-in-999-milliseconds", breaks: .rateLimitDefaultHoldsBack,
      "The interval, configured or not, is 999 milliseconds for each second."
    ) {
      $0.rateLimit.interval = { ($0 ?? 30) * 999 }
    },
    timeout(
      "timeout-in-1001-milliseconds", .discardTimeoutPastIt,
      "A second of a timeout takes 1,001 milliseconds.",
      of: 1001),
    timeout(
      "timeout-in-999-milliseconds", .discardTimeoutInTime,
      "A second of a timeout takes 999 milliseconds.",
      of: 999),
    misjudging(
      "timeout-a-second-long", breaks: .discardTimeoutPastIt,
      "A message is too late only a second after its timeout."
    ) { situation, answers in
      situation.isPastTimeout(&answers)
        && situation.message.timeout.map {
          situation.world.now - situation.entry.triggeredAt > $0.milliseconds + 1000
        } ?? false
    },
    misjudging(
      "timeout-at-most-a-minute", breaks: .discardTimeoutInTime,
      "A timeout lasts at most a minute."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.world.now - $0.entry.triggeredAt > min(timeout, 60_000)
    },
    misjudging(
      "timeout-in-sixteen-bits", breaks: .discardTimeoutInTime,
      "A timeout is stored as a number of milliseconds in sixteen bits."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.world.now - $0.entry.triggeredAt > timeout % 65_536
    },
    misjudging(
      "timeout-within-the-minute", breaks: .discardTimeoutPastIt,
      "Whole minutes since the trigger do not count toward the timeout."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return ($0.world.now - $0.entry.triggeredAt) % 60_000 > timeout
    },
  ]

  private static func timeout(
    _ id: String, _ clause: ClauseID, _ summary: String, of length: Int
  ) -> Fault {
    misjudging(id, breaks: clause, summary) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.world.now - $0.entry.triggeredAt > timeout * length / 1000
    }
  }
}
