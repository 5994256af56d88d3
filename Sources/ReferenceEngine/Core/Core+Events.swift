import ClauseIDs
import SpecModel

/// What an event triggers.
extension Core {
  /// Lets an action that is an event trigger a message; it may also be an opportunity for the messages
  /// that wait (`stack.offer-when-eligible`).
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - signals: What the presenter is to do, to which this adds.
  ///   - scene: What the core shares with the presenter.
  mutating func hear(_ action: Action, telling signals: inout CoreSignals, in scene: inout Scene) {
    guard let event = event(in: action, before: scene.world.appBefore) else {
      noteMoments(of: action, at: scene.world.now, for: &signals)
      if case .receiveAPIEvent(let kind, let name) = action {
        hearAPIEvent(kind, name: name, in: &scene)
      }
      return
    }
    guard book.rules.triggers.isEvaluatedAtOnce(event, sessions) else {
      postponed.append(event)
      return
    }
    noteMoments(of: action, at: scene.world.now, for: &signals)
    eventsOfKind[event.kind] += 1
    if case .startSession = action, awaitsDelivery {
      signals.triggered = triggerEarlier(with: event, in: &scene)
    } else {
      signals.triggered = trigger(with: event, in: &scene)
    }
    if !signals.triggered.isEmpty { signals.moments.remove(.unmatchedEvent) }
    if !book.rules.interventions.isEmpty { intervene(after: event, in: &scene) }
    remember(event)
  }

  /// Tells the presenter for which opportunities an action may be the moment, and the interval as it is then: an
  /// event may restart it.
  private func noteMoments(
    of action: Action, at now: Int, for signals: inout CoreSignals
  ) {
    signals.moments = Opportunities(ofCoreAction: action)
    if !signals.moments.isEmpty, interval.mayRun(at: now) {
      signals.interval = interval
    }
  }

  /// Hears of an event of the API, which triggers nothing (`trigger.sdk-events-only`).
  private func hearAPIEvent(_ kind: EventKind, name: String, in scene: inout Scene) {
    scene.cite(
      kind == .purchase ? .triggerSdkEventsOnlyPurchases : .triggerSdkEventsOnlyCustomEvents, nil,
      name)
    reportAPIEvent(Event(kind: kind, name: name, isFromAPI: true), in: &scene)
  }

  /// Notes an event as the last one.
  ///
  /// A log of a day has thousands, and each way to explain it has a copy. What comes later depends
  /// only on which events there were, so a long list has each of them once.
  private mutating func remember(_ event: consuming Event) {
    if events.count >= Self.fewEvents, let place = events.firstIndex(of: event) {
      events.remove(at: place)
    }
    // A case has a few, for which the list would otherwise grow three times.
    if events.isEmpty { events.reserveCapacity(4) }
    events.append(event)
  }

  /// The number of events up to which all are kept, so that no run of a case compares them.
  private static let fewEvents = 64

  /// The event that the core sees in an action; `nil` if there is none.
  private func event(in action: Action, before: AppState) -> Event? {
    guard let heard = book.rules.triggers.event(action, before) else { return nil }
    guard let complete = book.rules.triggers.complete else { return heard }
    return complete(heard, events.last)
  }

  /// Evaluates the events that were not evaluated at once, and those that came before a delivery
  /// (`open.early-events`, `open.under-way-events`).
  mutating func hearPostponed(in scene: inout Scene) -> [CoreSignals.Triggered] {
    if postponed.isEmpty, early.isEmpty { return [] }
    let (late, events) = (postponed, early)
    postponed = []
    early = []
    var triggered = late.flatMap { trigger(with: $0, in: &scene) }
    for event in events {
      let more = trigger(withEarly: event, in: &scene)
      // The delivery of a later session may still bring its message.
      if more.isEmpty, awaitsDelivery { early.append(event) }
      triggered += more
    }
    return triggered
  }

  /// Lets an event from before a delivery trigger a message, if it does so.
  private mutating func trigger(
    withEarly early: EarlyEvent, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let matching = match(early.event, in: &scene).messages
    guard !matching.isEmpty, isEvaluatedLater(early, &scene.answers) else { return [] }
    return trigger(matching, with: early.event, in: &scene)
  }

  private func isEvaluatedLater(_ early: EarlyEvent, _ answers: inout Answers) -> Bool {
    early.isUnderWay
      ? answers[.underWayEvents] == .evaluatedOnArrival
      : answers[.earlyEvents] == .evaluatedOnDelivery
  }

  /// Lets an event trigger a message, or reports that it matches none, unless that was reported before.
  mutating func trigger(
    with event: Event, reported isReported: Bool = false, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let (matching, obstacles) = match(event, in: &scene)
    if matching.isEmpty {
      if scene.keepsDecisions { citeUntriggered(event, in: &scene) }
      if !isReported, isNoMatch(behind: obstacles, &scene.answers) {
        reportNoMatch(event, in: &scene)
      }
      if event.kind != .sessionStart, sessions == 0 || awaitsDelivery {
        early.append(EarlyEvent(event: event, isUnderWay: sessions > 0))
      }
      if !book.rules.interventions.isEmpty { intervene(.triggersNothing, in: &scene) }
      return []
    }
    return trigger(matching, with: event, in: &scene)
  }

  /// Triggers one of the messages that match an event (`delivery.highest-priority`), unless the interval
  /// holds it back (`rate-limit.*`).
  mutating func trigger(
    _ matching: [Delivered], with event: Event, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let chosen = book.rules.triggers.choose(matching, event.kind, &scene.answers)
    guard let first = chosen.first?.stored else { return [] }
    if matching.count > 1 {
      scene.cite(.deliveryHighestPriorityHighestWins, first)
      for other in matching where other.stored !== first {
        scene.cite(.deliveryHighestPriorityOnlyOne, other.stored, first.name)
        intervene(.outdone, about: other.stored, in: &scene)
      }
    }
    if scene.keepsDecisions { citeTrigger(of: first, in: &scene) }
    let othersWait = held.contains { !$0.isLoading }
    if book.rules.rateLimit.concerns(event.kind, first, lastTriggered),
      holdsBack(.trigger, in: &scene)
    {
      interval.noteHeldBack(event.kind, othersWait: othersWait, at: scene.world.now)
      scene.cite(interval.holdsBack, first, interval.lengthInWords)
      if !book.rules.interventions.isEmpty { intervene(.heldBack, about: first, in: &scene) }
      if scene.answers[.noMatchWhenLimited] == .reported { reportNoMatch(event, in: &scene) }
      return chosen.map { .holdBack($0.stored, deliveredAt: $0.times) }
    }
    if scene.keepsDecisions, lastTriggered != nil {
      scene.cite(interval.letsThrough, first, interval.lengthInWords)
    }
    interval.noteTrigger(event.kind, othersWait: othersWait, at: scene.world.now)
    lastTriggered = first
    if book.rules.noMatch.isReportedAfter(event, .triggered(matching)) {
      reportNoMatch(event, in: &scene)
    }
    return chosen.map { .offer($0.stored, deliveredAt: $0.times) }
  }

  /// Whether the interval holds back messages that come this way.
  func holdsBack(_ way: Entry.Way, in scene: inout Scene) -> Bool {
    interval.holdsBack(way, at: scene.world.now, &scene.answers)
  }
}
