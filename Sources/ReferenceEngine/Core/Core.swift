import SpecModel

/// The half of an engine that decides what is delivered and what is triggered, and how often.
///
/// It hears of sessions, events and purchases and tells the presenter in ``CoreSignal``s what to
/// do; of the stack and the screen it knows nothing.
struct Core {
  private let book: SharedRulebook
  private let world: World
  private let messages: [String: StoredMessage]

  /// The messages that events can trigger now, in the order of delivery.
  private var triggerable: [Delivered]
  private var limiter: RateLimiter
  private var sessions = 0
  private var eventsOfKind: [EventKind: Int] = [:]
  private var events: [Event] = []
  private var postponed: [Event] = []
  private var lastTriggered: StoredMessage?
  /// The messages that no event may trigger any more, each with what ended it.
  private var ended: [(message: StoredMessage, untilDelivery: Bool)] = []

  /// Creates the core of an engine that has just been started.
  init(book: SharedRulebook, world: World, messages: [String: StoredMessage]) {
    self.book = book
    self.world = world
    self.messages = messages
    limiter = RateLimiter(
      policy: book.rules.rateLimit, configured: world.start.minimumInterval)
    triggerable =
      book.rules.delivery.isTriggerableBeforeDelivery
      ? messages.values.sorted { $0.name < $1.name }.map { Delivered(stored: $0, at: 0) } : []
  }

  /// Does the core's part of an action.
  ///
  /// - Parameter action: What happens; most actions are none of the core's business.
  /// - Returns: What the presenter is to do, in order.
  mutating func perform(_ action: Action) -> [CoreSignal] {
    limiter.noteEnd(by: action)
    if book.rules.delivery.deliversEverything(action) { deliver(messages.keys.sorted()) }
    switch action {
    case .relaunch:
      relaunch()
      return []
    case .startSession(let names):
      sessions += 1
      limiter.note(.sessionStart, at: world.now)
      if book.rules.delivery.arrivesAfterEvent {
        defer { deliver(names) }
        return hear(action)
      }
      deliver(names)
      return hear(action) + hearPostponed()
    default:
      return hear(action)
    }
  }

  /// Takes note of what became of a message.
  mutating func hear(_ news: PresenterNews) {
    let eligibility = book.rules.delivery.eligibility
    switch news {
    case .displayed(let entry):
      limiter.noteDisplay(of: entry, at: world.now)
      if eligibility.contains(.endsWithDisplay) { ended.append((entry.stored, false)) }
    case .dismissed:
      if book.rules.rateLimit.ends.contains(.dismissal) { limiter.forget() }
      limiter.note(.dismissal, at: world.now)
    case .reenqueued(let entry):
      limiter.takeBackTrigger(of: entry, unless: book.rules.rateLimit.countsReenqueued)
      reportNoMatch(of: entry, if: book.rules.noMatch.isReportedWhenReenqueued)
    case .discarded(let entry, let reason):
      limiter.takeBackTrigger(of: entry, unless: book.rules.rateLimit.countsDiscarded)
      reportNoMatch(of: entry) { _ in book.rules.noMatch.isReportedWhenDiscarded }
      if eligibility.contains(.endsWithDiscard)
        || book.rules.delivery.endsEligibility(entry, reason)
      {
        ended.append((entry.stored, eligibility.contains(.returnsWithDelivery)))
      }
    }
  }

  /// Whether the interval holds back messages that come this way.
  func holdsBack(_ way: Entry.Way) -> Bool {
    limiter.holdsBack(way, at: world.now)
  }

  /// When the interval that runs will be over, where that is an opportunity; `nil` otherwise.
  var intervalEnd: Int? {
    book.rules.opportunities.at.contains(.intervalOver) ? limiter.end : nil
  }

  /// Takes note that the interval is over.
  mutating func endInterval() {
    limiter.markEnd()
  }

  // MARK: Delivery

  /// Takes over what the service delivers (`delivery.on-session-start`) and fetches its assets
  /// (`delivery.prefetch`).
  private mutating func deliver(_ names: [String]) {
    let arrived = names.compactMap { messages[$0] }.map { Delivered(stored: $0, at: world.now) }
    triggerable = book.rules.delivery.merge(triggerable, arrived, sessions)
    ended.removeAll { $0.untilDelivery }
    for (index, delivered) in arrived.enumerated() {
      world.assets.forgetFailures(of: delivered.stored.assets)
      for url in book.rules.delivery.prefetchedAssets(delivered.stored, index, sessions) {
        prefetch(url)
      }
    }
  }

  private func prefetch(_ url: String) {
    if book.rules.delivery.wastesPrefetch || world.assets.fetch(url, at: world.now) {
      world.report(.prefetched(asset: url))
    }
  }

