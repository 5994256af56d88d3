import SpecModel

/// What an event triggers.
extension Core {
  /// Lets the event that an action means, if it means one, trigger a message; the action may also be
  /// an opportunity for those that wait (`stack.offer-when-eligible`).
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - signals: What the presenter is to do, to which this adds.
  ///   - scene: What the core shares with the presenter.
  mutating func hear(_ action: Action, telling signals: inout CoreSignals, in scene: inout Scene) {
    let event = event(in: action)
    if let event, !book.rules.triggers.isEvaluatedAtOnce(event, sessions) {
      postponed.append(event)
      return
    }
    signals.moments = Opportunities(ofCoreAction: action)
    if !signals.moments.isEmpty, interval.mayRun(at: scene.world.now) {
      // As it is now, before the event starts it anew.
      signals.interval = interval
    }
    if let event {
      eventsOfKind[event.kind] += 1
      signals.triggered = trigger(with: event, in: &scene)
      if !signals.triggered.isEmpty { signals.moments.remove(.unmatchedEvent) }
      interval.note(.event(event), at: scene.world.now)
      events.append(event)
    } else if case .receiveAPIEvent(let kind, let name) = action {
      scene.cite(kind == .purchase ? .apiEventPurchases : .apiEventCustomEvents, nil, name)
      reportAPIEvent(Event(kind: kind, name: name, isFromAPI: true), in: &scene)
    }
  }

  /// The event that an action means, if it means one.
  private func event(in action: Action) -> Event? {
    guard let heard = book.rules.triggers.event(action) else { return nil }
    guard let complete = book.rules.triggers.complete else { return heard }
    return complete(heard, events.last)
  }

  /// Lets events trigger messages that were not evaluated at once, or that occurred before anything
  /// was delivered (`open.early-events`).
  mutating func hearPostponed(in scene: inout Scene) -> [CoreSignals.Triggered] {
    if postponed.isEmpty, early.isEmpty { return [] }
    defer {
      postponed = []
      early = []
    }
    return postponed.flatMap { trigger(with: $0, in: &scene) }
      + early.flatMap { trigger(withEarly: $0, in: &scene) }
  }

  private mutating func trigger(
    withEarly event: Event, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let matching = match(event, in: &scene).messages
    guard !matching.isEmpty, scene.answers[.earlyEvents] == .evaluatedOnDelivery else { return [] }
    return trigger(matching, with: event, in: &scene)
  }

  private mutating func trigger(
    with event: Event, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let (matching, obstacles) = match(event, in: &scene)
    if matching.isEmpty {
      if scene.keepsDecisions { citeUntriggered(event, in: &scene) }
      let isSilent =
        obstacles.contains(.filter) && scene.answers[.noMatchWhenFiltered] == .silent
        || obstacles.contains(.exhaustion) && scene.answers[.noMatchWhenExhausted] == .silent
        || obstacles.contains(.waiting) && scene.answers[.noMatchWhenWaiting] == .silent
      if !isSilent { reportNoMatch(event, in: &scene) }
      if sessions == 0 { early.append(event) }
      let isWithinInterval = interval.mayRun(at: scene.world.now)
      interval.note(
        .unmatchedEvent(isWithinInterval: isWithinInterval), at: scene.world.now)
      return []
    }
    return trigger(matching, with: event, in: &scene)
  }

  private mutating func trigger(
    _ matching: [Delivered], with event: Event, in scene: inout Scene
  ) -> [CoreSignals.Triggered] {
    let chosen = book.rules.triggers.choose(matching, event.kind, &scene.answers)
    guard let first = chosen.first?.stored else { return [] }
    if matching.count > 1 {
      scene.cite(.priorityHighestWins, first)
      for other in matching where other.stored !== first {
        scene.cite(.priorityOnlyOne, other.stored, first.name)
        outdo(other.stored)
      }
    }
    if scene.keepsDecisions { citeTrigger(of: first, in: &scene) }
    if book.rules.rateLimit.concerns(event.kind, first, lastTriggered),
      holdsBack(.trigger, in: &scene)
    {
      scene.cite(interval.holdsBack, first, interval.lengthInWords)
      interval.note(.heldBackTrigger, at: scene.world.now)
      if scene.answers[.noMatchWhenLimited] == .reported { reportNoMatch(event, in: &scene) }
      return chosen.map { .holdBack($0.stored, deliveredAt: $0.at) }
    }
    if scene.keepsDecisions, lastTriggered != nil {
      scene.cite(interval.letsThrough, first, interval.lengthInWords)
    }
    interval.note(.trigger(event.kind), at: scene.world.now)
    lastTriggered = first
    if book.rules.noMatch.isReportedAfter(event, .triggered(matching)) {
      reportNoMatch(event, in: &scene)
    }
    return chosen.map { .offer($0.stored, deliveredAt: $0.at) }
  }

  /// Whether the interval holds back messages that come this way.
  func holdsBack(_ way: Entry.Way, in scene: inout Scene) -> Bool {
    interval.holdsBack(way, at: scene.world.now, &scene.answers)
  }

  /// The triggers of a message that are evaluated.
  private func triggers(of stored: StoredMessage) -> [Trigger] {
    guard let triggers = book.rules.triggers.triggers else { return stored.message.triggers }
    return triggers(stored.message)
  }

  /// What keeps an event from triggering a message although the message waits for events like it.
  private struct Obstacles: OptionSet {
    let rawValue: UInt8

