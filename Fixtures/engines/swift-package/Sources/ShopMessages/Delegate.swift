/// The message center's view of the app.
public protocol MessageCenterDelegate: AnyObject {
  /// Returns whether a campaign may be shown now; `nil` if the app does not decide.
  func choice(for campaign: Campaign) -> Choice?

  /// Receives everything that happens.
  func messageCenter(did happening: Happening)
}

/// The app's choice for a campaign.
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
