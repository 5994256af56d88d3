import ClauseIDs
import SpecModel

/// The half of an engine that owns the stack and the screen, and asks the host app.
///
/// The core gives it triggered messages and opportunities; it tells the core what became of each message.
struct Presenter: Equatable, Sendable {
  let book: SharedRulebook

  /// The messages that wait; the top is the last.
  var stack: [Entry] = []
  /// The messages whose assets load beside the stack, in the order in which they began.
  var loading: [Entry] = []
  /// The messages that wait for an opportunity or for their assets.
  var held: [Entry] { loading.isEmpty ? stack : stack + loading }
  /// The message that is on the screen.
  var visible: Entry?
  /// The message that returns to the screen with the app (`open.background-visible`).
  var suspended: Entry?
  /// The message that was displayed last.
  var lastDisplayed: Entry?
  /// The number of the entry that was made last.
  var newestNumber = 0
  /// The message that was triggered or presented last.
  var newest: StoredMessage?
  /// The message that was displayed before the last one.
  var displayedBefore: StoredMessage?
  /// What the host has answered so far, if that is remembered.
  var hostAnswers: [DisplayPolicy.HostAnswer] = []
  /// When messages were triggered or presented, if that is kept.
  var instances: [DisplayPolicy.Instance] = []
  /// Whether an intervention lets it take the screen for empty.
  var overlooksVisible = false
  /// Whether an intervention lets it not ask the host about the next message, until the host requests one.
  var isRequestPending = false
  /// The messages of which the host has logged an impression.
  var impressionsByHost: [String] = []
  /// The messages of which the host has logged a click.
  var clicksByHost: [String] = []
  /// The number of the message that the user has clicked since it was displayed.
  var clickedNumber: Int?
  /// What has become of messages since the core was last told.
  private var news: [PresenterNews] = []

  /// Creates a presenter with an empty stack and an empty screen.
  init(book: SharedRulebook) {
    self.book = book
  }

  /// Returns what became of messages since the last call, for the core.
  mutating func takeNews() -> [PresenterNews] {
    if news.isEmpty { return [] }
    defer { news = [] }
    return news
  }

  /// Starts with a screen and a stack from the middle of a run.
  mutating func begin(visible: StoredMessage?, waiting: [StoredMessage], in world: World) {
    for message in waiting.reversed() {
      var entry = entry(message, deliveredAt: DeliveryTimes(at: world.now), way: .stack, in: world)
      entry.waitingSince = world.now
      stack.append(entry)
    }
    self.visible = visible.map { message in
      let way = message.isLocal ? Entry.Way.local : .trigger
      return entry(message, deliveredAt: DeliveryTimes(at: world.now), way: way, in: world)
    }
    lastDisplayed = self.visible
  }

  /// The next time at which a timeout may have passed, in milliseconds: counted from the delivery or
  /// the trigger, with or without the time on the stack, and reached exactly or passed.
  func nextEdge(after now: Int) -> Int? {
    var next = NextTime()
    for entry in stack + loading + [visible].compactMap(\.self) {
      guard let timeout = entry.message.timeout?.milliseconds else { continue }
      let starts = [
        entry.deliveredAt.first, entry.deliveredAt.latest, entry.timeoutSince,
        entry.timeoutSince + entry.timeOnStack,
      ]
      for start in starts { next.noteEnd(start + timeout, after: now) }
    }
    return next.time
  }

  /// Notes what has become of a message, for the core.
  mutating func note(_ news: PresenterNews, in scene: inout Scene) {
    self.news.append(news)
    if !book.rules.interventions.isEmpty { intervene(at: news, in: &scene) }
  }

  // MARK: What the core says

  /// Takes a triggered message: it goes on the stack, and the newest is offered.
  mutating func receive(_ message: StoredMessage, deliveredAt: DeliveryTimes, in scene: inout Scene)
  {
    guard isPresent(in: scene.world) else {
      note(.missedPresenter, in: &scene)
      keepUndisplayed(message, deliveredAt: deliveredAt, in: &scene)
      return
    }
    if visible?.stored === message, scene.answers[.duplicateVisible] == .dropped { return }
    if isDropped(message, by: .trigger, in: scene) { return }
    forgetLoading(message, in: &scene)
    let entry = entry(message, deliveredAt: deliveredAt, way: .trigger, in: scene.world)
    if scene.keepsDecisions { citePush(of: message, in: &scene) }
    pushNew(entry, in: &scene)
    scene.cite(.stackOfferWhenEligibleTriggerEvent, message)
    if book.rules.opportunities.atTrigger { offerWaiting(by: .stack, in: &scene) }
  }

  /// Uses an opportunity: the newest waiting message is offered.
  mutating func useOpportunity(_ moments: Opportunities, in scene: inout Scene) {
    if !stack.isEmpty, leavesStackAlone(&scene, moments == .unmatchedEvent) { return }
    if scene.keepsDecisions { citeOpportunity(moments, in: &scene) }
    if putsBackLoading(by: .stack, in: &scene) { return }
    offerWaiting(by: .stack, in: &scene)
  }

  /// Whether the newest waiting message is not offered a second time at one moment: something is in the way,
  /// or the host has just put it off and is not asked again.
  mutating func leavesNewestAlone(in scene: inout Scene) -> Bool {
    leavesStackAlone(&scene, false)
      || stack.last?.wasPutOff == true && scene.answers[.choiceAgain] == .notAsked
  }

