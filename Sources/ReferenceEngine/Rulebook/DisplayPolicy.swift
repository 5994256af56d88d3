import SpecModel

/// What happens around a display.
struct DisplayPolicy: Sendable {
  /// Whether nothing is displayed until a presenter is assigned (`presenter.required`).
  var needsPresenter = false
  /// Tells whether there is a presenter.
  var hasPresenter: @Sendable (World) -> Bool = { $0.hasPresenter }
  /// Whether a message that is triggered without a presenter waits on the stack
  /// (`open.no-presenter`).
  var keepsWithoutPresenter = false
  /// What a message does whose assets still load (`delivery.late-assets`).
  var loading = Loading.beside
  /// Whether a message whose assets get ready in the background is displayed on return
  /// (`open.background-load`).
  var showsLoadedOnReturn = false
  /// Whether a failed fetch is tried again at the trigger (`open.asset-retry`).
  var retriesAssets = false
  /// How much of its timeout a message has used up, in milliseconds (`discard.timeout`,
  /// `open.timeout-on-stack`).
  var age: @Sendable (Entry, _ now: Int) -> Int = { entry, now in now - entry.triggeredAt }
  /// Whether a message is in time when exactly its timeout has passed (`open.timeout-edge`).
  var isTimeoutEdgeInTime = true
  /// What the host answers when it is asked about the message of a name; `nil` where it cannot be
  /// asked.
  var answer: @Sendable (World, String) -> DisplayChoice? = { $0.host.answer(for: $1) }
  /// Whether the host is asked for its choice when it asked for the message itself
  /// (`open.manual-choice`).
  var asksHostOnRequest = true
  /// Whether a message that the host asked for is examined at all; not only in faulty engines.
  var checksOnRequest = true
  /// How long the host's answer is remembered: not at all.
  var choiceMemory = ChoiceMemory.none
  /// The assets that a message waits for: all of its own.
  var awaitedAssets: @Sendable (Entry) -> [String] = { $0.stored.assets }
  /// Tells whether a message is awaited whose assets still load; not every one in faulty engines.
  var isAwaited: @Sendable (Entry, World) -> Bool = { _, _ in true }
  /// Whether a fetch that is under way at the trigger is begun anew; only in faulty engines.
  var restartsFetches = false
  /// Tells whether the visible message goes with an action, beyond what readings answer; only in
  /// faulty engines does it.
  var endsDisplay: @Sendable (Action, Entry, _ now: Int) -> Bool = { _, _, _ in false }
  /// Whether the visible message is still there after a relaunch; only in faulty engines.
  var survivesRelaunch = false
  /// Whether the visible message goes when the user clicks it (`open.click-dismisses`).
  var clickDismisses = false
  /// Whether the visible message goes when the device is turned away (`open.rotate-visible`).
  var rotationDismisses = false
  /// Whether the visible message goes with the app (`open.background-visible`).
  var backgroundDismisses = false
  /// Whether the visible message's end is reported on a relaunch (`open.relaunch-visible`).
  var relaunchReportsDismissal = false

  /// How long the host's answer to the display choice is remembered.
  enum ChoiceMemory: Sendable {
    /// Not at all: it is asked for at each offer.
    case none
    /// For good, for the message that was asked about; only in faulty engines.
    case ofMessage
    /// For good, for every message; only in faulty engines.
    case ofAll
  }

  /// What a message does whose assets still load.
  enum Loading: Sendable {
    /// It waits beside the stack, and is offered when they are there.
    case beside
    /// It waits in its place on the stack, and is offered when they are there.
    case onStack
    /// It is put back on the stack and needs another opportunity; only in faulty engines.
    case untilOpportunity
    /// It is displayed without them; only in faulty engines.
    case ignored
    /// It vanishes; only in faulty engines.
    case lost
  }

  /// Tells whether a message is past its timeout.
  func isPastTimeout(_ entry: Entry, now: Int) -> Bool {
    guard let timeout = entry.stored.message.timeout?.milliseconds else { return false }
    let age = age(entry, now)
    return isTimeoutEdgeInTime ? age > timeout : age >= timeout
  }
}
