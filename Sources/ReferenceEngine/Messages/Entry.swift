package import SpecModel

/// A message on its way to the screen, triggered or presented by the host app, and what has happened to it
/// so far.
///
/// A plain value without reference counts: it is copied at every step of a decision. The engine whose entry it is keeps
/// the message (``Simulation/messages``).
package struct Entry: Equatable, Sendable {
  /// The message.
  package unowned(unsafe) let stored: StoredMessage
  /// When it was triggered or presented, in milliseconds.
  package private(set) var triggeredAt: Int
  /// Since when its timeout runs, in milliseconds: its trigger, or that of another instance
  /// (`open.duplicate-timeout`).
  package private(set) var timeoutSince: Int
  /// When it was delivered.
  package private(set) var deliveredAt: DeliveryTimes
  /// How the device was held when it was triggered.
  package let orientationAtTrigger: Orientation
  /// How long it has waited on the stack so far, in milliseconds.
  var timeOnStack = 0
  /// Since when it has been waiting on the stack; `nil` while it is not there.
  var waitingSince: Int?
  /// Whether it is on the stack only until its assets have arrived (`open.loading`).
  var isLoading = false
  /// Whether it was triggered before its assets had arrived.
  package internal(set) var wasLoading = false
  /// Whether an asset of it had failed while it waited on the stack (`open.waiting-fetched-again`).
  var hasFailed = false
  /// Whether it is still kept although it was discarded because an asset failed.
  private(set) var isGivenUp = false
  /// Whether it waits for a fetch of its assets to end although they are there
  /// (`open.redelivery-arrival`).
  var awaitsNextEnd = false
  /// Whether it is offered because its assets have just arrived or failed.
  var isArriving = false
  /// Whether the app was in the background when it was last offered or, before that, triggered.
  var wasOfferedInBackground = false
  /// Whether it is offered because the message above it went back.
  var followsReturned = false
  /// Whether its return to the stack in the background is reported only when its assets have arrived
  /// (`open.loading-in-background`).
  var isReportedWhenReady = false
  /// Whether the interval held it back when it was triggered (`open.rate-limit-loading`).
  var isHeldBack = false
  /// Whether the host has put it off (`open.choice-again`).
  var wasPutOff = false
  /// Whether the host has said *now*, although a visible message or the keyboard kept it from the screen
  /// (`open.now-again`).
  var wasAccepted = false
  /// Whether the app was in the background when it was triggered.
  package let wasTriggeredInBackground: Bool
  /// Its place among all messages that were triggered or presented; the newest has the highest number.
  private(set) var number: Int
  /// Why it went back on the stack.
  package internal(set) var returns = Returns()
  /// How it comes to be offered this time.
  package internal(set) var way: Way
  /// The kind of action that took it off the stack last.
  package internal(set) var takenAt: Action.Kind?

  /// The message as the case describes it.
  package var message: Message { stored.message }

  /// Whether it is on its way to the screen for the first time, and has never waited for an
  /// opportunity.
  var isNew: Bool { way == .trigger || way == .local }

  /// Notes that it has waited on the stack until now, if it has.
  mutating func wait(until now: Int) {
    guard let since = waitingSince else { return }
    timeOnStack += now - since
    waitingSince = now
  }

  /// The entry after it has waited on the stack until now, if it has.
  func waited(until now: Int) -> Entry {
    var entry = self
    entry.wait(until: now)
    return entry
  }

  /// Lets its timeout run as long as that of another instance has run.
  mutating func shareTimeout(of other: Entry, at now: Int) {
    timeoutSince = other.timeoutSince
    timeOnStack = other.waited(until: now).timeOnStack
    if waitingSince != nil { waitingSince = now }
  }

  /// The entry as it waits until assets that failed are fetched again.
  var givenUp: Entry {
    var entry = self
    entry.isGivenUp = true
    entry.isLoading = true
    entry.isArriving = false
    return entry
  }

  /// The entry without what no rule of a profile goes by.
  ///
  /// - Parameters:
  ///   - number: Its place among the messages that there still are.
  ///   - keepsTrigger: Whether it matters when it was triggered, apart from its timeout.
  func relevant(numbered number: Int, keepsTrigger: Bool) -> Entry {
    var entry = self
    entry.number = number
    entry.returns = Returns()
    entry.takenAt = nil
    if !keepsTrigger { entry.triggeredAt = 0 }
    if message.timeout == nil {
      entry.timeoutSince = 0
      entry.timeOnStack = 0
      entry.waitingSince = nil
      entry.deliveredAt = DeliveryTimes(at: 0)
    }
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
