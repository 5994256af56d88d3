package import SpecModel

/// A message that the service has delivered.
///
/// A plain value without reference counts. The engine keeps the message (``Simulation/messages``).
package struct Delivered: Equatable, Sendable {
  /// The message.
  package unowned(unsafe) let stored: StoredMessage
  /// When it was delivered.
  let times: DeliveryTimes
  /// Whether a later delivery came without it (`open.redelivery`).
  var isSuperseded = false
  /// Whether a later delivery came without it that was not empty (`open.redelivery-empty`).
  var isSupersededByAny = false
  /// Whether a later delivery has failed (`open.delivery-failed`).
  var isBeforeFailure = false
  /// Whether the app was relaunched since (`open.relaunch-delivery`).
  var isFromEarlierLaunch = false

  /// Creates a delivered message.
  ///
  /// - Parameters:
  ///   - stored: The message.
  ///   - time: When it arrives, in milliseconds.
  ///   - earlier: The messages that have been delivered before, perhaps this one among them.
  package init(stored: StoredMessage, at time: Int, after earlier: [Delivered] = []) {
    self.stored = stored
    let first = earlier.first { $0.stored === stored }?.times.first
    times = DeliveryTimes(first: first ?? time, latest: time)
  }

  /// The message as the case describes it.
  package var message: Message { stored.message }
  /// Its priority: the higher wins.
  package var priority: Int { message.priority }

  /// Whether the latest delivery of this launch brought it.
  package var isCurrent: Bool { !isSuperseded && !isFromEarlierLaunch }

  /// Whether events can trigger it: the latest delivery brought it, or earlier deliveries count, too.
  func isDelivered(_ answers: inout Answers) -> Bool {
    if isSuperseded, answers[.redelivery] == .replaces,
      isSupersededByAny || answers[.redeliveryEmpty] == .replaces
    {
      return false
    }
    if isBeforeFailure, answers[.deliveryFailed] == .gone { return false }
    return !isFromEarlierLaunch || answers[.relaunchDelivery] == .kept
  }
}
