import SpecModel

/// When a waiting message is offered.
struct OpportunityPolicy: Sendable {
  /// The opportunities (`stack.offer-when-eligible`).
  var at: Opportunities = [.sessionStart, .pushClick]
  /// Whether a trigger event offers the newest message, and does not only put one on the stack.
  var atTrigger = true
  /// Whether a waiting message is offered before the one that the session start or the push click
  /// itself triggers (`open.opportunity-order`).
  var waitingComesFirst = false
  /// Whether an opportunity is passed over while another message is visible or the app is in the
  /// background (`open.opportunity-blocked`).
  var isPassedOverWhenBlocked = false
  /// Whether the next message is offered when one was discarded (`open.next-after-discard`).
  var goesOnAfterDiscard = false
  /// Whether the one below is offered when a message went back (`open.next-after-reenqueue`).
  var goesOnAfterReenqueue = false
  /// Tells whether the last message is displayed again when nothing waits; only in faulty engines.
  var repeatsLast: @Sendable (Entry.Way, World) -> Bool = { _, _ in false }
}

/// Moments at which a waiting message may be offered.
struct Opportunities: OptionSet, Sendable {
  let rawValue: Int

  /// A session starts.
  static let sessionStart = Opportunities(rawValue: 1)
  /// The app is opened from a push notification.
  static let pushClick = Opportunities(rawValue: 2)
  /// An event is logged that triggers nothing (`open.unmatched-event`).
  static let unmatchedEvent = Opportunities(rawValue: 4)
  /// The interval is over (`open.other-opportunities`).
  static let intervalOver = Opportunities(rawValue: 8)
  /// The visible message was dismissed (`open.after-dismiss`).
  static let dismissal = Opportunities(rawValue: 16)
  /// The app comes to the foreground (`open.on-foreground`).
  static let foreground = Opportunities(rawValue: 32)
  /// The device is turned (`open.other-opportunities`).
  static let rotation = Opportunities(rawValue: 64)
  /// The keyboard goes away (`open.other-opportunities`).
  static let keyboardHidden = Opportunities(rawValue: 128)
  /// A presenter is assigned (`open.other-opportunities`).
  static let presenterAssigned = Opportunities(rawValue: 256)
  /// The host asks for the next message (`manual.display-next`).
  static let hostRequest = Opportunities(rawValue: 512)
}

extension Opportunities {
  /// The opportunity that the core sees in an action, or none.
  init(ofCoreAction action: Action) {
    switch action {
    case .startSession: self = .sessionStart
    case .openFromPush: self = .pushClick
    case .logEvent, .logPurchase: self = .unmatchedEvent
    default: self = []
    }
  }

  /// The opportunity that the presenter sees in an action, or none.
  init(ofPresenterAction action: Action) {
    switch action {
    case .enterForeground: self = .foreground
    case .rotate: self = .rotation
    case .hideKeyboard: self = .keyboardHidden
    case .assignPresenter: self = .presenterAssigned
    default: self = []
    }
  }
}
