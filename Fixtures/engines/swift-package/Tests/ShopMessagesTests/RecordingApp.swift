import ShopMessages
import SpecModel

/// The app and the network of a case.
final class RecordingApp: MessageCenterDelegate, Network {
  var host: Host
  var assets: [String: AssetBehavior]
  private var observations: [Observation] = []

  init(host: Host, assets: [String: AssetBehavior]) {
    self.host = host
    self.assets = assets
  }

  /// Returns the observations since the last call.
  func takeObservations() -> [Observation] {
    defer { observations = [] }
    return observations
  }

  func download(_ url: String) -> (delay: Int, succeeds: Bool) {
    let behavior = assets[url] ?? .ok
    return (behavior.after.milliseconds, behavior.succeeds)
  }

  func choice(for campaign: Campaign) -> Choice? {
    guard let answer = host.answer(for: campaign.id) else { return nil }
    observations.append(.choiceAsked(message: campaign.id))
    return switch answer {
    case .now: .show
    case .reenqueue: .keepForLater
    case .discard: .drop
    }
  }

  func messageCenter(did happening: Happening) {
    observations.append(Observation(happening))
  }
}

extension Observation {
  /// Creates the suite's observation for something that the message center did.
  init(_ happening: Happening) {
    self =
      switch happening {
      case .showed(let campaign): .displayed(message: campaign.id, extras: campaign.extras)
      case .removed(let campaign): .dismissed(message: campaign.id)
      case .keptForLater(let campaign, .appIsInBackground):
        .reenqueued(message: campaign.id, reason: .background)
      case .keptForLater(let campaign, .anotherIsVisible):
        .reenqueued(message: campaign.id, reason: .otherVisible)
      case .keptForLater(let campaign, .appSaysLater):
        .reenqueued(message: campaign.id, reason: .displayChoice)
      case .dropped(let campaign, .mediaFailed):
        .discarded(message: campaign.id, reason: .assetFailed)
      case .dropped(let campaign, .tooLate): .discarded(message: campaign.id, reason: .timeout)
      case .dropped(let campaign, .wrongOrientation):
        .discarded(message: campaign.id, reason: .orientation)
      case .dropped(let campaign, .appSaysNo):
        .discarded(message: campaign.id, reason: .displayChoice)
      case .foundNothing(.custom(let name, _)): .noMatchingTrigger(.customEvent, name: name)
      case .foundNothing(.purchase(let product, _)): .noMatchingTrigger(.purchase, name: product)
      case .foundNothing(.sessionStart): .noMatchingTrigger(.sessionStart, name: nil)
      case .foundNothing(.pushOpened): .noMatchingTrigger(.pushClick, name: nil)
      case .startedDownload(let url): .prefetched(asset: url)
      case .countedView(let id): .impression(message: id)
      case .countedClick(let id): .click(message: id)
      }
  }
}
