import SpecModel

/// What the engine showed in one action, compared with what was certain before it.
struct Moment: Sendable {
  let index: Int
  let action: Action
  /// When it began, and the surroundings at its end.
  let start: Int
  let surroundings: Surroundings
  let kinds: KindSet<Observation.Kind>
  let observations: [Observation]
  var event: Occurrence?
  /// The message that the event or the host certainly triggers or presents.
  var brought: Track?
  var broughtHow: Missed.How?
  /// How certain it is that the event matches a trigger of a delivered message.
  var match = Certainty.no
  /// Whether it may match if its properties are ignored.
  var mayMatchByName = false
  /// How long the interval is, in milliseconds, and whether it was configured.
  var interval = 0
  var isConfigured = false
  /// Whether the interval may run.
  var intervalMayRun = false
  /// The latest time at which the interval can have begun before this action.
  var startBefore: Int?
  /// Whether a session has started since the launch.
  var hasSession = false
  /// Whether no event occurred before the first delivery.
  var hasNoEarlyEvents = false
  /// The messages that the app makes itself.
  let locals: Set<String>
  /// The message that certainly was on the screen when the action began.
  var visible: Track?

  var displays: [Display] = []
  var orphans: [Orphan] = []
  var disorders: [Disorder] = []
  var missed: [Missed] = []
  /// The messages that had to be displayed by themselves while time passed, and were not.
  var promises: [Track] = []
  /// The message that left the screen for no reason.
  var removed: String?
  /// The messages whose impressions and clicks the host logs for the first time.
  var logs: Track?
  /// The assets that must be fetched now.
  var mustFetch: [(message: String, url: String)] = []
  /// What was discarded or put back, with what is known about the message.
  var discards: [(track: Track, reason: DiscardReason)] = []
  var returns: [(track: Track, reason: ReenqueueReason)] = []
  /// The messages that were discarded although something had to send them back.
  var dropped: [(track: Track, obstacle: Obstacle)] = []
  /// The messages that went back although they had to be discarded, and why they had to.
  var kept: [(track: Track, reason: DiscardReason)] = []
  /// The orientation of the device before the action.
  var orientationBefore = Orientation.portrait
  /// Whether the app came back from the background in the action.
  var isReturn = false
  /// The assets that should have been fetched by now.
  var overdue: [(message: String, url: String)] = []
  /// The discarded messages that have an asset that can have failed.
  var failures: Set<String> = []

  var isLegacy: Bool { surroundings.isLegacy }

  /// Whether there is anything for a monitor to look at.
  var isRemarkable: Bool {
    !observations.isEmpty || event != nil || !missed.isEmpty || !promises.isEmpty || logs != nil
      || action == .click || !mustFetch.isEmpty || !overdue.isEmpty
  }
}

/// A message that appeared on the screen.
struct Display: Sendable {
  /// What was certain about it.
  var track: Track
  /// Another message that certainly was on the screen.
  var over: String?
  /// Whether this action triggered or presented it, and no copy of it was there before.
  var isBrought: Bool
  /// Whether one of its assets cannot be there.
  var lacksAssets: Bool
  /// Whether a fetch can have failed by now.
  var canHaveFailed: Bool
  /// The earliest time at which its assets can have arrived.
  var readyAt: Int
  /// How long ago the event of another message displayed that one, in milliseconds.
  var sinceOther: (span: Int, name: String)?
  /// The extras that the host got.
  var extras: [String: String]?

  var message: Message { track.message }
  var name: String { track.name }
}

/// An observation of a message that nothing can have triggered or presented.
struct Orphan: Sendable {
  var track: Track
  var seen: Seen
  /// Why the event of this action, or the last one, does not trigger it.
  var misfit: Misfit?
  /// Whether nothing at all can have waited.
  var nothingWaited: Bool

  enum Seen: String, Sendable {
    case displayed = "was displayed"
    case handled = "was handled"
    case waiting = "waits on the stack"
  }

  var name: String { track.name }
}

/// A message that comes before one that is above it on the stack.
struct Disorder: Sendable {
  var first: Track
  var above: Track
  var seen: Seen

  /// How its place became known.
  enum Seen: Sendable {
    case displayed
    /// The host was asked about it.
    case offered
    /// The engine reported the stack.
    case onStack
  }
}

/// A message that had to be displayed or to wait, and did not.
struct Missed: Sendable {
  var track: Track
  var how: How
  /// What the engine reported about it instead.
  var report: Observation?
  /// The time since the latest moment at which the interval can have begun.
  var sinceStart: Int?
  /// The time since the last event that triggered nothing or arrived through the API.
  var sinceOtherEvent: Int?
  var isAssetInstant: Bool
  /// Whether the engine said that the event matches no trigger.
  var isDenied = false

  enum How: Sendable, Equatable {
    /// The action's event triggers it.
    case triggered(Trigger)
    /// The host asked for it.
    case local
    /// It waited, and there was an opportunity.
    case waiting(Obstacle)
    /// It waited, and the engine reported the stack.
    case absent(Obstacle)
  }

  var name: String { track.name }
}
