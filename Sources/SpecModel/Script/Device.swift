/// The state of the device and the app, as far as actions change it.
package struct Device: Hashable, Sendable {
  /// Whether the app is on the screen.
  package private(set) var app: AppState
  /// The orientation of the device.
  package private(set) var orientation: Orientation
  /// Whether the keyboard is on the screen.
  package private(set) var keyboard: KeyboardState
  /// Whether a presenter is assigned.
  package private(set) var presenter: PresenterState

  /// Creates the device for a start state.
  package init(_ given: Given) {
    app = given.app
    orientation = given.orientation
    keyboard = given.keyboard
    presenter = given.presenter
  }

  /// Applies an action.
  package mutating func apply(_ action: Action) {
    switch action {
    case .enterBackground: app = .background
    case .enterForeground, .openFromPush: app = .foreground
    case .relaunch:
      app = .foreground
      keyboard = .hidden
    case .rotate(let orientation): self.orientation = orientation
    case .showKeyboard: keyboard = .shown
    case .hideKeyboard: keyboard = .hidden
    case .assignPresenter: presenter = .assigned
    default: break
    }
  }
}
