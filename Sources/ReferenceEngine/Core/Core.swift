import SpecModel

/// The half of an engine that decides what is delivered and what is triggered, and how often.
///
/// It hears of sessions, events and purchases and tells the presenter in ``CoreSignals`` what to do;
/// of the stack and the screen it knows nothing.
struct Core: Equatable, Sendable {
  let book: SharedRulebook
  let messages: [String: StoredMessage]

  /// The messages that have been delivered, in the order of delivery.
  var known: [Delivered]
  /// The minimum interval.
  var interval: Interval
  /// The events since the launch.
  var events: [Event] = []
  /// How many events of each kind there were since the launch.
  var eventsOfKind = EventCounts()
  /// How many sessions there were since the launch.
  var sessions = 0
  /// The events that are evaluated after the next delivery.
  var postponed: [Event] = []
  /// The events before the launch's first session that triggered nothing (`open.early-events`).
  var early: [Event] = []
  /// The assets that the last delivery began to fetch anew (`open.redelivery-waiting`).
  private var refetched: [String] = []
  /// The messages that wait on the stack as something happens.
  var waiting: [Entry] = []
  /// The message that was triggered last, since the launch.
  var lastTriggered: StoredMessage?
  /// The messages that perhaps no event may trigger any more, each with what ended it.
  private(set) var ended: [Ended] = []

  /// A message that perhaps no event may trigger any more.
  struct Ended: Equatable, Sendable {
    let message: StoredMessage
    let by: Ending
    /// Whether a delivery has brought it since.
    var isDeliveredAgain = false
    /// Whether the app was relaunched since (`open.relaunch-exhausted`).
    var isFromEarlierLaunch = false
  }

  /// What may keep a message from being triggered although it is delivered.
  enum Ending: Equatable, Sendable {
    /// It was displayed (`open.exhausted-campaign`).
    case display
    /// It was discarded or outdone.
    case eligibility(DeliveryPolicy.Eligibility)
    /// It went back to the stack (`open.waiting-rearmed`).
    case goingBack
  }

  /// Creates the core of an engine that has just been started.
  init(book: SharedRulebook, given: Given, messages: [String: StoredMessage]) {
    self.book = book
    self.messages = messages
    interval = Interval(book: book, configured: given.minimumInterval)
    known = book.rules.delivery.atLaunch(messages)
  }

  /// Does the core's part of an action.
  ///
  /// - Parameters:
  ///   - action: What happens; most actions are none of the core's business.
  ///   - stack: The messages that wait.
  ///   - scene: What the core shares with the presenter.
  /// - Returns: What the presenter is to do.
  mutating func perform(
    _ action: Action, stack: [Entry] = [], in scene: inout Scene
  ) -> CoreSignals {
    waiting = stack
    defer { waiting = [] }
    switch action {
    case .relaunch:
      relaunch()
      interval.note(.action(.relaunch), at: scene.world.now)
      return CoreSignals()
    case .enterForeground: interval.note(.foreground, at: scene.world.now)
    case .startSession:
      sessions += 1
      interval.note(.sessionStart, at: scene.world.now)
    case .click, .rotate, .showKeyboard, .receiveAPIEvent, .choose, .logImpression,
      .logClick:
      interval.note(.action(action.kind), at: scene.world.now)
    default: break
    }
    let arrived = book.rules.delivery.names(action, messages)?.compactMap { messages[$0] }
    if let arrived, book.rules.delivery.comesFirst { deliver(arrived, in: &scene) }
    var signals = CoreSignals()
    hear(action, telling: &signals, in: &scene)
    if let arrived {
      if !book.rules.delivery.comesFirst { deliver(arrived, in: &scene) }
      signals.delivered = arrived
      signals.refetched = refetched
    }
    if case .startSession = action { signals.triggeredLate = hearPostponed(in: &scene) }
    return signals
  }

  /// Takes note of what became of a message.
  mutating func hear(_ news: PresenterNews, in scene: inout Scene) {
    switch news {
    case .displayed(let entry):
      interval.noteDisplay(of: entry, at: scene.world.now)
      end(entry.stored, by: .display)
      if let lost = book.rules.delivery.lostWithDisplay(entry, known) {
        end(lost, by: .eligibility(.endsUntilDelivery))
      }
    case .dismissed(let entry):
      interval.note(.dismissal, at: scene.world.now)
      interval.noteDismissal(of: entry, at: scene.world.now)
    case .missedPresenter: interval.noteMissingPresenter(at: scene.world.now)
    case .reenqueued(let entry):
      interval.noteReturn(of: entry)
      end(entry.stored, by: .goingBack)
      reportEvent(of: entry, after: .reenqueued(entry), in: &scene)
    case .discarded(let entry, let reason):
      interval.noteDiscard(of: entry)
      reportEvent(of: entry, after: .discarded(entry), in: &scene)
      let eligibility = book.rules.delivery.afterDiscard(entry, reason)
      if eligibility == .stays {
        ended.removeAll { $0.message === entry.stored && $0.by == .goingBack }
      } else {
        end(entry.stored, by: .eligibility(eligibility))
      }
    }
  }

  // MARK: The middle of a run

  /// Takes over what was delivered before: every campaign.
  mutating func begin(in scene: inout Scene) {
    sessions = 1
    let campaigns = messages.values.filter { !$0.message.isLocal }
    deliver(campaigns.sorted { $0.name < $1.name }, in: &scene)
  }

