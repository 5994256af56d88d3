import SpecModel

/// What the queue knows of the app, the device and the host's wishes.
struct Surroundings {
  /// Whether the app is in front of the user.
  private(set) var isInForeground: Bool
  /// How the device is held.
  private(set) var orientation: Orientation
  /// How the device was held when the queue was made.
  let orientationAtLaunch: Orientation
  /// Whether the core has been told of the queue.
  private(set) var isAssigned: Bool
  /// What the app answers when it is asked about a banner.
  private(set) var host: Host

  init(_ given: Given) {
    isInForeground = given.app == .foreground
    orientation = given.orientation
    orientationAtLaunch = given.orientation
    isAssigned = given.presenter == .assigned
    host = given.host
  }

  /// Takes note of what happens around the queue.
  mutating func change(with action: Action) {
    switch action {
    case .enterBackground: isInForeground = false
    case .enterForeground, .relaunch: isInForeground = true
    case .rotate(let orientation): self.orientation = orientation
    case .choose(let change): host.apply(change)
    case .assignPresenter: isAssigned = true
    default: break
    }
  }
}
