/// The engine: it receives what happens in the app, and shows matching campaigns.
public final class MessageCenter {
  private weak var delegate: (any MessageCenterDelegate)?
  private let interval: Int
  private let agenda = Agenda()
  private let media: MediaStore
  private let shelf: Shelf
  private var campaigns: [Campaign] = []
  private var lastTrigger: Int?

  /// The state of the app and the device when the engine starts.
  public struct Situation: Sendable {
    /// Whether the app is on the screen.
    public var isInForeground: Bool
    /// The orientation of the device.
    public var orientation: Campaign.Orientation
    /// Whether there is a presenter for campaigns.
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
  ///   - minimumInterval: The minimum number of seconds between two triggers.
  ///   - situation: The state of the app and the device.
  ///   - network: The source of media.
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

  /// A session starts and delivers every campaign that the user may see in it.
  public func startSession(delivering campaigns: [Campaign]) {
    self.campaigns = campaigns
    media.fetch(campaigns.flatMap(\.media)) { delegate?.messageCenter(did: .startedDownload($0)) }
    hear(.sessionStart)
  }

  /// An event happens that may trigger a campaign.
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

  /// The app shows a message that it created itself.
  public func present(_ campaign: Campaign) {
    media.fetch(campaign.media)
    shelf.add(campaign)
  }

  /// Time passes, in milliseconds.
  public func advance(by span: Int) { agenda.advance(by: span) }

  /// The app leaves the screen or comes back.
  public func setForeground(_ isInForeground: Bool) { shelf.isInForeground = isInForeground }

  /// The device is turned.
  public func rotate(to orientation: Campaign.Orientation) { shelf.orientation = orientation }

  /// The app assigns a presenter.
  public func assignPresenter() { shelf.isAttached = true }

  /// The app's process restarts.
  public func relaunch() {
    campaigns = []
    lastTrigger = nil
    agenda.clear()
    media.clear()
    shelf.clear()
    shelf.isInForeground = true
  }

  // MARK: The user's actions

  /// The user dismisses the visible campaign.
  public func dismiss() { shelf.removeVisible() }

  /// The user clicks the visible campaign.
  public func click() {
    guard let campaign = shelf.visible, campaign.isCounted else { return }
    delegate?.messageCenter(did: .countedClick(id: campaign.id))
  }

  // MARK: The app's own counting

  /// Counts a view of a message that the app created.
  public func countView(of id: String) { delegate?.messageCenter(did: .countedView(id: id)) }

  /// Counts a click on a message that the app created.
  public func countClick(on id: String) { delegate?.messageCenter(did: .countedClick(id: id)) }

  /// The ids of the waiting campaigns, the next one first.
  public var waiting: [String] { shelf.waitingIDs }
}
