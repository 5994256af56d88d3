package import SpecModel

/// What surrounds an engine: the clock, the app, the device, the host app.
package struct World: Sendable {
  /// The time since the start, in milliseconds.
  package internal(set) var now = 0
  /// Whether the app is in the foreground or in the background.
  package private(set) var app: AppState
  /// The state of the app before the current action.
  package private(set) var appBefore: AppState
  /// How often the app has gone to the background, whether the engine noticed or not.
  package private(set) var departures = 0
  /// The orientation of the device.
  package private(set) var orientation: Orientation
  /// Whether the keyboard is on the screen.
  package private(set) var keyboard: KeyboardState
  /// Whether a presenter is assigned.
  package private(set) var hasPresenter: Bool
  /// What the host app implements and answers.
  package private(set) var host: Host
  /// The current action; `nil` before the first.
  package private(set) var action: Action?

  /// Whether the keyboard keeps messages from the screen: it is up, and the host does not implement the old
  /// method, which is told about it (`reenqueue.keyboard`).
  var keyboardKeepsMessages: Bool {
    keyboard == .shown && host.implements != .keyboardDisplayChoice
  }

  private let beginning: Beginning

  /// The state of the world at the start, which copies of a world share.
  private final class Beginning: Sendable {
    let given: Given

    init(_ given: Given) {
      self.given = given
    }
  }

  /// The state of the world at the start.
  package var start: Given { beginning.given }

  /// Creates the world that a case starts in.
  init(_ given: Given) {
    app = given.app
    appBefore = given.app
    orientation = given.orientation
    keyboard = given.keyboard
    hasPresenter = given.presenter == .assigned
    host = given.host
    beginning = Beginning(given)
  }

  /// Changes what an action changes outside the engine.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - isNoticed: Whether the engine notices that.
  mutating func apply(_ action: Action, isNoticed: Bool) {
    self.action = action
    appBefore = app
    if action == .enterBackground { departures += 1 }
    guard isNoticed else { return }
    switch action {
    case .enterBackground: app = .background
    case .enterForeground, .openFromPush: app = .foreground
    case .relaunch:
      app = .foreground
      keyboard = .hidden
    case .rotate(let orientation): self.orientation = orientation
    case .showKeyboard: keyboard = .shown
    case .hideKeyboard: keyboard = .hidden
    case .choose(let change): host.apply(change)
    case .assignPresenter: hasPresenter = true
    default: break
    }
  }
}
