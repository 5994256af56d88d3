/// The state of the world when a case starts.
public struct Given: Hashable, Sendable {
  /// The configured minimum interval between messages, in whole seconds; if `nil`, the engine's
  /// default applies (`rate-limit.default`).
  public var minimumInterval: Int?
  /// Whether the app is on the screen.
  public var app: AppState
  /// The orientation of the device.
  public var orientation: Orientation
  /// Whether the keyboard is on the screen.
  public var keyboard: KeyboardState
  /// Whether a presenter is assigned (`presenter.required`).
  public var presenter: PresenterState
  /// What the host app implements and answers.
  public var host: Host
  /// The results of fetches, by URL; a URL that is not listed is fetched at once.
  public var assets: [String: AssetBehavior]
  /// The keys that the suite's own vocabulary declares, in the form of the wire.
  public var own = OwnKeys()

  /// Creates a start state; omitted values have the format's defaults.
  public init(
    minimumInterval: Int? = nil, app: AppState = .foreground, orientation: Orientation = .portrait,
    keyboard: KeyboardState = .hidden, presenter: PresenterState = .assigned, host: Host = Host(),
    assets: [String: AssetBehavior] = [:]
  ) {
    self.minimumInterval = minimumInterval
    self.app = app
    self.orientation = orientation
    self.keyboard = keyboard
    self.presenter = presenter
    self.host = host
    self.assets = assets
  }
}

/// Whether the app is on the screen.
public enum AppState: String, Hashable, Sendable, CaseIterable {
  /// On the screen.
  case foreground
  /// Running, but not on the screen.
  case background
}

/// The orientation of the device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}

/// Whether the keyboard is on the screen.
public enum KeyboardState: String, Hashable, Sendable, CaseIterable {
  /// Not on the screen.
  case hidden
  /// On the screen.
  case shown
}

/// Whether a presenter is assigned.
public enum PresenterState: String, Hashable, Sendable, CaseIterable {
  /// A presenter is assigned: messages can be displayed.
  case assigned
  /// No presenter is assigned: nothing is displayed.
  case none
}
