import SpecModel

/// The half of an engine that owns the stack and the screen, and asks the host app.
///
/// From the core it gets triggered messages and opportunities; it tells the core what became of
/// each message.
struct Presenter {
  let book: SharedRulebook
  let world: World

  /// The messages that wait; the top is the last.
  var stack: [Entry] = []
  /// The messages whose assets load beside the stack, in the order in which they began.
  var loading: [Entry] = []
  /// The message that is on the screen.
  var visible: Entry?
  private var lastDisplayed: Entry?
  /// The message that was displayed before the last one.
  var displayedBefore: StoredMessage?
  /// What the host has answered so far, where that is remembered.
  var answers: [String: DisplayChoice] = [:]
  /// The messages of which the host has logged an impression.
  var impressionsByHost: [String] = []
  /// The messages of which the host has logged a click.
  var clicksByHost: [String] = []
  private var news: [PresenterNews] = []

  /// Creates a presenter with an empty stack and an empty screen.
  init(book: SharedRulebook, world: World) {
    self.book = book
    self.world = world
  }

  /// Returns what became of messages since the last call, for the core.
  mutating func takeNews() -> [PresenterNews] {
    if news.isEmpty { return [] }
    defer { news = [] }
    return news
  }

  // MARK: What the core says

  /// Takes a triggered message: it goes on the stack, and the newest is offered.
  mutating func receive(_ message: StoredMessage, deliveredAt: Int) {
    guard isPresent || book.rules.display.keepsWithoutPresenter else { return }
    push(entry(message, deliveredAt: deliveredAt, way: .trigger), by: book.rules.stack.push)
    if book.rules.opportunities.atTrigger { offerWaiting(by: .stack) }
  }

  /// Takes a message that is held back by the interval: it waits.
  mutating func keep(_ message: StoredMessage, deliveredAt: Int) {
    guard isPresent || book.rules.display.keepsWithoutPresenter else { return }
    push(entry(message, deliveredAt: deliveredAt, way: .stack), by: book.rules.stack.push)
  }

  /// Uses an opportunity: the newest waiting message is offered.
  mutating func useOpportunity() {
    let isBlocked = visible != nil || world.app == .background
    if book.rules.opportunities.isPassedOverWhenBlocked && isBlocked { return }
    offerWaiting(by: .stack)
  }

  // MARK: What the host app says

  /// Takes a message that the host app made (`local.display`).
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isHeldBack: Whether the interval keeps it on the stack (`open.rate-limit-local`).
  mutating func present(_ message: StoredMessage, isHeldBack: Bool) {
    guard isPresent, book.rules.local.isDisplayed(message) else { return }
    let entry = entry(message, deliveredAt: world.now, way: isHeldBack ? .stack : .local)
    world.assets.forgetFailures(of: message.assets)
    if !book.rules.local.isChecked {
      display(entry)
      return
    }
    push(entry, by: book.rules.local.push)
    if !isHeldBack { offerWaiting(by: .stack) }
  }

  /// Offers the waiting message that the host app asks for (`manual.display-next`).
  mutating func displayNext() {
    guard book.rules.opportunities.at.contains(.hostRequest) else { return }
    offerWaiting(by: .request)
  }

  // MARK: The screen

  /// Whether there is somebody to display messages (`presenter.required`).
  var isPresent: Bool {
    !book.rules.display.needsPresenter || book.rules.display.hasPresenter(world)
  }

  /// Puts a message on the screen.
  mutating func display(_ entry: Entry) {
    let message = entry.stored
    displayedBefore = lastDisplayed?.stored
    let extras = book.rules.analytics.extras(entry, displayedBefore, stack.last?.stored)
    visible = entry
    lastDisplayed = entry
    world.report(.displayed(message: message.name, extras: extras))
    if book.rules.analytics.logsImpression(entry, displayedBefore) {
      world.report(.impression(message: message.name))
    }
    book.rules.stack.leaveAfterDisplay?(&stack, entry)
    news.append(.displayed(entry))
  }

  /// Displays the last message again if nothing waits and the screen is empty; only faulty engines do
  /// that.
  mutating func repeatLast(by way: Entry.Way) {
    guard stack.isEmpty, visible == nil, let lastDisplayed,
      book.rules.opportunities.repeatsLast(way, world)
    else { return }
    display(lastDisplayed)
  }

  /// Takes the visible message off the screen; returns whether there was one.
  @discardableResult
  mutating func dismissVisible() -> Bool {
    guard let message = visible?.stored else { return false }
    visible = nil
    world.report(.dismissed(message: message.name))
    news.append(.dismissed)
    return true
  }

  // MARK: The stack

  /// Puts back a message that cannot be displayed now.
  mutating func reenqueue(_ entry: Entry, _ reason: ReenqueueReason, at place: Int?) {
    world.report(.reenqueued(message: entry.stored.name, reason: reason))
    var entry = entry
    entry.returns.append(reason)
    news.append(.reenqueued(entry))
    if entry.way == .local, !book.rules.local.isPutBack(reason) { return }
    entry.way = .stack
    if let place {
      push(entry) { $0.insert($1, at: min(place, $0.count)) }
    } else {
      push(entry, by: book.rules.stack.putBack)
    }
  }

  /// Throws a message away.
  mutating func discard(_ entry: Entry, _ reason: DiscardReason) {
    world.report(.discarded(message: entry.stored.name, reason: reason))
    book.rules.stack.leaveAfterDiscard?(&stack, entry, reason)
    news.append(.discarded(entry, reason))
  }

  /// Puts a message on the stack, once or more (`open.duplicate-on-stack`).
  mutating func push(_ entry: Entry, by put: (inout [Entry], Entry) -> Void) {
    var entry = entry
    entry.waitingSince = world.now
    switch book.rules.stack.duplicates {
    case .twice: break
    case .moves: stack.removeAll { $0.stored === entry.stored }
    case .stays where stack.contains { $0.stored === entry.stored }: return
    case .stays: break
    }
    put(&stack, entry)
  }

  private func entry(_ message: StoredMessage, deliveredAt: Int, way: Entry.Way) -> Entry {
    Entry(
      stored: message, triggeredAt: world.now, deliveredAt: deliveredAt,
      orientationAtTrigger: world.orientation, way: way)
  }
}
