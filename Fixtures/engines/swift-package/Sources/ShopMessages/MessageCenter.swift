/// The engine: it hears of what happens in the app, and shows the campaigns that fit.
public final class MessageCenter {
  private weak var delegate: (any MessageCenterDelegate)?
  private let interval: Int
  private let agenda = Agenda()
  private let media: MediaStore
  private let shelf: Shelf
  private var campaigns: [Campaign] = []
  private var lastTrigger: Int?

  /// How the app and the device are when the engine starts.
  public struct Situation: Sendable {
    /// Whether the app is on the screen.
    public var isInForeground: Bool
    /// How the device is held.
    public var orientation: Campaign.Orientation
    /// Whether somebody puts campaigns on the screen.
    public var hasPresenter: Bool

    /// Creates a situation.
    public init(
      isInForeground: Bool = true, orientation: Campaign.Orientation = .upright,
      hasPresenter: Bool = true
    ) {
      self.isInForeground = isInForeground
      self.orientation = orientation
      self.hasPresenter = hasPresenter
    }
  }

  /// Starts the engine.
  ///
  /// - Parameters:
  ///   - minimumInterval: How many seconds lie between two triggers at least.
  ///   - situation: How the app and the device are.
  ///   - network: Where media come from.
  ///   - delegate: The app.
  public init(
    minimumInterval: Int = 30, situation: Situation = Situation(), network: any Network,
    delegate: any MessageCenterDelegate
  ) {
    interval = minimumInterval * 1000
    self.delegate = delegate
    media = MediaStore(network: network, agenda: agenda)
    shelf = Shelf(situation, delegate: delegate, agenda: agenda, media: media)
  }

  // MARK: What happens in the app

  /// A session starts, with everything that the user may see in it.
  public func startSession(delivering campaigns: [Campaign]) {
    self.campaigns = campaigns
    media.fetch(campaigns.flatMap(\.media)) { delegate?.messageCenter(did: .startedDownload($0)) }
    hear(.sessionStart)
  }

  /// Something happens that campaigns may wait for.
  public func hear(_ event: AppEvent) {
    let matching = campaigns.filter { $0.triggers.contains { $0.matches(event) } }
    guard let best = matching.map(\.priority).max(),
      let campaign = matching.first(where: { $0.priority == best })
    else {
      delegate?.messageCenter(did: .foundNothing(event))
      if event.invitesWaiting { shelf.showTop() }
      return
    }
    if let lastTrigger, agenda.now - lastTrigger < interval {
      if event.invitesWaiting { shelf.showTop() }
      return
    }
    lastTrigger = agenda.now
    shelf.add(campaign)
  }

  /// The app shows a message of its own.
  public func present(_ campaign: Campaign) {
    media.fetch(campaign.media)
    shelf.add(campaign)
  }

  /// Time passes, in milliseconds.
  public func advance(by span: Int) { agenda.advance(by: span) }

  /// The app leaves the screen, or comes back.
  public func setForeground(_ isInForeground: Bool) { shelf.isInForeground = isInForeground }

  /// The device is turned.
  public func rotate(to orientation: Campaign.Orientation) { shelf.orientation = orientation }

  /// The app says who puts campaigns on the screen.
  public func assignPresenter() { shelf.isAttached = true }

  /// The app's process starts anew.
  public func relaunch() {
    campaigns = []
    lastTrigger = nil
    agenda.clear()
    media.clear()
    shelf.clear()
    shelf.isInForeground = true
  }

  // MARK: What the user does

  /// The user dismisses what is visible.
  public func dismiss() { shelf.removeVisible() }

  /// The user clicks what is visible.
  public func click() {
    guard let campaign = shelf.visible, campaign.isCounted else { return }
    delegate?.messageCenter(did: .countedClick(id: campaign.id))
  }

  // MARK: What the app counts itself

  /// Counts a view of a message that the app made.
  public func countView(of id: String) { delegate?.messageCenter(did: .countedView(id: id)) }

  /// Counts a click on a message that the app made.
  public func countClick(on id: String) { delegate?.messageCenter(did: .countedClick(id: id)) }

  /// The ids of the campaigns that wait, the next one first.
  public var waiting: [String] { shelf.waitingIDs }
}