  private mutating func relaunch() {
    if !book.rules.delivery.survivesRelaunch { triggerable = [] }
    if !book.rules.rateLimit.survivesRelaunch { limiter.forget() }
    sessions = 0
    eventsOfKind = [:]
    events = []
    lastTriggered = nil
  }

  // MARK: Events

  /// Lets the event that an action means, if it means one, trigger a message; otherwise it may be
  /// an opportunity (`stack.offer-when-eligible`).
  private mutating func hear(_ action: Action) -> [CoreSignal] {
    let opportunity = Opportunities(ofCoreAction: action).intersection(book.rules.opportunities.at)
    let offersWaiting = !opportunity.isEmpty && !holdsBack(.stack)
    guard let heard = book.rules.triggers.event(action) else {
      return offersWaiting ? [.opportunity] : []
    }
    let event = book.rules.triggers.complete(heard, events.last)
    if book.rules.triggers.postpones(event, sessions) {
      postponed.append(event)
      return []
    }
    eventsOfKind[event.kind, default: 0] += 1
    defer { events.append(event) }
    let signals = trigger(with: event)
    if event.isFromAPI { limiter.note(.apiEvent, at: world.now) }
    limiter.note(.event, at: world.now)
    guard offersWaiting else { return signals }
    if signals.isEmpty { return [.opportunity] }
    let comesFirst = book.rules.opportunities.waitingComesFirst && opportunity != .unmatchedEvent
    return comesFirst ? [.opportunity] + signals : signals
  }

  /// Lets the events trigger messages that had to wait for a delivery; only faulty engines keep any.
  private mutating func hearPostponed() -> [CoreSignal] {
    if postponed.isEmpty { return [] }
    defer { postponed = [] }
    return postponed.flatMap { trigger(with: $0) }
  }

  private mutating func trigger(with event: Event) -> [CoreSignal] {
    let matching = match(event)
    guard !matching.isEmpty else { return [] }
    let choose = book.rules.triggers.exceptions[event.kind] ?? book.rules.triggers.choose
    let chosen = choose(matching)
    if book.rules.delivery.eligibility.contains(.endsWhenPassedOver) {
      ended += matching.filter { $0.stored !== chosen.first?.stored }.map { ($0.stored, false) }
    }
    if !book.rules.rateLimit.exempts(event.kind), isBlocked(chosen) {
      limiter.note(.blockedTrigger, at: world.now)
      if book.rules.noMatch.isReportedWhenLimited { reportNoMatch(event) }
      guard book.rules.rateLimit.keepsBlocked else { return [] }
      return chosen.map { .wait($0.stored, deliveredAt: $0.at) }
    }
    if book.rules.rateLimit.isStarted(event.kind) { limiter.note(.trigger, at: world.now) }
    lastTriggered = chosen.first?.stored
    if book.rules.noMatch.isReportedWhenTriggered(event, matching) { reportNoMatch(event) }
    return chosen.map { .offer($0.stored, deliveredAt: $0.at) }
  }

  /// Whether the interval holds back messages that an event would trigger.
  private func isBlocked(_ chosen: [Delivered]) -> Bool {
    guard limiter.isBlocking(at: world.now) else { return false }
    return !book.rules.rateLimit.isForEachMessage || chosen.first?.stored === lastTriggered
  }

  /// Returns the messages that an event triggers; reports where there are none
  /// (`trigger.no-match`).
  private func match(_ event: Event) -> [Delivered] {
    let ordinal = eventsOfKind[event.kind] ?? 0
    var matching: [Delivered] = []
    var isFilteredOut = false
    for delivered in triggerable where !isEnded(delivered) {
      for trigger in book.rules.triggers.triggers(delivered.stored.message)
      where book.rules.triggers.concerns(trigger, event, ordinal) {
        if book.rules.triggers.filters.allows(event, by: trigger) {
          matching.append(delivered)
          break
        }
        isFilteredOut = true
      }
    }
    if matching.isEmpty, !isFilteredOut || book.rules.noMatch.isReportedWhenFiltered {
      reportNoMatch(event)
    }
    return matching
  }

  private func isEnded(_ delivered: Delivered) -> Bool {
    !ended.isEmpty && ended.contains { $0.message === delivered.stored }
  }

  private func reportNoMatch(_ event: Event) {
    let context = NoMatchPolicy.Context(
      earlier: events, delivered: triggerable, isInForeground: world.app == .foreground)
    if let observation = book.rules.noMatch.report(event, context) { world.report(observation) }
  }

  /// Reports the event that has just triggered a message after all; only faulty engines do that.
  private func reportNoMatch(of entry: Entry, if isReported: (Entry) -> Bool) {
    guard entry.way == .trigger, isReported(entry), let event = events.last else { return }
    reportNoMatch(event)
  }
}
