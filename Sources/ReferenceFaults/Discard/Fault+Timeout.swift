import ReferenceEngine
import SpecModel

/// Mistakes about timeouts (`discard.timeout`).
extension Fault {
  static let timeouts: [Fault] = [
    exempt("discard.timeout/past-it", "timeout-not-for-images", "with nothing but an image") {
      $0.message.zip == nil
    },
    exempt("discard.timeout/past-it", "timeout-not-for-zips", "with nothing but a ZIP file") {
      $0.message.image == nil
    },
    exempt("discard.timeout/past-it", "timeout-not-in-milliseconds", "with parts of a second") {
      ($0.message.timeout?.milliseconds ?? 0) % 1000 > 0
    },
    exempt(
      "discard.timeout/past-it", "timeout-not-of-a-second", "whose timeout is a second or less"
    ) {
      ($0.message.timeout?.milliseconds ?? 0) <= 1000
    },
    exempt(
      "discard.timeout/past-it", "timeout-not-at-session-start", "that a session start triggers"
    ) {
      $0.message.triggers.contains(.sessionStart)
    },
    Fault(
      "timeout-from-another-trigger", breaks: "discard.timeout/past-it",
      "The timeout counts from the last trigger of any message that is displayed."
    ) {
      $0.display.age = { entry, lastDisplayed, now in
        now - max(entry.triggeredAt, lastDisplayed?.triggeredAt ?? 0)
      }
    },
    misjudging(
      "timeout-with-any-wait", breaks: "discard.timeout/in-time",
      "A message with a timeout is thrown away if it had to wait on the stack at all."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && !$0.entry.returns.isEmpty
    },
    misjudging(
      "timeout-rounded-up", breaks: "discard.timeout/past-it",
      "Only whole seconds count: a message is not late before another second has passed."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return ($0.world.now - $0.entry.triggeredAt) / 1000 > timeout / 1000
    },
    misjudging(
      "timeout-a-second-early", breaks: "discard.timeout/in-time",
      "A message is late already when less than a second of its timeout is left."
    ) {
      guard let timeout = $0.message.timeout?.milliseconds else { return false }
      return $0.isPastTimeout(&$1) || $0.world.now - $0.entry.triggeredAt > timeout - 1000
    },
    misjudging(
      "timeout-of-five-seconds", breaks: "discard.timeout/in-time",
      "The timeout is five seconds, whatever the message says."
    ) {
      $0.message.timeout != nil && $0.world.now - $0.entry.triggeredAt > 5000
    },
    misjudging(
      "timeout-for-every-message", breaks: "discard.timeout/without-one",
      "A message without a timeout has one of ten seconds."
    ) {
      $0.isPastTimeout(&$1)
        || $0.message.timeout == nil && $0.world.now - $0.entry.triggeredAt > 10_000
    },
    misjudging(
      "timeout-once-late", breaks: "discard.timeout/in-time",
      "A message whose assets are late is thrown away if it has a timeout, however long."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && $0.entry.wasLoading
    },
  ]
}
