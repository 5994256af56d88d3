import SpecModel

/// The half of an engine that decides what is delivered, what is triggered, and how often.
///
/// It hears of sessions, events and purchases, and tells the presenter in ``CoreSignals`` what to do. It
/// learns what became of each message from ``PresenterNews``.
struct Core: Equatable, Sendable {
  let book: SharedRulebook
  let messages: StoredMessages

  /// The messages that have been delivered, in the order of delivery.
  var known: [Delivered]
  /// The minimum interval.
  var interval: Interval
  /// The events since the launch; of many, each once, where it came last.
  var events: [Event] = []
  /// How many events of each kind there were since the launch.
  var eventsOfKind = EventCounts()
  /// How many sessions there were since the launch.
  var sessions = 0
  /// The events that are evaluated after the next delivery.
  var postponed: [Event] = []
  /// The events that triggered nothing before the launch's first session (`open.early-events`), or while
  /// a delivery was under way (`open.under-way-events`).
  var early: [EarlyEvent] = []
  /// How the deliveries go of sessions that start now.
  var service = AssetBehavior.ok
  /// The deliveries that are under way, those of earlier sessions first.
  var underWay: [DeliveryUnderWay] = []
  /// The number of the latest session since the launch whose delivery has arrived.
  var lastArrived = 0
  /// The assets that the last delivery began to fetch again (`open.redelivery-waiting`).
  var refetched: [String] = []
  /// The messages that waited or loaded when the current action began.
  var held: [Entry] = []
  /// The message that was triggered last, since the launch.
  var lastTriggered: StoredMessage?
  /// What may keep messages from being triggered, as far as that has happened.
  var ended: [Ended] = []

  /// An event that triggered nothing.
  struct EarlyEvent: Equatable, Sendable {
    let event: Event
    /// Whether a delivery was under way, and not only to come.
    let isUnderWay: Bool
  }

  /// Something that may keep a message from being triggered.
  struct Ended: Equatable, Sendable {
    unowned(unsafe) let message: StoredMessage
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
    /// It was discarded, or lost to a message of higher priority.
    case eligibility(DeliveryPolicy.Eligibility)
    /// It went back to the stack (`open.waiting-rearmed`).
    case goingBack
  }

  /// Creates the core of an engine that has just been started.
  init(book: SharedRulebook, given: Given, messages: StoredMessages) {
    self.book = book
    self.messages = messages
    interval = Interval(book: book, configured: given.minimumInterval)
    known = book.rules.delivery.atLaunch(messages)
  }

  /// Does the core's part of an action.
  ///
  /// - Parameters:
  ///   - action: What happens; most actions do not concern the core.
  ///   - held: The messages that wait for an opportunity or for their assets.
  ///   - signals: What the presenter is to do, to which this adds.
  ///   - scene: What the core shares with the presenter.
  mutating func perform(
    _ action: Action, holding held: [Entry] = [], telling signals: inout CoreSignals,
    in scene: inout Scene
  ) {
    self.held = held
    defer { self.held = [] }
    switch action {
    case .relaunch:
      relaunch()
      return
    case .serveDeliveries(let behavior):
      service = behavior
      return
    case .startSession: sessions += 1
    default: break
    }
    var arrived = book.rules.delivery.names(action, messages)?.compactMap { messages[$0] }
    if case .startSession = action, let delivery = arrived {
      arrived = begin(delivery, in: &scene)
    }
    if let arrived, book.rules.delivery.comesFirst { deliver(arrived, in: &scene) }
    hear(action, telling: &signals, in: &scene)
    if let arrived {
      if !book.rules.delivery.comesFirst { deliver(arrived, in: &scene) }
      signals.delivered = arrived
      signals.refetched = refetched
    }
    if case .startSession = action, !awaitsDelivery {
      signals.triggeredLate = hearPostponed(in: &scene)
    }
  }

  /// Notes what became of a message.
  mutating func hear(_ news: PresenterNews, in scene: inout Scene) {
    switch news {
    case .displayed(let entry):
      interval.noteDisplay(of: entry, at: scene.world.now)
      end(entry.stored, by: .display)
      if let lost = book.rules.delivery.lostWithDisplay(entry, known) {
        end(lost, by: .eligibility(.endsUntilDelivery))
      }
    case .dismissed(let entry): interval.noteDismissal(of: entry, at: scene.world.now)
    case .missedPresenter:
      interval.noteMissingPresenter(at: scene.world.now)
      reportEventWithoutPresenter(in: &scene)
    case .reenqueued(let entry):
      interval.noteReturn(of: entry)
      end(entry.stored, by: .goingBack)
      reportEvent(of: entry, after: .reenqueued(entry), in: &scene)
    case .discarded(let entry, let reason):
      interval.noteDiscard(of: entry)
      reportEvent(of: entry, after: .discarded(entry, reason), in: &scene)
      let eligibility = book.rules.delivery.afterDiscard
      if eligibility == .stays {
        ended.removeAll { $0.message === entry.stored && $0.by == .goingBack }
      } else {
        end(entry.stored, by: .eligibility(eligibility))
      }
    }
  }

  // MARK: The middle of a run

  /// Assumes that every campaign has been delivered.
  mutating func begin(in scene: inout Scene) {
    sessions = 1
    let campaigns = messages.list.filter { !$0.isLocal }
    deliver(campaigns.sorted { $0.name < $1.name }, in: &scene)
  }

  /// Notes what is on the screen, and whether the interval starts now.
  mutating func noteBeginning(_ visible: Entry?, isWithinInterval: Bool) {
    if isWithinInterval { interval.noteBeginning(at: 0) }
    if let visible { end(visible.stored, by: .display) }
  }

  /// The next time at which a timeout that counts from the delivery may have passed, in milliseconds.
  func nextTimeout(after now: Int) -> Int? {
    var next = NextTime()
    for delivered in known {
      guard let timeout = delivered.message.timeout?.milliseconds else { continue }
      next.noteEnd(delivered.times.first + timeout, after: now)
      next.noteEnd(delivered.times.latest + timeout, after: now)
    }
    return next.time
  }

  // MARK: What is kept

  /// Forgets the events, and notes that the rest is from an earlier launch.
  private mutating func relaunch() {
    for index in known.indices { known[index].isFromEarlierLaunch = true }
    for index in ended.indices { ended[index].isFromEarlierLaunch = true }
    interval.noteRelaunch()
    sessions = 0
    underWay = []
    lastArrived = 0
    eventsOfKind = EventCounts()
    events = []
    early = []
    lastTriggered = nil
  }

  /// Notes what may keep a message from being triggered.
  mutating func end(_ message: StoredMessage, by ending: Ending) {
    if let place = ended.firstIndex(where: { $0.message === message && $0.by == ending }) {
      ended.remove(at: place)
    }
    ended.append(Ended(message: message, by: ending))
  }
}