  /// Takes note of what was on the screen before, and whether the interval runs.
  mutating func noteBeginning(_ visible: Entry?, isWithinInterval: Bool) {
    if isWithinInterval { interval.noteBeginning(at: 0) }
    if let visible { end(visible.stored, by: .display) }
  }

  /// The next time at which a timeout that counts from the delivery may have passed, in milliseconds.
  func nextTimeout(after now: Int) -> Int? {
    var next: Int?
    for delivered in known {
      guard let timeout = delivered.message.timeout?.milliseconds else { continue }
      for end in [delivered.at + timeout, delivered.at + timeout + 1] where end > now {
        next = min(next ?? end, end)
      }
    }
    return next
  }

  // MARK: Delivery

  /// Takes over what the service delivers (`delivery.on-session-start`) and fetches its assets
  /// (`delivery.prefetch`).
  private mutating func deliver(_ messages: [StoredMessage], in scene: inout Scene) {
    let arrived = messages.map { Delivered(stored: $0, at: scene.world.now) }
    if scene.keepsDecisions {
      for message in arrived { scene.cite(.deliveryAll, message.stored) }
    }
    known = book.rules.delivery.merge(known, arrived, sessions)
    if !arrived.isEmpty {
      for index in known.indices where known[index].isSuperseded {
        known[index].isSupersededByAny = true
      }
    }
    ended.removeAll {
      if case .eligibility(.endsUntilDelivery) = $0.by { true } else { false }
    }
    for index in ended.indices
    where arrived.contains(where: { $0.stored === ended[index].message }) {
      ended[index].isDeliveredAgain = true
    }
    ended.removeAll { $0.by == .goingBack && $0.isDeliveredAgain }
    var fetched: Set<String> = []
    refetched = []
    var followsFetched = false
    for (place, delivered) in arrived.enumerated() {
      let message = delivered.stored
      let isLeftToTrigger =
        message.isImmediate && !message.assets.isEmpty
        && !isPrefetchedAlthoughImmediate(message, &scene.answers)
      if book.rules.delivery.repeatsFailedFetches(message),
        !isLeftToTrigger || endsFailures(of: message, in: &scene)
      {
        scene.assets.forgetFailures(of: message.assets.filter { !fetched.contains($0) })
      }
      if isLeftToTrigger { continue }
      let arrival = DeliveryPolicy.Arrival(
        place: place, session: sessions, isInForeground: scene.world.app == .foreground,
        followsFetched: followsFetched)
      let assets = book.rules.delivery.prefetchedAssets(message, arrival)
      followsFetched =
        followsFetched || message.assets.contains { scene.assets.hasAll(of: [$0]) }
      for url in assets where isDue(url, &fetched, in: &scene) {
        prefetch(url, of: message, in: &scene)
      }
    }
  }

  /// Tells whether a delivery fetches an asset for a message: once for all that have it, unless it has
  /// failed already (`open.failed-shared`).
  private func isDue(_ url: String, _ fetched: inout Set<String>, in scene: inout Scene) -> Bool {
    if fetched.insert(url).inserted { return true }
    guard scene.state(of: url) == .failed, scene.answers[.failedShared] == .again else {
      return false
    }
    scene.assets.forgetFailures(of: [url])
    return true
  }

  /// Tells whether a delivery ends the failure of assets that it does not fetch: an engine that tries
  /// again at a trigger may leave that to the trigger, too (`open.asset-retry`).
  private func endsFailures(of message: StoredMessage, in scene: inout Scene) -> Bool {
    !scene.assets.hasFailure(among: message.assets)
      || scene.answers[.assetRetry] == .staysFailed
  }

  /// Tells whether assets are fetched on delivery for a message that only a session start or a push
  /// click triggers.
  private func isPrefetchedAlthoughImmediate(
    _ message: StoredMessage, _ answers: inout Answers
  ) -> Bool {
    let triggers = message.message.triggers
    return triggers.contains(.pushClick) && answers[.prefetchImmediate] == .prefetched
      || triggers.contains(.sessionStart) && answers[.prefetchAtOnce] == .prefetched
  }

  private mutating func prefetch(_ url: String, of message: StoredMessage, in scene: inout Scene) {
    switch scene.state(of: url) {
    case .present where scene.answers[.redeliveryPresent] == .fetchedAgain:
      scene.assets.forget(url)
      refetched.append(url)
    case .loading where scene.answers[.redeliveryLoading] == .begunAnew:
      refetched.append(url)
      if scene.answers[.redeliveryFirst] == .goesOn {
        scene.assets.fetchBeside(url, at: scene.world.now)
        reportFetch(of: url, for: message, in: &scene)
        return
      }
      scene.assets.forget(url)
    default: break
    }
    let isNew = !book.rules.delivery.keepsPrefetched || scene.fetch(url)
    guard isNew else { return }
    reportFetch(of: url, for: message, in: &scene)
  }

  private func reportFetch(of url: String, for message: StoredMessage, in scene: inout Scene) {
    scene.cite(.prefetchOnDelivery, message, url)
    scene.report(.prefetched(asset: url))
  }

  private mutating func relaunch() {
    for index in known.indices { known[index].isFromEarlierLaunch = true }
    for index in ended.indices { ended[index].isFromEarlierLaunch = true }
    interval.noteRelaunch()
    sessions = 0
    eventsOfKind = EventCounts()
    events = []
    early = []
    lastTriggered = nil
  }

  /// Takes note of what may keep a message from being triggered.
  mutating func end(_ message: StoredMessage, by ending: Ending) {
    ended.removeAll { $0.message === message && $0.by == ending }
    ended.append(Ended(message: message, by: ending))
  }
}
