import SpecModel

/// The half of an engine that owns the stack and the screen, and asks the host app.
///
/// From the core it gets triggered messages and opportunities; it tells the core what became of
/// each message.
struct Presenter: Equatable, Sendable {
  let book: SharedRulebook

  /// The messages that wait; the top is the last.
  var stack: [Entry] = []
  /// The messages whose assets load beside the stack, in the order in which they began.
  var loading: [Entry] = []
  /// The message that is on the screen.
  var visible: Entry?
  /// The message that comes back to the screen with the app (`open.background-visible`).
  var suspended: Entry?
  private(set) var lastDisplayed: Entry?
  private var newestNumber = 0
  /// The message that was triggered or presented last.
  private var newest: StoredMessage?
  /// The message that was displayed before the last one.
  var displayedBefore: StoredMessage?
  /// What the host has answered so far, where that is remembered.
  var hostAnswers: [DisplayPolicy.HostAnswer] = []
  /// How often the user dismissed nothing, where that counts.
  var dismissalsOfNothing = 0
  /// Whether the host asked for a message when none waited, where that is remembered.
  var isRequestPending = false
  /// The messages of which the host has logged an impression.
  var impressionsByHost: [String] = []
  /// The messages of which the host has logged a click.
  var clicksByHost: [String] = []
  /// The number of the message that the user has clicked since it was displayed.
  var clickedNumber: Int?
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

  /// Takes over a screen and a stack in the middle of a run.
  mutating func begin(visible: StoredMessage?, waiting: [StoredMessage], in world: World) {
    for message in waiting.reversed() {
      var entry = entry(message, deliveredAt: world.now, way: .stack, in: world)
      entry.waitingSince = world.now
      stack.append(entry)
    }
    self.visible = visible.map { message in
      let way = message.message.isLocal ? Entry.Way.local : .trigger
      return entry(message, deliveredAt: world.now, way: way, in: world)
    }
    lastDisplayed = self.visible
  }

  /// The next time at which a timeout may have passed, in milliseconds: counted from the delivery or
  /// the trigger, with or without the time on the stack, and reached exactly or passed.
  func nextEdge(after now: Int) -> Int? {
    var next: Int?
    for entry in stack + loading + [visible].compactMap(\.self) {
      guard let timeout = entry.message.timeout?.milliseconds else { continue }
      for start in [entry.deliveredAt, entry.triggeredAt, entry.triggeredAt + entry.timeOnStack] {
        for end in [start + timeout, start + timeout + 1] where end > now {
          next = min(next ?? end, end)
        }
      }
    }
    return next
  }

  // MARK: What the core says

  /// Takes a triggered message: it goes on the stack, and the newest is offered.
  mutating func receive(_ message: StoredMessage, deliveredAt: Int, in scene: inout Scene) {
    guard isPresent(in: scene.world) else {
      news.append(.missedPresenter)
      keepUndisplayed(message, deliveredAt: deliveredAt, in: &scene)
      return
    }
    if visible?.stored === message, scene.answers[.duplicateVisible] == .dropped { return }
    forgetLoading(message, in: &scene)
    let entry = entry(message, deliveredAt: deliveredAt, way: .trigger, in: scene.world)
    if scene.keepsDecisions { citePush(of: message, in: &scene) }
    push(entry, by: book.rules.stack.push, in: &scene)
    scene.cite(.offeredTriggerEvent, message)
    if book.rules.opportunities.atTrigger { offerWaiting(by: .stack, in: &scene) }
  }

  /// Uses an opportunity, which some moments are: the newest waiting message is offered.
  mutating func useOpportunity(_ moments: Opportunities, in scene: inout Scene) {
    if !stack.isEmpty, leavesStackAlone(&scene, moments == .unmatchedEvent) { return }
    if scene.keepsDecisions { citeOpportunity(moments, in: &scene) }
    offerWaiting(by: .stack, in: &scene)
  }

  /// Tells whether the newest waiting message is not offered a second time at one moment: something is in
  /// the way, or the host has just put it off and is not asked again.
  mutating func leavesNewestAlone(in scene: inout Scene) -> Bool {
    leavesStackAlone(&scene, false)
      || stack.last?.wasPutOff == true && scene.answers[.choiceAgain] == .notAsked
  }

  /// Tells whether the stack is not touched at an opportunity because something is in the way anyhow.
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

  /// Whether a message waits that an opportunity would bring to the screen.
  func hasWaiting(in world: World) -> Bool {
    !stack.isEmpty && isPresent(in: world)
  }