  /// Whether an opportunity leaves the stack alone because a message could not be displayed anyway.
  private func leavesStackAlone(_ scene: inout Scene, _ isUnmatchedEvent: Bool) -> Bool {
    if scene.world.app == .background {
      let isInTheWay =
        stack.last?.wasTriggeredInBackground == true
        || scene.answers[.backgroundOffered] == .goesBack
      guard isInTheWay else { return false }
      return scene.answers[.opportunityInBackground] == .leftAlone
        || isUnmatchedEvent && scene.answers[.unmatchedInBackground] == .leftAlone
    }
    if visible != nil {
      return scene.answers[.opportunityBehindVisible] == .leftAlone
        || isUnmatchedEvent && scene.answers[.unmatchedBehindVisible] == .leftAlone
    }
    guard book.rules.profile == .legacy, scene.world.keyboardKeepsMessages else { return false }
    return scene.answers[.opportunityUnderKeyboard] == .leftAlone
      || isUnmatchedEvent && scene.answers[.unmatchedUnderKeyboard] == .leftAlone
  }

  /// Whether a request by the host leaves the stack alone because a message could not be displayed anyway
  /// (`open.request-in-background`, `open.request-behind-visible`, `open.request-under-keyboard`).
  private func leavesStackAlone(atRequestIn scene: inout Scene) -> Bool {
    guard let entry = stack.last(where: { !$0.isLoading }), isPresent(in: scene.world) else {
      return false
    }
    let check = firstHolding(.surroundings, situation(of: entry, in: scene), &scene.answers)
    guard case .reenqueue(let reason)? = check?.outcome else { return false }
    return switch reason {
    case .background: scene.answers[.requestInBackground] == .leftAlone
    case .otherVisible: scene.answers[.requestBehindVisible] == .leftAlone
    case .keyboard: scene.answers[.requestUnderKeyboard] == .leftAlone
    default: false
    }
  }

  /// Whether a message waits that an opportunity would bring to the screen.
  func hasWaiting(in world: World) -> Bool {
    !stack.isEmpty && isPresent(in: world)
  }

  /// When the timeout of the visible message passes, in milliseconds, if it is still to pass.
  func endOfVisible(after now: Int) -> Int? {
    guard let visible, let timeout = visible.message.timeout?.milliseconds else { return nil }
    let end = visible.timeoutSince + timeout
    return end > now ? end : nil
  }

  /// Dismisses the visible message if its timeout ends the display (`open.timeout-visible`); returns whether
  /// it did.
  mutating func endVisible(in scene: inout Scene) -> Bool {
    scene.answers[.timeoutVisible] == .dismisses && dismissVisible(in: &scene)
  }

  /// Whether nothing waits, neither for an opportunity nor for its assets.
  var isIdle: Bool { stack.isEmpty && loading.isEmpty }

  // MARK: What the host app says

  /// Takes a message that the host app made (`local.display`).
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isHeldBack: Whether the interval keeps it on the stack (`open.rate-limit-local`).
  ///   - scene: What the presenter shares with the core.
  mutating func present(_ message: StoredMessage, isHeldBack: Bool, in scene: inout Scene) {
    guard book.rules.local.isDisplayed(message) else { return }
    let isPresent = isPresent(in: scene.world)
    if !isPresent {
      scene.cite(.presenterRequiredNoneDisplayed, message)
      if scene.answers[.noPresenterLocal] == .lost { return }
    }
    if isDropped(message, by: .local, in: scene) { return }
    let isHeldBack = isHeldBack || !isPresent
    let way = isHeldBack ? Entry.Way.stack : .local
    let entry = entry(
      message, deliveredAt: DeliveryTimes(at: scene.world.now), way: way, in: scene.world)
    scene.assets.retryLocal(message.assets, for: message.name, &scene.answers)
    if scene.keepsDecisions { citePresentation(of: message, in: &scene) }
    forgetLoading(message, in: &scene)
    if isPresent, !book.rules.display.isChecked(entry) {
      display(entry, in: &scene)
      return
    }
    if isHeldBack, loadsHeldBack(entry, in: &scene) { return }
    if isHeldBack, hasJustFailed(entry, in: &scene) {
      discard(entry, .assetFailed, in: &scene)
      return
    }
    pushNew(entry, in: &scene)
    if !isHeldBack { offerWaiting(by: .stack, in: &scene) }
  }

  /// Offers the waiting message that the host app asks for (`manual.display-next`).
  mutating func displayNext(in scene: inout Scene) {
    guard book.rules.opportunities.named.contains(.hostRequest) else { return }
    scene.cite(
      stack.isEmpty ? .manualDisplayNextNoneWaits : .manualDisplayNextDisplays, stack.last?.stored)
    isRequestPending = false
    if leavesStackAlone(atRequestIn: &scene) { return }
    if putsBackLoading(by: .request, in: &scene) { return }
    offerWaiting(by: .request, in: &scene)
  }

  /// Whether a message that comes to the presenter now is dropped.
  private func isDropped(_ message: StoredMessage, by way: Entry.Way, in scene: Scene) -> Bool {
    guard let isDropped = book.rules.display.isDropped else { return false }
    // The message counts only if it is not dropped.
    var presenter = self
    let entry = presenter.entry(
      message, deliveredAt: DeliveryTimes(at: scene.world.now), way: way, in: scene.world)
    return isDropped(situation(of: entry, in: scene))
  }

  /// A message that comes to the presenter now.
  mutating func entry(
    _ message: StoredMessage, deliveredAt: DeliveryTimes, way: Entry.Way, in world: World
  ) -> Entry {
    newestNumber += 1
    newest = message
    if book.rules.display.keepsInstances {
      instances.append(DisplayPolicy.Instance(message: message, time: world.now))
    }
    return Entry(
      stored: message, triggeredAt: world.now, timeoutSince: world.now, deliveredAt: deliveredAt,
      orientationAtTrigger: world.orientation,
      wasOfferedInBackground: world.app == .background,
      wasTriggeredInBackground: world.app == .background, number: newestNumber, way: way)
  }
}
