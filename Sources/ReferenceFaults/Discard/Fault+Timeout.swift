import ReferenceEngine
import SpecModel

/// Mistakes about timeouts (`discard.timeout`).
extension Fault {
  static let timeouts: [Fault] = [
    exempt("discard.timeout", "timeout-not-for-images", "with nothing but an image") {
      $0.message.zip == nil
    },
    exempt("discard.timeout", "timeout-not-for-zips", "with nothing but a ZIP file") {
      $0.message.image == nil
    },
    exempt("discard.timeout", "timeout-not-for-two-assets", "with an image and a ZIP file") {
      $0.message.assets.count > 1
    },
    exempt("discard.timeout", "timeout-not-in-milliseconds", "with parts of a second") {
      ($0.message.timeout?.milliseconds ?? 0) % 1000 > 0
    },
    exempt("discard.timeout", "timeout-not-of-a-second", "whose timeout is a second or less") {
      ($0.message.timeout?.milliseconds ?? 0) <= 1000
    },
    exempt("discard.timeout", "timeout-not-at-session-start", "that a session start triggers") {
      $0.message.triggers.contains(.sessionStart)
    },
    misjudging(
      "timeout-with-any-wait", breaks: "discard.timeout",
      "A message with a timeout is thrown away if it had to wait on the stack at all."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && !$0.entry.returns.isEmpty
    },
    misjudging(
      "timeout-of-five-seconds", breaks: "discard.timeout",
      "The timeout is five seconds, whatever the message says."
    ) {
      $0.message.timeout != nil && $0.world.now - $0.entry.triggeredAt > 5000
    },
    misjudging(
      "timeout-for-every-message", breaks: "discard.timeout",
      "A message without a timeout has one of ten seconds."
    ) {
      $0.isPastTimeout(&$1)
        || $0.message.timeout == nil && $0.world.now - $0.entry.triggeredAt > 10_000
    },
    misjudging(
      "timeout-once-late", breaks: "discard.timeout",
      "A message whose assets are late is thrown away if it has a timeout, however long."
    ) {
      $0.isPastTimeout(&$1) || $0.message.timeout != nil && $0.entry.wasLoading
    },
  ]
}
