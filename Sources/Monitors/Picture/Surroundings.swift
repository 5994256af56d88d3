import SpecModel

/// The app, the device and the host, which depend on the script alone.
struct Surroundings: Sendable {
  private(set) var now = 0
  private(set) var app: AppState
  private(set) var orientation: Orientation
  private(set) var keyboard: KeyboardState
  /// Whether the keyboard may have gone with the app's process, which no document says.
  private(set) var keyboardMayBeGone = false
  private(set) var hasPresenter: Bool
  private(set) var host: Host
  /// Whether there was no presenter at the start.
  let beganWithoutPresenter: Bool
  let isLegacy: Bool

  init(_ given: Given, isLegacy: Bool) {
    app = given.app
    orientation = given.orientation
    keyboard = given.keyboard
    hasPresenter = isLegacy || given.presenter == .assigned
    beganWithoutPresenter = !hasPresenter
    host = given.host
    self.isLegacy = isLegacy
  }

  /// Whether the keyboard keeps messages off the screen.
  var keyboardBlocks: Bool {
    isLegacy && keyboard == .shown && host.implements != .keyboardDisplayChoice
  }

  mutating func apply(_ action: Action) {
    if action == .relaunch, keyboard == .shown { keyboardMayBeGone = true }
    switch action {
    case .advance(let span): now += span.milliseconds
    case .enterBackground: app = .background
    case .enterForeground, .openFromPush, .relaunch: app = .foreground
    case .rotate(let orientation): self.orientation = orientation
    case .showKeyboard:
      keyboard = .shown
      keyboardMayBeGone = false
    case .hideKeyboard:
      keyboard = .hidden
      keyboardMayBeGone = false
    case .choose(let change): host.apply(change)
    case .assignPresenter: hasPresenter = true
    default: break
    }
  }
}
