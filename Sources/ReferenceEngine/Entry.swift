package import SpecModel

/// A message that was triggered, or that the host app presented, on its way to the screen, with what
/// has become of it so far.
package struct Entry: Equatable, Sendable {
  /// The message.
  package let stored: StoredMessage
  /// When it was triggered or presented, in milliseconds.
  package let triggeredAt: Int
  /// When it was delivered, in milliseconds; for a local message, when it was presented.
  package let deliveredAt: Int
  /// How the device was held when it was triggered.
  package let orientationAtTrigger: Orientation
  /// How long it has waited on the stack so far, in milliseconds.
  var timeOnStack = 0
  /// Since when it has been waiting on the stack; `nil` while it is not.
  var waitingSince: Int?
  /// Whether it lies on the stack only until its assets are there (`open.loading`).
  var isLoading = false
  /// Whether it was triggered before its assets were there.
  package internal(set) var wasLoading = false
  /// Whether it was discarded because an asset failed, and is kept all the same.
  private(set) var isGivenUp = false
  /// Whether its assets are there, and it waits for the end of a fetch of theirs all the same
  /// (`open.redelivery-arrival`).
  var awaitsNextEnd = false
  /// Whether it is offered because its assets have just come, or have failed to.
  var isArriving = false
  /// Whether the app was in the background when it was last offered.
  var wasOfferedInBackground = false
  /// Whether it is offered because the message above it went back.
  var followsReturned = false
  /// Whether it is reported only when its assets are there that it went back in the background
  /// (`open.loading-in-background`).
  var isReportedWhenReady = false
  /// Whether the interval held it back when it was triggered (`open.rate-limit-loading`).
  var isHeldBack = false
  /// Whether the host has put it off (`open.choice-again`).
  var wasPutOff = false
  /// Whether the app was in the background when it was triggered.
  let wasTriggeredInBackground: Bool
  /// Its place among all that were triggered or presented, the newest last.
  let number: Int
  /// Why it went back on the stack, each time that it did; after a few times, each time that the reason
  /// was another one than the time before.
  package private(set) var returns: [ReenqueueReason] = []
  /// How it comes to be offered this time.
  package internal(set) var way: Way
  /// The kind of action that took it off the stack last.
  package internal(set) var takenAt: Action.Kind?

  /// The message as the case describes it.
  package var message: Message { stored.message }

  /// Whether it is on its way to the screen for the first time, and has never waited for an
  /// opportunity.
  var isNew: Bool { way == .trigger || way == .local }

  /// Takes note that it goes back on the stack.
  ///
  /// A day of an engine that fetches what fails again and again, and offers a message each time, has
  /// tens of thousands of these.
  mutating func noteReturn(_ reason: ReenqueueReason) {
    if returns.count < 8 || returns.last != reason { returns.append(reason) }
  }

  /// The entry after it has waited on the stack until now, if it has.
  func waited(until now: Int) -> Entry {
    guard let since = waitingSince else { return self }
    var entry = self
    entry.timeOnStack += now - since
    entry.waitingSince = now
    return entry
  }

  /// The entry as it waits for another fetch of the assets that failed.
  var givenUp: Entry {
    var entry = self
    entry.isGivenUp = true
    entry.isLoading = true
    entry.isArriving = false
    return entry
  }

  /// The ways by which a message comes to be offered.
  package enum Way: Sendable {
    /// The event that triggers it has just happened.
    case trigger
    /// It waited on the stack, and the user became eligible.
    case stack
    /// It waited on the stack, and the host app asked for it (`manual.display-next`).
    case request
    /// The host app has just presented it (`local.display`).
    case local
  }
}
