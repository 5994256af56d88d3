/// The app, as the message center knows it.
public protocol MessageCenterDelegate: AnyObject {
  /// Says whether a campaign may be shown now; `nil` where the app does not care.
  func choice(for campaign: Campaign) -> Choice?

  /// Hears of everything that happens.
  func messageCenter(did happening: Happening)
}

/// What the app wants of a campaign.
public enum Choice: Sendable {
  case show
  case keepForLater
  case drop
}

/// Something that the message center did.
public enum Happening: Sendable {
  case showed(Campaign)
  case removed(Campaign)
  case keptForLater(Campaign, Obstacle)
  case dropped(Campaign, Flaw)
  case foundNothing(AppEvent)
  case startedDownload(String)
  case countedView(id: String)
  case countedClick(id: String)

  /// Why a campaign could not be shown yet.
  public enum Obstacle: Sendable {
    case appIsInBackground
    case anotherIsVisible
    case appSaysLater
  }

  /// Why a campaign will not be shown.
  public enum Flaw: Sendable {
    case mediaFailed
    case tooLate
    case wrongOrientation
    case appSaysNo
  }
}
