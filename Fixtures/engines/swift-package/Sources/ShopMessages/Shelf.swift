/// The triggered campaigns: one is visible, the others wait, the newest on top.
final class Shelf {
  var isAttached: Bool
  var isInForeground: Bool
  var orientation: Campaign.Orientation
  private(set) var visible: Campaign?

  private weak var delegate: (any MessageCenterDelegate)?
  private let agenda: Agenda
  private let media: MediaStore
  private var waiting: [Item] = []
  private var incomplete: [Item] = []

  private struct Item {
    let campaign: Campaign
    let triggeredAt: Int
  }

  init(
    _ situation: MessageCenter.Situation, delegate: any MessageCenterDelegate, agenda: Agenda,
    media: MediaStore
  ) {
    isAttached = situation.hasPresenter
    isInForeground = situation.isInForeground
    orientation = situation.orientation
    self.delegate = delegate
    self.agenda = agenda
    self.media = media
    media.onChange = { [weak self] in self?.completeItems() }
  }

  /// The ids of the waiting campaigns, top first.
  var waitingIDs: [String] { waiting.reversed().map(\.campaign.id) }

  /// Puts a campaign on top, and tries to show it.
  func add(_ campaign: Campaign) {
    guard isAttached else { return }
    waiting.append(Item(campaign: campaign, triggeredAt: agenda.now))
    showTop()
  }

  /// Tries to show the campaign on top.
  func showTop() {
    guard isAttached, let item = waiting.popLast() else { return }
    examine(item)
  }

  /// Removes the visible campaign.
  func removeVisible() {
    guard let campaign = visible else { return }
    visible = nil
    delegate?.messageCenter(did: .removed(campaign))
  }

  /// Forgets everything that is only in memory.
  func clear() {
    visible = nil
    waiting = []
    incomplete = []
  }

  // MARK: From the stack to the screen

  private func completeItems() {
    let (settled, open) = (
      incomplete.filter { media.state(of: $0.campaign.media) != .loading },
      incomplete.filter { media.state(of: $0.campaign.media) == .loading }
    )
    incomplete = open
    settled.forEach(examine)
  }

  private func examine(_ item: Item) {
    if !isInForeground { return keep(item, .appIsInBackground) }
    if visible != nil { return keep(item, .anotherIsVisible) }
    switch media.state(of: item.campaign.media) {
    case .loading: incomplete.append(item)
    case .failed: drop(item, .mediaFailed)
    case .present: offer(item)
    }
  }

  private func offer(_ item: Item) {
    let campaign = item.campaign
    if let lifetime = campaign.lifetime, agenda.now - item.triggeredAt > lifetime {
      return drop(item, .tooLate)
    }
    if let needed = campaign.orientation, needed != orientation {
      return drop(item, .wrongOrientation)
    }
    switch delegate?.choice(for: campaign) ?? .show {
    case .keepForLater: keep(item, .appSaysLater)
    case .drop: drop(item, .appSaysNo)
    case .show:
      visible = campaign
      delegate?.messageCenter(did: .showed(campaign))
      if campaign.isCounted { delegate?.messageCenter(did: .countedView(id: campaign.id)) }
    }
  }

  private func keep(_ item: Item, _ obstacle: Happening.Obstacle) {
    waiting.append(item)
    delegate?.messageCenter(did: .keptForLater(item.campaign, obstacle))
  }

  private func drop(_ item: Item, _ flaw: Happening.Flaw) {
    delegate?.messageCenter(did: .dropped(item.campaign, flaw))
  }
}
