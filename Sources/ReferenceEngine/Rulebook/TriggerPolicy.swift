import SpecModel

/// What triggers a message.
struct TriggerPolicy: Sendable {
  /// The event that an action means to the core, if it means one.
  ///
  /// Events that reach the service by its API mean none (`trigger.sdk-events-only`).
  var event: @Sendable (Action) -> Event? = { action in
    switch action {
    case .startSession: Event(kind: .sessionStart)
    case .openFromPush: Event(kind: .pushClick)
    case .logEvent(let name, let properties):
      Event(kind: .customEvent, name: name, properties: properties)
    case .logPurchase(let product, let properties):
      Event(kind: .purchase, name: product, properties: properties)
    default: nil
    }
  }

  /// What is taken for an event, given the event before it: nothing but itself.
  var complete: @Sendable (Event, _ previous: Event?) -> Event = { event, _ in event }
  /// Tells whether an event is evaluated only after the next delivery, given how many sessions there
  /// were since the launch; only faulty engines put any off.
  var postpones: @Sendable (Event, _ sessions: Int) -> Bool = { _, _ in false }
  /// The triggers of a message that are evaluated: all.
  var triggers: @Sendable (Message) -> [Trigger] = { $0.triggers }

  /// Tells whether a trigger waits for such an event, apart from its filter; the number counts the
  /// events of the kind since the launch, from 1.
  var concerns: @Sendable (Trigger, Event, _ ordinal: Int) -> Bool = { trigger, event, _ in
    switch trigger {
    case .sessionStart: event.kind == .sessionStart
    case .pushClick: event.kind == .pushClick
    case .anyPurchase: event.kind == .purchase
    case .specificPurchase(let product, _): event.kind == .purchase && event.name == product
    case .customEvent(let name, _): event.kind == .customEvent && event.name == name
    }
  }

  /// How property filters are read (`trigger.property-filters`).
  var filters = FilterPolicy()

  /// The messages that are triggered, of those that match, in the order of delivery: only the one
  /// of highest priority (`delivery.highest-priority`), of equals the first (`open.priority-tie`).
  var choose: Choice = TriggerPolicy.firstOfHighestPriority
  /// Other choices for some kinds of event; only in faulty engines.
  var exceptions: [EventKind: Choice] = [:]

  /// Chooses those that are triggered from the messages that match an event.
  typealias Choice = @Sendable ([Delivered]) -> [Delivered]

  /// Chooses the message of highest priority, of equals the one that was delivered first.
  static func firstOfHighestPriority(_ matching: [Delivered]) -> [Delivered] {
    best(of: matching) { $0.priority > $1.priority }
  }

  /// Chooses the message of highest priority, of equals the one that was delivered last.
  static func lastOfHighestPriority(_ matching: [Delivered]) -> [Delivered] {
    best(of: matching) { $0.priority >= $1.priority }
  }

  /// Chooses the message that outdoes those before it.
  static func best(
    of matching: [Delivered], outdoing: (_ candidate: Delivered, _ leader: Delivered) -> Bool
  ) -> [Delivered] {
    guard var best = matching.first else { return [] }
    for candidate in matching.dropFirst() where outdoing(candidate, best) {
      best = candidate
    }
    return [best]
  }
}

/// When "no matching trigger" is reported, and how (`trigger.no-match`).
struct NoMatchPolicy: Sendable {
  /// What is reported of an event that matches no trigger.
  var report: @Sendable (Event, Context) -> Observation? = { event, _ in
    .noMatchingTrigger(event.kind, name: event.name)
  }
  /// Whether an event is reported whose match is held back by the interval
  /// (`open.no-match-when-limited`).
  var isReportedWhenLimited = false
  /// Whether an event is reported whose name matches, but not its properties
  /// (`open.no-match-when-filtered`).
  var isReportedWhenFiltered = true

  /// Tells whether an event is reported although it triggers a message, given those that it matches;
  /// only faulty engines do that.
  var isReportedWhenTriggered: @Sendable (Event, _ matching: [Delivered]) -> Bool = { _, _ in false
  }
  /// Tells whether an event is reported because its message went back; only faulty engines do that.
  var isReportedWhenReenqueued: @Sendable (Entry) -> Bool = { _ in false }
  /// Whether an event is reported because its message was discarded; only faulty engines do that.
  var isReportedWhenDiscarded = false

  /// What is known besides an event that matches no trigger.
  struct Context {
    /// The events since the launch, in their order, without this one.
    var earlier: [Event]
    /// The messages that events can trigger.
    var delivered: [Delivered]
    /// Whether the app is in the foreground.
    var isInForeground: Bool
  }
}
