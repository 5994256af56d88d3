import SpecModel

/// What the core tells the presenter after an action: all that passes between the two halves on the
/// way down.
struct CoreSignals: Sendable {
  /// The messages that the action delivered, where it brought a delivery (`open.redelivery-stack`).
  var delivered: [StoredMessage]?
  /// The assets that the delivery began to fetch anew (`open.redelivery-waiting`).
  var refetched: [String] = []
  /// The messages that the action triggered, in order.
  var triggered: [Triggered] = []
  /// The moments that the action is for the messages that wait already.
  var moments: Opportunities = []
  /// The interval as it was before the action, where it may hold those messages back
  /// (`open.rate-limit-stack`).
  var interval: Interval?
  /// The messages that were triggered after that by events which were not evaluated at once.
  var triggeredLate: [Triggered] = []

  /// Whether the interval holds back everything that the action triggered.
  var isHeldBack: Bool {
    triggered.allSatisfy { if case .holdBack = $0 { true } else { false } }
  }

  /// What a triggered message is to do.
  enum Triggered: Sendable {
    /// Go on the stack, of which the newest is offered.
    case offer(StoredMessage, deliveredAt: Int)
    /// Nothing, or wait on the stack: the interval holds it back (`open.rate-limit-kept`).
    case holdBack(StoredMessage, deliveredAt: Int)
  }
}

/// What the presenter tells the core: all that passes between the two halves on the way up.
enum PresenterNews: Equatable, Sendable {
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
