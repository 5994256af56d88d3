import SpecModel

/// What surrounds an engine: the clock, the app, the device, the host app, the network; and what
/// can be seen of the engine from there.
///
/// The two halves of an engine, ``Core`` and ``Presenter``, share one.
final class World {
  /// The time since the start, in milliseconds.
  var now = 0
  /// Whether the app is in front of the user.
  private(set) var app: AppState
  /// How the device is held.
  private(set) var orientation: Orientation
  /// Whether the keyboard is on the screen.
  private(set) var keyboard: KeyboardState
  /// Whether a presenter is assigned.
  private(set) var hasPresenter: Bool
  /// What the host app implements and answers.
  private(set) var host: Host
  /// What the network has brought so far.
  var assets: AssetStore
  /// The state of the world at the start.
  let start: Given
  /// What is happening; `nil` before the first action.
  private(set) var action: Action?

  private var reports: [Observation] = []

  /// Creates the world that a case starts in.
  init(_ given: Given) {
    app = given.app
    orientation = given.orientation
    keyboard = given.keyboard
    hasPresenter = given.presenter == .assigned
    host = given.host
    assets = AssetStore(behaviors: given.assets)
    start = given
  }

  /// Changes what an action changes outside of the engine.
  func apply(_ action: Action) {
    self.action = action
    switch action {
    case .enterBackground: app = .background
    case .enterForeground, .openFromPush: app = .foreground
    case .relaunch:
      app = .foreground
      assets.forget()
    case .rotate(let orientation): self.orientation = orientation
    case .showKeyboard: keyboard = .shown
    case .hideKeyboard: keyboard = .hidden
    case .choose(let change): host.apply(change)
    case .serve(let behaviors): assets.serve(behaviors)
    case .assignPresenter: hasPresenter = true
    default: break
    }
  }

  /// Lets something be seen from outside.
  func report(_ observation: Observation) {
    reports.append(observation)
  }

  /// Returns what was seen since the last call, in order.
  func takeReports() -> [Observation] {
    defer { reports = [] }
    return reports
  }
}
