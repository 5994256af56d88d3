public import EngineKit
public import SpecModel

/// An app's own presenter, which queues banners and shows one at a time.
///
/// The vendor's core decides which banner is due and when the user may see one. The queue decides
/// whether a banner goes on the screen, back into the queue, or away.
public final class BannerQueue: TestableEngine {
  private let banners: [String: Message]
  private let bug: BannerBug?
  private var surroundings: Surroundings
  private var downloads: Downloads

  /// The waiting banners; the newest is the last.
  private var waiting: [Ticket] = []
  /// The banners that only wait for their assets.
  private var unready: [Ticket] = []
  private var onScreen: Message?
  private var seen: [Observation] = []

  /// A banner in the queue.
  private struct Ticket {
    let banner: Message
    /// The time when it was handed over.
    let arrival: TimeSpan
  }

  /// Creates an empty queue.
  init(_ setup: EngineSetup, bug: BannerBug?) {
    banners = setup.messages
    self.bug = bug
    surroundings = Surroundings(setup.given)
    downloads = Downloads(setup.given.assets)
  }

  /// Performs one action to its end.
  public func perform(_ action: Action) throws -> [Observation] {
    surroundings.change(with: action)
    switch action {
    case .offer(let name), .presentLocal(let name):
      if let banner = banners[name], surroundings.isAssigned {
        waiting.append(Ticket(banner: banner, arrival: downloads.now))
        showNewest()
      }
    case .opportunity: showNewest()
    case .advance(let span): advance(to: downloads.now + span)
    case .serve(let changes): downloads.serve(changes)
    case .dismiss: dismiss()
    case .click: click()
    case .relaunch: relaunch()
    case .logImpression(let name): seen.append(.impression(message: name))
    case .logClick(let name): seen.append(.click(message: name))
    case .queryStack: seen.append(.stack(waiting.reversed().map(\.banner.name)))
    case .enterBackground, .enterForeground, .rotate, .choose, .assignPresenter: break
    default: throw UnsupportedAction("a banner queue does not know \(action.kind.rawValue)")
    }
    defer { seen = [] }
    return seen
  }

  // MARK: Showing

  private func showNewest() {
    guard surroundings.isAssigned, !waiting.isEmpty else { return }
    let ticket = bug == .oldestFirst ? waiting.removeFirst() : waiting.removeLast()
    downloads.start(ticket.banner.assets)
    if let obstacle {
      putBack(ticket, obstacle)
    } else if downloads.isComplete(ticket.banner.assets) {
      show(ticket)
    } else {
      unready.append(ticket)
    }
  }

  private func advance(to end: TimeSpan) {
    while let next = downloads.nextEnd, next <= end {
      downloads.now = next
      showReady()
    }
    downloads.now = end
  }

  private func showReady() {
    let ready = unready.filter { downloads.isComplete($0.banner.assets) }
    unready.removeAll { downloads.isComplete($0.banner.assets) }
    ready.forEach(show)
  }

  /// The reason why no banner can be shown now, if there is one.
  private var obstacle: ReenqueueReason? {
    if !surroundings.isInForeground { return .background }
    return onScreen != nil && bug != .coversVisible ? .otherVisible : nil
  }

  /// Shows a banner whose assets have arrived or failed, unless something prevents it.
  private func show(_ ticket: Ticket) {
    if let obstacle { return putBack(ticket, obstacle) }
    let banner = ticket.banner
    if downloads.hasFailed(banner.assets) { return discard(banner, .assetFailed) }
    if let timeout = banner.timeout, downloads.now - ticket.arrival > timeout {
      return discard(banner, .timeout)
    }
    let orientation =
      bug == .ignoresRotation ? surroundings.orientationAtLaunch : surroundings.orientation
    guard banner.orientation.allows(orientation) else { return discard(banner, .orientation) }
    switch choice(for: banner) {
    case .now: display(banner)
    case .discard where bug == .queuesDiscarded: putBack(ticket, .displayChoice)
    case .discard: discard(banner, .displayChoice)
    case .reenqueue: putBack(ticket, .displayChoice)
    }
  }

  private func choice(for banner: Message) -> DisplayChoice {
    guard let choice = surroundings.host.answer(for: banner.name) else { return .now }
    seen.append(.choiceAsked(message: banner.name))
    return choice
  }

  private func display(_ banner: Message) {
    onScreen = banner
    seen.append(.displayed(message: banner.name, extras: banner.extras))
    if isTracked(banner) { seen.append(.impression(message: banner.name)) }
  }

  // MARK: Leaving the queue

  private func putBack(_ ticket: Ticket, _ reason: ReenqueueReason) {
    waiting.append(ticket)
    seen.append(.reenqueued(message: ticket.banner.name, reason: reason))
  }

  private func discard(_ banner: Message, _ reason: DiscardReason) {
    seen.append(.discarded(message: banner.name, reason: reason))
  }

  private func dismiss() {
    guard let banner = onScreen else { return }
    onScreen = nil
    seen.append(.dismissed(message: banner.name))
  }

  private func click() {
    if let banner = onScreen, isTracked(banner) { seen.append(.click(message: banner.name)) }
  }

  private func relaunch() {
    onScreen = nil
    unready = []
    if bug != .savesQueue { waiting = [] }
    downloads.forget()
  }

  /// Whether the analytics record a banner; they ignore banners that the app itself created.
  private func isTracked(_ banner: Message) -> Bool { !banner.isLocal || bug == .tracksLocal }
}
