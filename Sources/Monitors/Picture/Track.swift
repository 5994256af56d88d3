import SpecModel

/// What is certain of one message.
struct Track: Sendable {
  private let member: Member

  /// A message, and what follows from it alone: one object, since a track is copied wherever something is
  /// found out about it.
  private final class Member: Sendable {
    let message: Message
    let assets: [String]

    init(_ message: Message) {
      self.message = message
      assets = message.assets
    }
  }

  var message: Message { member.message }
  /// The URLs of its assets.
  var assets: [String] { member.assets }

  /// How sure it is that an event can trigger it now, if it matches.
  var delivery = Certainty.no
  /// When it was delivered first since it was last not delivered.
  var deliveredAt: Int?
  /// How many sessions have delivered it.
  var deliveries = 0
  /// How many times it may be under way at most: on the stack, or while its assets load.
  var copies = 0
  /// Whether it certainly waits on the stack, and why it does.
  var waiting: Obstacle?
  /// The action in which it came to the place on the stack where it is, at the earliest and latest.
  var low = 0
  var high = -1
  /// When the oldest of its copies was triggered, at the earliest.
  var since = 0
  /// When it was triggered alone with nothing in its way, so that only its assets can keep it.
  var clearSince: Int?
  /// Whether its assets may be under way, so that it may appear by itself.
  var mayLoad = false
  /// When it must be there by itself, and when it would be without what was fetched on delivery.
  var promise: Promise?
  /// What the host would have answered since it was first triggered.
  var answers: Set<DisplayChoice> = []
  /// What happened since it came to the stack.
  var happenings: Happenings = []
  /// How the last copy left.
  var departure: Departure?
  /// Why the last event did not trigger it.
  var misfit: Misfit?
  var wasDisplayed = false
  var wasDiscarded = false
  var wasPassedOver = false
  /// Whether the host was asked about it before.
  var wasAsked = false
  /// Whether the host asked for it, or for one above it, so that it may not be asked in return.
  var wasRequested = false
  /// Whether it was triggered in the foreground, so that the background may not matter.
  var cameInForeground = false
  var wasLogged = false
  var wasClicked = false
  /// Whether the user has clicked it since it was displayed (`open.click-again`).
  var isTapped = false

  init(_ message: Message) {
    member = Member(message)
  }

  var name: String { message.name }

  struct Promise: Sendable {
    var due: Int
    var dueWithoutPrefetch: Int
  }
}

/// What keeps a message from the screen for a while.
enum Obstacle: Hashable, Sendable {
  case background
  case otherVisible(String?)
  case choice
  case keyboard
  /// The engine said so itself, for a reason of its own.
  case reported
}

/// What may be told of the time that a message waited.
struct Happenings: OptionSet, Sendable {
  let rawValue: UInt16

  static let otherDisplayed = Happenings(rawValue: 1)
  static let otherDisplayedOnRequest = Happenings(rawValue: 2)
  static let otherTriggered = Happenings(rawValue: 4)
  static let otherDiscarded = Happenings(rawValue: 8)
  static let opportunity = Happenings(rawValue: 16)
  static let requestInVain = Happenings(rawValue: 32)
  static let session = Happenings(rawValue: 64)
  static let background = Happenings(rawValue: 128)
  static let apiEvent = Happenings(rawValue: 256)
  static let hostLogged = Happenings(rawValue: 512)
  /// The user clicked or dismissed something where no message was.
  static let emptyScreenTouched = Happenings(rawValue: 1024)
  static let localAsked = Happenings(rawValue: 2048)
  static let wasReenqueued = Happenings(rawValue: 4096)
}

/// How a message left the stack.
enum Departure: Hashable, Sendable {
  case displayed
  case discarded(DiscardReason?)
  case launch
}

/// Why an event does not trigger a message.
enum Misfit: Hashable, Sendable {
  /// The message had not been delivered.
  case undelivered
  /// The event reached the service by its API.
  case api(EventKind)
  /// The name, or product, is another one.
  case otherName(Trigger, String)
  /// It is another name, though the filter holds.
  case filterWithoutName(Trigger, String)
  /// The filter does not hold.
  case filter(Trigger)
  /// The filter does not hold, but did for an earlier event.
  case earlierProperties(Trigger)
  /// It is an event of another kind.
  case otherKind(Trigger, EventKind)
  /// Another message has a higher priority.
  case outdone(by: String)
}
