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
  var choose: @Sendable ([Delivered]) -> [Delivered] = { matching in
    var best = matching.first
    for candidate in matching.dropFirst() {
      if let leader = best, candidate.priority > leader.priority { best = candidate }
    }
    return best.map { [$0] } ?? []
  }
}

/// When "no matching trigger" is reported, and how (`trigger.no-match`).
struct NoMatchPolicy: Sendable {
  /// What is reported of an event that matches no trigger; the second event is the one before it.
  var report: @Sendable (Event, _ previous: Event?) -> Observation? = { event, _ in
    .noMatchingTrigger(event.kind, name: event.name)
  }
  /// Whether an event is reported whose match is held back by the interval
  /// (`open.no-match-when-limited`).
  var isReportedWhenLimited = false
  /// Whether an event is reported whose name matches, but not its properties
  /// (`open.no-match-when-filtered`).
  var isReportedWhenFiltered = true
  /// Whether an event is reported although it triggers a message; only faulty engines do that.
  var isReportedWhenTriggered = false
}
