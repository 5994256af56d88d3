import ReferenceEngine

/// A cell of the interaction matrix: one event for a message in one situation, and one fault that
/// an engine can have there.
package struct Cell: Hashable, Sendable {
  /// The state of the message before the event.
  package var state: State
  /// The state of the message's asset.
  package var asset: Asset
  /// The event.
  package var event: Event
  /// What prevents the message from being displayed.
  package var obstacle: Obstacle
  /// The other messages that wait or load.
  package var company: Company
  /// The fault.
  package var fault: Fault

  /// The state of a message.
  package enum State: String, CaseIterable, Sendable {
    case undelivered = "not delivered"
    case unpresented = "not presented"
    case delivered
    case displayedBefore = "displayed before"
    case discardedBefore = "discarded before"
    case loading
    case waitingInBackground = "back: background"
    case waitingBehind = "back: other visible"
    case waitingPutOff = "back: display choice"
    case waitingForKeyboard = "back: keyboard"
    case waitingAgain = "back more than once"
    case waitingNew = "never back"
    case visible
    case localLoading = "local and loading"
    case localWaiting = "local and waiting"
    case localVisible = "local and visible"

    /// Whether the message has not been triggered or presented yet.
    var isFresh: Bool { self == .undelivered || self == .unpresented || self == .delivered }
  }

  /// The state of a message's asset.
  package enum Asset: String, CaseIterable, Sendable {
    case any = ""
    case ready = "asset ready or none"
    case unknown = "asset not fetched"
    case underWay = "asset under way"
    case shared = "asset shared and under way"
    case failed = "asset failed"
  }

  /// An event, as seen from one message.
  ///
  /// The names contain no comma, because commas separate the names in the text of a ``CellBook``.
  package enum Event: String, CaseIterable, Sendable {
    case itsEvent = "its event"
    case itsSession = "a session start that triggers it"
    case itsPush = "an opened push that triggers it"
    case outdone = "an event that triggers one of higher priority"
    case anothersEvent = "an event that triggers another"
    case noMatch = "an event that triggers nothing"
    case delivery = "a session start that delivers it"
    case otherSession = "a session start without it"
    case push = "an opened push"
    case request = "display_next"
    case presented = "present_local"
    case anotherPresented = "present_local of another"
    case background = "enter_background"
    case foreground = "enter_foreground"
    case relaunch
    case turnToFit = "a turn to its orientation"
    case turnAway = "a turn away from its orientation"
    case turn = "a turn"
    case keyboardShown = "show_keyboard"
    case keyboardHidden = "hide_keyboard"
    case presenter = "assign_presenter"
    case dismissal = "dismiss"
    case click
    case other = "a choice or a serve or an event by the API or a log"
    case assetArrives = "its asset arrives"
    case assetFails = "its asset fails"
    case othersAsset = "another's asset arrives or fails"
    case timeout = "its timeout passes"
    case othersTimeout = "another's timeout passes"
    case intervalEnds = "the interval ends"
    case time = "time passes"
    case unrelated = "what does not concern it"

    /// Whether the event can concern a message that has not been triggered or presented yet.
    var concernsFresh: Bool {
      switch self {
      case .itsEvent, .itsSession, .itsPush, .outdone, .anothersEvent, .noMatch, .delivery,
        .otherSession, .push, .request, .presented, .anotherPresented, .relaunch, .assetArrives,
        .assetFails:
        true
      default: false
      }
    }
  }

  /// What prevents a message from being displayed.
  package enum Obstacle: String, CaseIterable, Sendable {
    case any = ""
    case nothing = "nothing in its way"
    case noPresenter = "no presenter"
    case background = "in the background"
    case otherVisible = "another is visible"
    case keyboard = "the keyboard is up"
    case interval = "the interval runs"
    case turned = "the device is held the other way"
    case noImage = "its image is missing"
    case late = "past its timeout"
    case putOff = "the host puts it off"
    case discards = "the host discards it"
  }

  /// The other messages that wait or load.
  package enum Company: String, CaseIterable, Sendable {
    case any = ""
    case alone
    case over = "others wait below"
    case under = "a newer one waits"
    case loading = "another loads"
  }

  /// A fault that an engine can have with a message.
  package enum Fault: String, CaseIterable, Sendable {
    case lost
    case leftBehind = "left behind"

    /// What the fault does to the message, wherever that is.
    var effect: Effect {
      switch self {
      case .lost: .losesIt
      case .leftBehind: .leavesIt
      }
    }
  }
}
