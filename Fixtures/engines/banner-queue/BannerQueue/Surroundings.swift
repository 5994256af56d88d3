import SpecModel

/// What the queue knows about the app, the device and the host.
struct Surroundings {
  /// Whether the app is on the screen.
  private(set) var isInForeground: Bool
  /// The orientation of the device.
  private(set) var orientation: Orientation
  /// The orientation of the device when the queue was created.
  let orientationAtLaunch: Orientation
  /// Whether the queue is assigned to the core.
  private(set) var isAssigned: Bool
  /// The app's answers about banners.
  private(set) var host: Host

  init(_ given: Given) {
    isInForeground = given.app == .foreground
    orientation = given.orientation
    orientationAtLaunch = given.orientation
    isAssigned = given.presenter == .assigned
    host = given.host
  }

  /// Records a change around the queue.
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
