package import SpecModel

/// What the core tells the presenter after an action: everything that passes down between the two halves.
struct CoreSignals: Sendable {
  /// The messages that the action delivered; `nil` if it is no delivery (`open.redelivery-stack`).
  var delivered: [StoredMessage]?
  /// The assets that the delivery began to fetch again (`open.redelivery-waiting`).
  var refetched: [String] = []
  /// The messages that the action triggered, in order.
  var triggered: [Triggered] = []
  /// The moments of the action, which may be opportunities for the messages that already wait.
  var moments: Opportunities = []
  /// The interval as it was before the action, if it may hold back the messages that wait
  /// (`open.rate-limit-stack`).
  var interval: Interval?
  /// The messages that were then triggered by events that were not evaluated at once.
  var triggeredLate: [Triggered] = []

  /// Whether the interval holds back everything that the action triggered.
  var isHeldBack: Bool {
    triggered.allSatisfy { if case .holdBack = $0 { true } else { false } }
  }

  /// What is to be done with a triggered message.
  enum Triggered: Sendable {
    /// It goes on the stack, and the newest message is offered.
    case offer(StoredMessage, deliveredAt: DeliveryTimes)
    /// The interval holds it back: it is lost, or waits on the stack (`open.rate-limit-kept`).
    case holdBack(StoredMessage, deliveredAt: DeliveryTimes)
  }
}

/// What the presenter tells the core: everything that passes up between the two halves.
package enum PresenterNews: Equatable, Sendable {
  /// The message appeared on the screen.
  case displayed(Entry)
  /// The visible message left the screen.
  case dismissed(Entry)
  /// A message was triggered, and there is no presenter (`presenter.required`).
  case missedPresenter
  /// The message went back on the stack.
  case reenqueued(Entry)
  /// The message was discarded.
  case discarded(Entry, DiscardReason)
}