    /// The filter of its trigger.
    static let filter = Obstacles(rawValue: 1)
    /// The message was displayed before (`open.exhausted-campaign`).
    static let exhaustion = Obstacles(rawValue: 2)
    /// The message waits already, or went back before (`open.waiting-retrigger`).
    static let waiting = Obstacles(rawValue: 4)
  }

  /// Returns the delivered messages that wait for an event, in the order of delivery, and what was
  /// in the way of others.
  private func match(
    _ event: Event, in scene: inout Scene
  ) -> (messages: [Delivered], obstacles: Obstacles) {
    let ordinal = eventsOfKind[event.kind]
    var matching: [Delivered] = []
    var obstacles: Obstacles = []
    for delivered in known {
      for trigger in triggers(of: delivered.stored)
      where book.rules.triggers.concerns(trigger, event, ordinal) {
        guard isEligible(delivered, in: &scene) else {
          if wasDisplayed(delivered) { obstacles.insert(.exhaustion) }
          break
        }
        if book.rules.triggers.filters.allows(event, by: trigger, &scene.answers) {
          if isDisarmed(delivered.stored, in: &scene) {
            obstacles.insert(.waiting)
            break
          }
          if scene.keepsDecisions { cite(trigger, event, delivered, in: &scene) }
          matching.append(delivered)
          break
        }
        scene.cite(.filterUnsatisfied, delivered.stored)
        if scene.keepsDecisions, events.contains(where: { $0.isNamesake(of: event) }) {
          scene.cite(.filterOwnProperties, delivered.stored)
        }
        obstacles.insert(.filter)
      }
    }
    return (matching, obstacles)
  }

  // MARK: Eligibility

  private func isEligible(_ delivered: Delivered, in scene: inout Scene) -> Bool {
    guard delivered.isDelivered(&scene.answers) else { return false }
    return !ended.contains { $0.message === delivered.stored && isOver($0, in: &scene) }
  }

  /// Tells whether what ended a message keeps it from being triggered.
  private func isOver(_ ended: Ended, in scene: inout Scene) -> Bool {
    let isOver =
      switch ended.by {
      case .display:
        switch scene.answers[.exhaustedCampaign] {
        case .again: false
        case .never: true
        case .onceDeliveredAgain: !ended.isDeliveredAgain
        }
      case .eligibility(.isOpen):
        switch scene.answers[.legacyRetrigger] {
        case .can: false
        case .cannot: true
        case .onceDeliveredAgain: !ended.isDeliveredAgain
        }
      case .eligibility(let eligibility): eligibility != .stays
      case .goingBack: false
      }
    guard isOver, ended.isFromEarlierLaunch, ended.by == .display,
      scene.answers[.exhaustedCampaign] == .never
    else { return isOver }
    return scene.answers[.relaunchExhausted] == .kept
  }

  /// Tells whether a message waits, or waited, and is not triggered again for that reason
  /// (`open.waiting-retrigger`, `open.waiting-rearmed`).
  private func isDisarmed(_ message: StoredMessage, in scene: inout Scene) -> Bool {
    let waits = waits(message)
    let wentBack = ended.contains { $0.message === message && $0.by == .goingBack }
    guard waits || wentBack, scene.answers[.waitingRetrigger] == .cannot else { return false }
    if waits, wentBack { return true }
    return scene.answers[.waitingRearmed] == (waits ? .offTheStack : .onceDeliveredAgain)
  }

  /// Whether a message waits on the stack for an opportunity.
  private func waits(_ message: StoredMessage) -> Bool {
    waiting.contains { $0.stored === message && !$0.isLoading }
  }

  private func wasDisplayed(_ delivered: Delivered) -> Bool {
    ended.contains { $0.message === delivered.stored && $0.by == .display }
  }

  private mutating func outdo(_ message: StoredMessage) {
    let eligibility = book.rules.delivery.whenOutdone
    if eligibility != .stays { end(message, by: .eligibility(eligibility)) }
  }

  // MARK: What matches nothing

  private func reportNoMatch(_ event: Event, in scene: inout Scene) {
    if event.name == nil, scene.answers[.noMatchKinds] == .namedOnly { return }
    if sessions == 0, scene.answers[.noMatchEarly] == .silent { return }
    let context = NoMatchPolicy.Context(
      earlier: events, isInForeground: scene.world.app == .foreground, known: known)
    guard let observation = book.rules.noMatch.report(event, context) else { return }
    scene.cite(.noMatchReported)
    scene.cite(.noMatchAsItself)
    scene.report(observation)
  }

  /// Reports an event of the API, which triggers nothing, if an engine does so (`open.no-match-api`).
  private func reportAPIEvent(_ event: Event, in scene: inout Scene) {
    switch scene.answers[.noMatchApi] {
    case .silent: break
    case .reported: reportNoMatch(event, in: &scene)
    case .reportedUnmatched:
      if match(event, in: &scene).messages.isEmpty { reportNoMatch(event, in: &scene) }
    }
  }

  /// Reports the event that triggered a message, after what became of it.
  func reportEvent(
    of entry: Entry, after outcome: NoMatchPolicy.MatchOutcome, in scene: inout Scene
  ) {
    guard entry.way == .trigger, let event = events.last,
      book.rules.noMatch.isReportedAfter(event, outcome)
    else { return }
    reportNoMatch(event, in: &scene)
  }
}
