/// Something that happens to an engine: the user, the host app, the network or the clock acts.
public enum Action: Hashable, Sendable {
  /// A session starts, and the service delivers these campaigns (`delivery.on-session-start`).
  case startSession(deliver: [String])
  /// The host app logs a custom event through the SDK.
  case logEvent(name: String, properties: [String: PropertyValue])
  /// The host app logs a purchase through the SDK.
  case logPurchase(product: String, properties: [String: PropertyValue])
  /// The service receives an event through its API, not through the SDK (`trigger.sdk-events-only`).
  case receiveAPIEvent(EventKind, name: String)
  /// The user opens the app by tapping a push notification; the app is in the foreground by then.
  case openFromPush
  /// The app leaves the screen.
  case enterBackground
  /// The app comes back to the screen.
  case enterForeground
  /// The app's process restarts after a suspension: in the foreground, with an empty screen and
  /// without what it kept in memory; everything outside the process stays as it was.
  case relaunch
  /// The device is rotated.
  case rotate(Orientation)
  /// The keyboard is shown.
  case showKeyboard
  /// The keyboard is hidden.
  case hideKeyboard
  /// Time passes; everything that is due within the span happens, in the order of time.
  case advance(TimeSpan)
  /// The user dismisses the visible message, if there is one.
  case dismiss
  /// The user clicks the visible message.
  case click
  /// The host app shows a message that it created itself (`local.display`).
  case presentLocal(message: String)
  /// The host app asks to display the top waiting message (`manual.display-next`).
  case displayNext
  /// The host app changes its answers from now on.
  case choose(ChoiceChange)
  /// Fetches of these URLs have these results from now on.
  case serve([String: AssetBehavior])
  /// Deliveries of sessions that start from now on have this result; those under way keep theirs.
  case serveDeliveries(AssetBehavior)
  /// The host app assigns a presenter (`presenter.required`).
  case assignPresenter
  /// The host app logs an impression through the message's context (`local.manual-logging`).
  case logImpression(message: String)
  /// The host app logs a click through the message's context (`local.manual-logging`).
  case logClick(message: String)
  /// The harness, in place of the core, hands over a triggered message; presenter engines only.
  case offer(message: String)
  /// The harness, in place of the core, says that the user is eligible for a waiting message;
  /// presenter engines only.
  case opportunity
  /// The harness asks what is waiting; the engine answers with exactly one `stack` observation.
  case queryStack
  /// What the suite's own vocabulary declares.
  case word(Word)
}
