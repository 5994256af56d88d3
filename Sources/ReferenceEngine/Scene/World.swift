package import SpecModel

/// What surrounds an engine: the clock, the app, the device, the host app.
package struct World: Sendable {
  /// The time since the start, in milliseconds.
  package internal(set) var now = 0
  private var device: Device
  /// The state of the app before the current action.
  package private(set) var appBefore: AppState
  /// How often the app has been relaunched.
  package private(set) var relaunches = 0
  /// What the host app implements and answers.
  package private(set) var host: Host
  /// The current action; `nil` before the first.
  package private(set) var action: Action?

  /// Whether the app is in the foreground or in the background.
  package var app: AppState { device.app }
  /// The orientation of the device.
  package var orientation: Orientation { device.orientation }
  /// Whether the keyboard is on the screen.
  package var keyboard: KeyboardState { device.keyboard }
  /// Whether a presenter is assigned, or the engine takes one to be there.
  package var hasPresenter: Bool { device.presenter == .assigned || presumesPresenter }
  /// Whether the engine takes a presenter to be there, as an intervention may let it.
  var presumesPresenter = false

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
    device = Device(given)
    appBefore = given.app
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
    if case .relaunch = action { relaunches += 1 }
    guard isNoticed else { return }
    device.apply(action)
    if case .choose(let change) = action { host.apply(change) }
  }
}
