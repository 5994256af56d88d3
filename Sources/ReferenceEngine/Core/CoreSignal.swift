import SpecModel

/// What the core tells the presenter: all that passes between the two halves on the way down.
enum CoreSignal {
  /// This message was triggered: put it on the stack and offer the newest one.
  case offer(StoredMessage, deliveredAt: Int)
  /// This message was triggered within the interval: keep it for later (`open.rate-limit-kept`).
  case wait(StoredMessage, deliveredAt: Int)
  /// The user is eligible: offer the newest waiting message (`stack.offer-when-eligible`).
  case opportunity
}

/// What the presenter tells the core: all that passes between the two halves on the way up.
enum PresenterNews {
  /// The message appeared on the screen.
  case displayed(Entry)
  /// The visible message left the screen.
  case dismissed
  /// The message went back on the stack.
  case reenqueued(Entry)
  /// The message was discarded.
  case discarded(Entry, DiscardReason)
}
