import SpecModel

/// What is certain about one message.
struct Track: Sendable, Equatable {
  private let member: Member

  /// A message and what follows from it alone: one object, because a track is copied whenever something is
  /// learned about it.
  private final class Member: Sendable, Equatable {
    let message: Message
    let assets: [String]

    static func == (one: Member, other: Member) -> Bool { one === other }

    init(_ message: Message) {
      self.message = message
      assets = message.assets
    }
  }

  var message: Message { member.message }
  /// The URLs of its assets.
  var assets: [String] { member.assets }

  /// How certain it is that a matching event can trigger it now.
  var delivery = Certainty.no
  /// When it was delivered first.
  var deliveredAt: Int?
  /// How many sessions have delivered it.
  var deliveries = 0
  /// The largest number of its copies that may be on the stack or loading.
  var copies = 0
  /// Why it waits, if it certainly waits on the stack.
  var waiting: Obstacle?
  /// The earliest and the latest action that can have put it where it is on the stack.
  var low = 0
  var high = -1
  /// The earliest time at which the oldest of its copies can have been triggered.
  var since = 0
  /// When it was triggered, if no copy of it and no obstacle was there, so that only its assets can keep it.
  var clearSince: Int?
  /// Whether its assets may be under way, so that it may appear by itself.
  var mayLoad = false
  /// Whether it went back in the background, where its assets arrived or will, so that it may still be displayed
  /// on the return (`open.background-load`, `open.report-while-loading`).
  var mayKeepItsTurn = false
  /// When it must appear by itself, and when it would if nothing was fetched on delivery.
  var promise: Promise?
  /// What the host can have answered since it was first triggered.
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
  /// Whether the host has just been asked about it in this action, and nothing has become of it since.
  var isAsked = false
  /// Whether the host requested it or one above it, so that it may not be asked about it.
  var wasRequested = false
  /// Whether a copy was triggered in the foreground, so that the background may not matter.
  var cameInForeground = false
  /// Whether it may have been offered in the foreground since it was triggered.
  var wasInForeground = false
  var wasLogged = false
  var wasClicked = false
  /// Whether the user has clicked it since it was displayed (`open.click-again`).
  var isTapped = false

  init(_ message: Message) {
    member = Member(message)
  }

  var name: String { message.name }

  /// Whether it had gone back on the stack before it left it while the app was running.
  var hasComeBackOnce: Bool {
    departure.map { $0 != .launch } == true && happenings.contains(.wasReenqueued)
  }

  struct Promise: Sendable, Equatable {
    var due: Int
    var dueWithoutPrefetch: Int
    /// Whether only a session start or a push click triggers it, so that it certainly appears by itself.
    var isRightOnDelivery: Bool
  }
}

/// A temporary reason why a message cannot be displayed.
enum Obstacle: Hashable, Sendable {
  case background
  case otherVisible(String?)
  case choice
  case keyboard
  /// Its asset was under way when it was triggered, and is there now (`open.late-asset`).
  case asset(isPrefetched: Bool)
  /// The engine reported that the message went back, for a reason of its own.
  case reported
}

/// What happened while a message waited.
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
  /// The user clicked or dismissed while no message was visible.
  static let emptyScreenTouched = Happenings(rawValue: 1024)
  static let localAsked = Happenings(rawValue: 2048)
  static let wasReenqueued = Happenings(rawValue: 4096)
}

/// How a message left the stack.
enum Departure: Hashable, Sendable {
  case displayed
  case discarded(DiscardReason?)
  case launch

  var isDiscard: Bool { if case .discarded = self { true } else { false } }
}

/// Why an event does not trigger a message.
enum Misfit: Hashable, Sendable {
  /// The message had not been delivered.
  case undelivered
  /// The event arrived through the API.
  case api(EventKind)
  /// The name or product differs.
  case otherName(Trigger, String)
  /// The name differs, although the filter is satisfied.
  case filterWithoutName(Trigger, String)
  /// The filter is not satisfied.
  case filter(Trigger)
  /// The filter is not satisfied, but an earlier event satisfied it.
  case earlierProperties(Trigger)
  /// The event is of another kind.
  case otherKind(Trigger, EventKind)
  /// Another message has a higher priority.
  case outdone(by: String)
}
