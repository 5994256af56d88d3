import SpecModel

/// When a waiting message is offered.
package struct OpportunityPolicy: Sendable {
  /// The opportunities that the documents name (`stack.offer-when-eligible`).
  package var named: Opportunities = [.sessionStart, .pushClick]
  /// Whether a trigger event also offers the newest message, and does not only put one on the stack: it does.
  package var atTrigger = true

  /// Whether one of these moments is an opportunity.
  ///
  /// - Parameters:
  ///   - moments: The moments.
  ///   - somethingWaits: Whether there is a message to offer, so that it matters what is open.
  ///   - answers: The answers to the open questions.
  func count(
    _ moments: Opportunities, somethingWaits: Bool, _ answers: inout Answers
  ) -> Bool {
    if !named.isDisjoint(with: moments) { return true }
    guard somethingWaits else { return false }
    func uses<A: Answer>(_ moment: Opportunities, _ slot: Slot<A>, _ used: A) -> Bool {
      moments.contains(moment) && answers.anew(slot, under: .opportunityAtTimes) == used
    }
    return uses(.dismissal, .afterDismiss, .showsNext)
      || uses(.foreground, .onForeground, .offers)
      || uses(.unmatchedEvent, .unmatchedEvent, .yes)
      || uses(.heldBackEvent, .rateLimitEvent, .used)
      || uses(.intervalEnd, .onIntervalEnd, .offers)
      || uses(.rotation, .onRotation, .offers)
      || uses(.keyboardHidden, .onKeyboardHidden, .offers)
      || uses(.keyboardShown, .onKeyboardShown, .offers)
      || uses(.assetArrival, .onAsset, .offers)
      || uses(.assetFailure, .onFailedAsset, .offers)
      || uses(.deliveryArrival, .onDelivery, .offers)
  }
}

/// Moments at which a waiting message may be offered.
package struct Opportunities: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A session starts.
  package static let sessionStart = Opportunities(rawValue: 1)
  /// The app is opened from a push notification.
  package static let pushClick = Opportunities(rawValue: 2)
  /// The host asks for the next message (`manual.display-next`).
  package static let hostRequest = Opportunities(rawValue: 4)
  /// An event is logged that triggers nothing (`open.unmatched-event`).
  static let unmatchedEvent = Opportunities(rawValue: 8)
  /// The visible message was dismissed (`open.after-dismiss`).
  static let dismissal = Opportunities(rawValue: 16)
  /// The app comes to the foreground (`open.on-foreground`).
  static let foreground = Opportunities(rawValue: 32)
  /// The interval is over (`open.on-interval-end`).
  static let intervalEnd = Opportunities(rawValue: 64)
  /// The device is rotated (`open.on-rotation`).
  static let rotation = Opportunities(rawValue: 128)
  /// The keyboard is hidden (`open.on-keyboard-hidden`).
  static let keyboardHidden = Opportunities(rawValue: 256)
  /// The keyboard comes up (`open.on-keyboard-shown`).
  static let keyboardShown = Opportunities(rawValue: 512)
  /// An asset has arrived (`open.on-asset`).
  static let assetArrival = Opportunities(rawValue: 1024)
  /// An asset could not be fetched (`open.on-failed-asset`).
  static let assetFailure = Opportunities(rawValue: 2048)
  /// An event triggers a message that the interval holds back (`open.rate-limit-event`).
  static let heldBackEvent = Opportunities(rawValue: 4096)
  /// A delivery arrives after its session start (`open.on-delivery`).
  static let deliveryArrival = Opportunities(rawValue: 8192)
}

extension Opportunities {
  /// The moment that the core sees in an action, or none.
  init(ofCoreAction action: Action) {
    switch action {
    case .startSession: self = .sessionStart
    case .openFromPush: self = .pushClick
    case .logEvent, .logPurchase: self = .unmatchedEvent
    default: self = []
    }
  }

  /// The moment that the presenter sees in an action, or none.
  init(ofPresenterAction action: Action) {
    switch action {
    case .enterForeground: self = .foreground
    case .rotate: self = .rotation
    case .hideKeyboard: self = .keyboardHidden
    case .showKeyboard: self = .keyboardShown
    default: self = []
    }
  }
}
