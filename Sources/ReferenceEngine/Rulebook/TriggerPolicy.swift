package import SpecModel

/// What triggers a message.
package struct TriggerPolicy: Sendable {
  /// The event that the core sees in an action, given where the app was before it; `nil` if there is none.
  ///
  /// Events that reach the service through its API do not count (`trigger.sdk-events-only`).
  package var event: @Sendable (Action, _ before: AppState) -> Event? = { action, _ in
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

  /// Replaces an event by another, given the event before it; `nil` if each event stays what it is.
  package var complete: (@Sendable (Event, _ previous: Event?) -> Event)?
  /// Whether an event is evaluated at once, and not after the next delivery, given the number of sessions
  /// since the launch: every event is (`delivery.on-session-start`).
  package var isEvaluatedAtOnce: @Sendable (Event, _ sessions: Int) -> Bool = { _, _ in true }
  /// The triggers of a message that are evaluated; `nil` if all are.
  package var triggers: (@Sendable (Message) -> [Trigger])?

  /// Whether a trigger waits for such an event, apart from its filter; the ordinal counts the events of the
  /// kind since the launch, from 1.
  package var concerns: @Sendable (Trigger, Event, _ ordinal: Int) -> Bool = { trigger, event, _ in
    switch trigger {
    case .sessionStart: event.kind == .sessionStart
    case .pushClick: event.kind == .pushClick
    case .anyPurchase: event.kind == .purchase
    case .specificPurchase(let product, _): event.kind == .purchase && event.name == product
    case .customEvent(let name, _): event.kind == .customEvent && event.name == name
    }
  }

  /// How property filters are read (`trigger.property-filters`).
  package var filters = FilterPolicy()

  /// The messages that are triggered, of those that match an event: only the one of highest priority
  /// (`delivery.highest-priority`).
  package var choose: Choice = { matching, _, answers in
    TriggerPolicy.ofHighestPriority(matching, &answers)
  }

  /// Whether the next of several messages that an event triggers is offered, too, given what became of the one
  /// before it: it is.
  package var offersNext: @Sendable (_ news: [PresenterNews]) -> Bool = { _ in true }

  /// Chooses those that are triggered from the messages that match an event of this kind, in the order of
  /// delivery.
  package typealias Choice = @Sendable ([Delivered], EventKind, inout Answers) -> [Delivered]

  /// Chooses the message of highest priority; of several, the one that was delivered first or last
  /// (`open.priority-tie`).
  static func ofHighestPriority(
    _ matching: [Delivered], _ answers: inout Answers
  ) -> [Delivered] {
    if matching.count < 2 { return matching }
    guard let highest = matching.map(\.priority).max() else { return [] }
    let best = matching.filter { $0.priority == highest }
    if best.count == 1 { return best }
    return answers[.priorityTie] == .firstDelivered ? [best[0]] : best.suffix(1)
  }
}

/// When "no matching trigger" is reported, and how (`trigger.no-match`).
package struct NoMatchPolicy: Sendable {
  /// What is reported about an event that matches no trigger; `nil` if that is always ``asItself``.
  package var report: Report?
  /// Whether an event is reported although it matched, given what came of it: it is not.
  package var isReportedAfter: @Sendable (Event, MatchOutcome) -> Bool = { _, _ in false }

  /// Returns what is reported about an event.
  package typealias Report = @Sendable (Event, Context) -> Observation?

  /// An event is reported with its kind and its name.
  package static let asItself: Report = { event, _ in
    .noMatchingTrigger(event.kind, name: event.name)
  }

  /// What is known besides the event when it matches no trigger.
  package struct Context {
    /// The events since the launch, in their order, without this one.
    package let earlier: [Event]
    /// The number of the session since the launch, from 1; 0 before the first.
    package let session: Int
    /// What surrounds the engine.
    package let world: World
    /// Whether the interval may be running.
    package let isWithinInterval: Bool
    /// Whether a message loads.
    package let isMessageLoading: Bool
    let known: [Delivered]

    /// Whether the app is in the foreground.
    package var isInForeground: Bool { world.app == .foreground }

    /// The messages of the latest delivery.
    package var delivered: [Delivered] { known.filter(\.isCurrent) }
  }

  /// What came of an event that matched.
  package enum MatchOutcome {
    /// It triggers one of these messages.
    case triggered([Delivered])
    /// Its message went back.
    case reenqueued(Entry)
    /// Its message was discarded.
    case discarded(Entry, DiscardReason)
    /// There was no presenter for its message.
    case missedPresenter
  }
}
