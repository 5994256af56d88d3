import SpecModel

/// What one action shows, against what is certain before it.
struct Moment: Sendable {
  let index: Int
  let action: Action
  /// When it began, and the surroundings in which it ended.
  let start: Int
  let surroundings: Surroundings
  let kinds: KindSet<Observation.Kind>
  let observations: [Observation]
  var event: Occurrence?
  /// The message that the event, or the host, certainly brings.
  var brought: Track?
  var broughtHow: Missed.How?
  /// How sure it is that the event matches a trigger of a message that was delivered.
  var match = Certainty.no
  /// Whether it may match but for its properties.
  var mayMatchByName = false
  /// How long the interval is, in milliseconds, and whether it was configured.
  var interval = 0
  var isConfigured = false
  /// Whether the interval may run.
  var intervalMayRun = false
  /// When the interval can have begun last, before this action.
  var startBefore: Int?
  /// Whether a session has been started since the launch.
  var hasSession = false
  /// Whether no event came before the first delivery.
  var hasNoEarlyEvents = false
  /// The messages that the app makes itself.
  let locals: Set<String>
  /// The message that certainly was on the screen when the action began.
  var visible: Track?

  var displays: [Display] = []
  var orphans: [Orphan] = []
  var disorders: [Disorder] = []
  var missed: [Missed] = []
  var promises: [(track: Track, isPrefetched: Bool)] = []
  /// The message that left the screen without a reason to.
  var removed: String?
  /// The messages whose impressions and clicks the host logs for the first time.
  var logs: Track?
  /// The assets that must be fetched now.
  var mustFetch: [(message: String, url: String)] = []
  /// What was discarded, or put back, with what is known of the message.
  var discards: [(track: Track, reason: DiscardReason)] = []
  var returns: [(track: Track, reason: ReenqueueReason)] = []
  /// The messages that were discarded where something had to send them back.
  var dropped: [(track: Track, obstacle: Obstacle)] = []
  /// The messages that went back where something had to discard them, and what.
  var kept: [(track: Track, reason: DiscardReason)] = []
  /// The orientation of the device before the action.
  var orientationBefore = Orientation.portrait
  /// The assets that ought to have been fetched by now.
  var overdue: [(message: String, url: String)] = []
  /// Which of the discarded have an asset that can have failed.
  var failures: Set<String> = []

  var isLegacy: Bool { surroundings.isLegacy }

  /// Whether there is anything at which a monitor looks.
  var isRemarkable: Bool {
    !observations.isEmpty || event != nil || !missed.isEmpty || !promises.isEmpty || logs != nil
      || action == .click || !mustFetch.isEmpty || !overdue.isEmpty
  }
}

/// A message that appeared on the screen.
struct Display: Sendable {
  /// What was certain of it.
  var track: Track
  /// Another message that certainly was on the screen.
  var over: String?
  /// Whether this very action brought it, and nothing of it was there before.
  var isBrought: Bool
  /// Whether one of its assets cannot be there.
  var lacksAssets: Bool
  /// Whether a fetch can have failed by now.
  var canHaveFailed: Bool
  /// When its assets came at the earliest.
  var readyAt: Int
  /// How long ago the event of another message displayed that one, in milliseconds.
  var sinceOther: (span: Int, name: String)?
  /// The extras that the host got.
  var extras: [String: String]?

  var message: Message { track.message }
  var name: String { track.name }
}

/// Something that was seen of a message that nothing can have brought.
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

/// A message that comes before one that lies above it.
struct Disorder: Sendable {
  var first: Track
  var above: Track
  var isOnStack: Bool
}

/// A message that had to be displayed, or to wait, and was not.
struct Missed: Sendable {
  var track: Track
  var how: How
  /// What the engine reported of it instead.
  var report: Observation?
  /// How long ago the interval can have begun at the latest.
  var sinceStart: Int?
  /// How long ago an event triggered nothing, or the API brought one, at the latest.
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
    /// It waited, and the engine says what waits.
    case absent(Obstacle)
  }

  var name: String { track.name }
}
