import SpecModel

/// A delivery that takes time, from the start of its session until it arrives or fails.
package struct DeliveryUnderWay: Equatable, Sendable {
  /// What the service delivers.
  let messages: [StoredMessage]
  /// The number of its session since the launch, from 1.
  let session: Int
  /// When its session started, in milliseconds.
  package let start: Int
  /// When it ends, in milliseconds.
  package let end: Int
  /// Whether it arrives then, and does not fail.
  package let succeeds: Bool
  /// Whether its session start has triggered a message of an earlier delivery (`open.under-way-start`).
  var hasTriggered = false
  /// Whether its session start was reported as matching no trigger (`open.no-match-late-start`).
  var isStartReported = false

  /// Creates a delivery of a session that starts now.
  init(_ messages: [StoredMessage], session: Int, at now: Int, _ behavior: AssetBehavior) {
    self.messages = messages
    self.session = session
    start = now
    end = now + behavior.after.milliseconds
    succeeds = behavior.succeeds
  }
}
