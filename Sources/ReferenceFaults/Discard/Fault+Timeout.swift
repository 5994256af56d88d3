import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern timeouts (`discard.timeout`).
extension Fault {
  static let timeouts: [Fault] = [
    exempt(
      .discardTimeoutPastIt, "timeout-not-for-images",
      "The timeout is ignored for a message without a ZIP file."
    ) {
      $0.message.zip == nil
    },
    exempt(
      .discardTimeoutPastIt, "timeout-not-for-zips",
      "The timeout is ignored for a message without an image."
    ) {
      $0.message.image == nil
    },
    exempt(
      .discardTimeoutPastIt, "timeout-not-in-milliseconds",
      "A timeout that is not a whole number of seconds is ignored."
    ) {
      ($0.message.timeout?.milliseconds ?? 0) % 1000 > 0
    },
    exempt(
      .discardTimeoutPastIt, "timeout-not-of-a-second",
      "A timeout of a second or less is ignored."
    ) {
      ($0.message.timeout?.milliseconds ?? 0) <= 1000
    },
    exempt(
      .discardTimeoutPastIt, "timeout-of-no-second-ignored",
      "A timeout of less than a second is cut to zero, and means that there is none."
    ) {
      ($0.message.timeout?.milliseconds ?? 0) < 1000
    },
    misjudging(
      "timeout-of-an-hour-at-most", breaks: .discardTimeoutInTime,
      "A timeout of more than an hour counts as one of an hour."
    ) {
      $0.isPastTimeout(&$1)
        || $0.message.timeout != nil && $0.world.now - $0.entry.triggeredAt > 3_600_000
    },
    misjudging(
      "timeout-in-thirty-two-bits", breaks: .discardTimeoutInTime,
      "Timeouts are stored as milliseconds in 32 bits, so that one of thirty days has passed already."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.isPastTimeout(&$1)
        || $0.world.now - $0.entry.triggeredAt > Int(Int32(truncatingIfNeeded: timeout))
    },
    exempt(
      .discardTimeoutPastIt, "timeout-not-at-session-start",
      "The timeout is ignored for a message that listens for a session start."
    ) {
      $0.message.triggers.contains(.sessionStart)
    },
    Fault(
      "timeout-from-another-trigger", breaks: .discardTimeoutPastIt,
      "The timeout counts from the trigger of the last displayed message, if that was later."
    ) {
      $0.display.age = { entry, lastDisplayed, now in
        now - max(entry.triggeredAt, lastDisplayed?.triggeredAt ?? 0)
      }
    },
    misjudging(
      "timeout-with-any-wait", breaks: .discardTimeoutInTime,
      "A message with a timeout is discarded if it has ever gone back on the stack."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && !$0.entry.returns.isEmpty
    },
    misjudging(
      "timeout-rounded-up", breaks: .discardTimeoutPastIt,
      "The timeout is compared in whole seconds, so that it passes up to a second late."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return ($0.world.now - $0.entry.triggeredAt) / 1000 > timeout / 1000
    },
    misjudging(
      "timeout-raised-to-seconds", breaks: .discardTimeoutPastIt,
      "A timeout of 1,500 milliseconds lasts two seconds: it is raised to whole seconds."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.world.now - $0.entry.triggeredAt > (timeout + 999) / 1000 * 1000
    },
    misjudging(
      "timeout-cut-to-seconds", breaks: .discardTimeoutInTime,
      "A timeout of 1,500 milliseconds lasts one second: it is cut to whole seconds."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.isPastTimeout(&$1)
        || $0.world.now - $0.entry.triggeredAt > timeout / 1000 * 1000
    },
    misjudging(
      "timeout-a-second-early", breaks: .discardTimeoutInTime,
      "A message is too late as soon as less than a second of its timeout is left."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.isPastTimeout(&$1) || $0.world.now - $0.entry.triggeredAt > timeout - 1000
    },
    misjudging(
      "timeout-of-five-seconds", breaks: .discardTimeoutInTime,
      "Every timeout is five seconds, whatever the message says."
    ) {
      $0.message.timeout != nil && $0.world.now - $0.entry.triggeredAt > 5000
    },
    misjudging(
      "timeout-for-every-message", breaks: .discardTimeoutWithoutOne,
      "A message without a timeout is discarded after ten seconds."
    ) {
      $0.isPastTimeout(&$1)
        || $0.message.timeout == nil && $0.world.now - $0.entry.triggeredAt > 10_000
    },
    misjudging(
      "timeout-of-a-day-for-every-message", breaks: .discardTimeoutWithoutOne,
      "A message without a timeout is discarded after a day."
    ) {
      $0.isPastTimeout(&$1)
        || $0.message.timeout == nil && $0.world.now - $0.entry.triggeredAt > 86_400_000
    },
    misjudging(
      "timeout-once-late", breaks: .discardTimeoutInTime,
      "A message with a timeout is discarded if it has to wait for its assets."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && $0.entry.wasLoading
    },
  ]

  /// Timers that are kept under the name of their message, go on, and discard the message when it has been
  /// triggered again.
  static let timers: [Fault] = [
    leftRunning("a-discard", "that was discarded", in: [.swift]) {
      !$0.wasDisplayed && !$0.isFromEarlierLaunch
    },
    leftRunning("a-relaunch", "that a relaunch cleared", \.isFromEarlierLaunch),
    counting(
      "local-timeout-from-the-first-time", breaks: .discardTimeoutInTime,
      "The timeout of a local message counts from the first time that the app presented it."
    ) { situation, _ in
      situation.message.isLocal ? situation.earlierInstances.first : nil
    },
  ]

  private static func leftRunning(
    _ id: String, _ words: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isLeft: @escaping @Sendable (DisplayPolicy.Instance) -> Bool
  ) -> Fault {
    counting(
      "timer-runs-on-after-\(id)", breaks: .discardTimeoutInTime,
      "The timeout of a message \(words) still counts when the message is triggered again.",
      in: profiles
    ) { situation, timeout in
      situation.earlierInstances.first {
        isLeft($0) && situation.entry.triggeredAt - $0.time < timeout
      }
    }
  }

  /// Returns the fault of counting a timeout from an earlier instance of the message.
  private static func counting(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    from instance: @escaping @Sendable (Situation, _ timeout: Int) -> DisplayPolicy.Instance?
  ) -> Fault {
    Fault(id, breaks: clause, summary, in: profiles) {
      $0.display.keepsInstances = true
      $0.editCheck("discard.timeout") { check in
        let holds = check.holds
        check.holds = { situation, answers in
          if holds(situation, &answers) { return true }
          guard let timeout = situation.message.timeout?.milliseconds,
            let first = instance(situation, timeout)
          else { return false }
          return situation.world.now - first.time > timeout
        }
      }
    }
  }
}