  /// When the timeout of the visible message passes, in milliseconds, if it is still to pass.
  func endOfVisible(after now: Int) -> Int? {
    guard let visible, let timeout = visible.message.timeout?.milliseconds else { return nil }
    let end = visible.triggeredAt + timeout
    return end > now ? end : nil
  }

  /// Dismisses the visible message if its timeout ends it (`open.timeout-visible`); returns whether it
  /// did.
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
      scene.cite(.presenterNoneDisplayed, message)
      if scene.answers[.noPresenterLocal] == .lost { return }
    }
    let isHeldBack = isHeldBack || !isPresent
    let way = isHeldBack ? Entry.Way.stack : .local
    let entry = entry(message, deliveredAt: scene.world.now, way: way, in: scene.world)
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
    push(entry, by: book.rules.local.push, in: &scene)
    if !isHeldBack { offerWaiting(by: .stack, in: &scene) }
  }

  /// Offers the waiting message that the host app asks for (`manual.display-next`).
  mutating func displayNext(in scene: inout Scene) {
    guard book.rules.opportunities.named.contains(.hostRequest) else { return }
    scene.cite(stack.isEmpty ? .requestNoneWaits : .requestDisplays, stack.last?.stored)
    isRequestPending = stack.isEmpty && book.rules.display.remembersRequest
    offerWaiting(by: .request, in: &scene)
  }

  // MARK: The screen

  /// Whether there is somebody to display messages (`presenter.required`).
  func isPresent(in world: World) -> Bool {
    !book.rules.display.needsPresenter || book.rules.display.hasPresenter(world)
  }

  /// Puts a message on the screen.
  mutating func display(_ entry: Entry, in scene: inout Scene) {
    let message = entry.stored
    displayedBefore = lastDisplayed?.stored
    let extras = book.rules.analytics.extras(
      entry, displayedBefore, stack.last?.stored, newest)
    visible = entry
    lastDisplayed = entry
    if scene.keepsDecisions { citeDisplay(of: entry, in: &scene) }
    scene.report(.displayed(message: message.name, extras: extras))
    if book.rules.analytics.logsImpression(entry, displayedBefore) {
      scene.cite(.analyticsCampaignsAreCounted, message)
      scene.report(.impression(message: message.name))
    } else {
      scene.cite(.analyticsNoImpression, message)
    }
    book.rules.stack.afterDisplay(&stack, entry)
    forgetLoading(displaying: entry, in: scene.world)
    news.append(.displayed(entry))
  }

  /// Displays the last message again where nothing waits and the screen is empty, if there is a
  /// reason to.
  mutating func repeatLast(by way: Entry.Way, in scene: inout Scene) {
    guard stack.isEmpty, visible == nil, let lastDisplayed,
      book.rules.opportunities.repeatsLast(way, scene.world)
    else { return }
    display(lastDisplayed, in: &scene)
  }

  /// Puts the message back on the screen that left it with the app (`open.background-visible`).
  mutating func resume(in scene: inout Scene) {
    guard let entry = suspended else { return }
    suspended = nil
    guard visible == nil, isPresent(in: scene.world) else { return }
    visible = entry
    clickedNumber = nil
    let extras = book.rules.analytics.extras(
      entry, displayedBefore, stack.last?.stored, newest)
    scene.report(.displayed(message: entry.stored.name, extras: extras))
  }

  /// Logs another impression of the message that is on the screen as the app comes back to it
  /// (`open.impression-again`).
  func appearAgain(in scene: inout Scene) {
    guard let visible, !visible.message.isLocal, scene.world.appBefore == .background,
      scene.answers[.impressionAgain] == .again
    else { return }
    scene.report(.impression(message: visible.stored.name))
  }

  /// Takes the visible message off the screen; returns whether there was one.
  @discardableResult
  mutating func dismissVisible(in scene: inout Scene) -> Bool {
    guard let dismissed = visible else { return false }
    visible = nil
    scene.report(.dismissed(message: dismissed.stored.name))
    news.append(.dismissed(dismissed))
    if suspended == nil { dropTwins(of: dismissed, in: &scene) }
    return true
  }

  /// Takes a message off the stack that has just been dismissed on the screen, if it does not go on
  /// waiting there (`open.duplicate-dismissed`).
  private mutating func dropTwins(of dismissed: Entry, in scene: inout Scene) {
    let isTwin = { (other: Entry) in other.stored === dismissed.stored && !other.isLoading }
    guard stack.contains(where: isTwin), scene.answers[.duplicateDismissed] == .goes else { return }
    stack.removeAll(where: isTwin)
  }

  // MARK: The stack

  /// Takes campaigns off the stack that a delivery comes without, if that is what a delivery does
  /// (`open.redelivery-stack`); what the app made itself is no matter of deliveries.
  mutating func purge(allBut delivered: [StoredMessage], in scene: inout Scene) {
    func isPurged(_ entry: Entry) -> Bool {
      !entry.message.triggers.isEmpty && !delivered.contains { $0 === entry.stored }
    }
    guard stack.contains(where: isPurged), scene.answers[.redeliveryStack] == .purged else {
      return
    }
    stack.removeAll(where: isPurged)
  }

  /// Puts back a message that cannot be displayed now.
  mutating func reenqueue(
    _ entry: Entry, _ reason: ReenqueueReason, at place: Int?, in scene: inout Scene
  ) {
    var entry = entry
    if !isSilent(entry, reason, &scene.answers) {
      if entry.isNew, !entry.isArriving, reason == .background, isLoading(entry, in: scene),
        scene.answers[.loadingInBackground] == .reportedWhenReady
      {
        entry.isReportedWhenReady = true
      } else {
        scene.report(.reenqueued(message: entry.stored.name, reason: reason))
      }
    }
    if scene.keepsDecisions { citeReturn(of: entry, reason, in: &scene) }
    entry.isArriving = false
    entry.followsReturned = false
    entry.noteReturn(reason)
    news.append(.reenqueued(entry))
    if entry.way == .local, !book.rules.local.isPutBack(reason) { return }
    entry.way = .stack
    if let place {
      push(entry, by: { $0.insert($1, at: min(place, $0.count)) }, isReturned: true, in: &scene)
    } else {
      push(entry, by: book.rules.stack.putBack, isReturned: true, in: &scene)
    }
  }

  /// Tells whether nothing is reported of a message that stays on the stack at its trigger.
  private func isSilent(
    _ entry: Entry, _ reason: ReenqueueReason, _ answers: inout Answers
  ) -> Bool {
    guard entry.isNew else { return false }
    let isSilent =
      switch reason {
      case .background: answers[.reportInBackground] == .silent
      case .otherVisible: answers[.reportBehindVisible] == .silent
      case .keyboard: answers[.reportUnderKeyboard] == .silent
      default: false
      }
    return isSilent && !(entry.isArriving && answers[.reportOnArrival] == .reported)
  }

  /// Throws a message away.
  mutating func discard(_ entry: Entry, _ reason: DiscardReason, in scene: inout Scene) {
    if scene.keepsDecisions { citeDiscard(of: entry, reason, in: &scene) }
    scene.report(.discarded(message: entry.stored.name, reason: reason))
    if reason == .assetFailed {
      scene.assets.noteDiscard(of: entry.stored.name, with: entry.stored.assets)
      if entry.wasLoading, book.rules.display.keepsFailed(entry, loading) {
        loading.append(entry.givenUp)
      }
    }
    book.rules.stack.afterDiscard(&stack, entry, reason)
    news.append(.discarded(entry, reason))
  }

  /// Puts a message on the stack, once or more (`open.duplicate-on-stack`, `open.duplicate-returned`);
  /// one that still loads there does not count.
  mutating func push(
    _ entry: Entry, by put: (inout [Entry], Entry) -> Void, isReturned: Bool = false,
    in scene: inout Scene
  ) {
    var entry = entry
    entry.waitingSince = scene.world.now
    let isTwin = { (other: Entry) in other.stored === entry.stored && !other.isLoading }
    if stack.contains(where: isTwin) {
      switch scene.answers[.duplicateOnStack] {
      case .twice: break
      case _ where isReturned && scene.answers[.duplicateReturned] == .twice: break
      case .onceOnTop: stack.removeAll(where: isTwin)
      case .onceInPlace: return
      }
    }
    put(&stack, entry)
  }

  /// A message that comes to the presenter now.
  mutating func entry(
    _ message: StoredMessage, deliveredAt: Int, way: Entry.Way, in world: World
  ) -> Entry {
    newestNumber += 1
    newest = message
    return Entry(
      stored: message, triggeredAt: world.now, deliveredAt: deliveredAt,
      orientationAtTrigger: world.orientation,
      wasTriggeredInBackground: world.app == .background, number: newestNumber, way: way)
  }
}
