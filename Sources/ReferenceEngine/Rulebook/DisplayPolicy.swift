package import SpecModel

/// What surrounds a display.
package struct DisplayPolicy: Sendable {
  /// Whether nothing is displayed until a presenter is assigned (`presenter.required`).
  package var needsPresenter = false
  /// Whether there is a presenter.
  package var hasPresenter: @Sendable (World) -> Bool = { $0.hasPresenter }

  /// Whether a message has to pass the display checks: every message has to.
  package var isChecked: @Sendable (Entry) -> Bool = { _ in true }
  /// Whether a message is dropped at its trigger, or when the host presents it, so that it never gets on the
  /// stack; `nil` where none is (`stack.push-on-trigger`).
  package var isDropped: (@Sendable (Situation) -> Bool)?
  /// How much of its timeout a message has used up, in milliseconds, given the message that was
  /// displayed last (`discard.timeout`).
  package var age: @Sendable (Entry, _ lastDisplayed: Entry?, _ now: Int) -> Int = {
    entry, _, now in now - entry.timeoutSince
  }
  /// Whether the engine keeps when messages were triggered or presented: it does not (`discard.timeout`).
  package var keepsInstances = false
  /// What the host answers when it is asked about the message of this name; `nil` if it cannot be asked
  /// (`reenqueue.display-choice`).
  package var answer: @Sendable (World, String) -> DisplayChoice? = { $0.host.answer(for: $1) }
  /// Which of the host's answers counts; `nil` if none is remembered, and the one that it has just given
  /// counts.
  package var remembered: (@Sendable (HostAnswer, _ earlier: [HostAnswer]) -> DisplayChoice)?

  /// Whether the host is asked before a message is displayed: it is.
  package var isAskedFirst = true

  /// Whether a fetch that is under way at the trigger goes on: it does (`delivery.prefetch`).
  package var keepsFetches = true
  /// The assets that a message waits for: all of its own (`delivery.late-assets`).
  package var awaitedAssets: @Sendable (Entry) -> [String] = { $0.stored.assets }
  /// Whether a message whose own assets have arrived goes on waiting until every fetch has ended: it does not.
  package var awaitsEveryFetch = false
  /// Whether assets that arrive while time passes are seen only at its end: they are seen as they arrive
  /// (`delivery.late-assets`).
  package var looksAfterwards = false
  /// Whether assets that arrive after a display are not seen until something else happens: they are seen.
  package var stopsAtDisplay = false
  /// Whether a message that was discarded because an asset failed is offered after all when a later fetch
  /// brings the asset, given the others that load: it is not.
  package var keepsFailed: @Sendable (Entry, _ others: [Entry]) -> Bool = { _, _ in false }
  /// What happens to a message whose assets still load: it waits for them (`delivery.late-assets`).
  package var whileLoading: @Sendable (Entry, World) -> Loading = { _, _ in .waits }

  /// How many messages can load at a time: any number (`delivery.late-assets`).
  package var mostLoading = Int.max
  /// Whether a message that loads is forgotten when something happens or when another message is displayed;
  /// `nil` where none is (`delivery.late-assets`).
  package var forgetsLoading: (@Sendable (Entry, World, _ displayed: Entry?) -> Bool)?

  /// What may happen to a message whose assets still load.
  package enum Loading: Sendable {
    /// It waits, and is offered when they have arrived.
    case waits
    /// It is put back on the stack and needs another opportunity.
    case needsOpportunity
    /// It is displayed without them.
    case goesOn
    /// It vanishes.
    case vanishes
  }

  /// A time at which a message was triggered or presented.
  package struct Instance: Equatable, Sendable {
    /// The message.
    package let message: StoredMessage
    /// When that was, in milliseconds.
    package let time: Int
    /// Whether the message has been displayed since.
    package internal(set) var wasDisplayed = false
    /// Whether the app has been relaunched since.
    package internal(set) var isFromEarlierLaunch = false
  }

  /// What the host answered when it was asked about a message.
  package struct HostAnswer: Equatable, Sendable {
    /// The name of the message.
    package let message: String
    /// The answer.
    package let choice: DisplayChoice
  }
}
