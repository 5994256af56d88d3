package import SpecModel

/// What happens around a display.
package struct DisplayPolicy: Sendable {
  /// Whether nothing is displayed until a presenter is assigned (`presenter.required`).
  package var needsPresenter = false
  /// Tells whether there is a presenter.
  package var hasPresenter: @Sendable (World) -> Bool = { $0.hasPresenter }

  /// Tells whether a message has to pass the display checks: every one has to.
  package var isChecked: @Sendable (Entry) -> Bool = { _ in true }
  /// How much of its timeout a message has used up, in milliseconds, given the message that was
  /// displayed last (`discard.timeout`).
  package var age: @Sendable (Entry, _ lastDisplayed: Entry?, _ now: Int) -> Int = {
    entry, _, now in now - entry.triggeredAt
  }
  /// What the host answers when it is asked about the message of a name; `nil` where it cannot be
  /// asked (`reenqueue.display-choice`).
  package var answer: @Sendable (World, String) -> DisplayChoice? = { $0.host.answer(for: $1) }
  /// What counts of all that the host has answered; `nil` where nothing is remembered, and the
  /// answer counts that it has just given.
  package var remembered: (@Sendable (HostAnswer, _ earlier: [HostAnswer]) -> DisplayChoice)?

  /// Whether the host is asked before a message is displayed.
  package var isAskedFirst = true

  /// Whether a fetch that is under way at the trigger goes on.
  package var keepsFetches = true
  /// The assets that a message waits for: all of its own (`delivery.late-assets`).
  package var awaitedAssets: @Sendable (Entry) -> [String] = { $0.stored.assets }
  /// Whether a message whose own assets are there goes on waiting until every fetch has ended.
  package var awaitsEveryFetch = false
  /// Whether what comes while time passes is looked at only when it has passed: it is looked at as it
  /// comes (`delivery.late-assets`).
  package var looksAfterwards = false
  /// Whether what comes after a display is left until something else happens: it is not.
  package var stopsAtDisplay = false
  /// Tells whether a message that was discarded because an asset failed is offered after all when a
  /// later fetch brings the asset, given the others that wait for their assets: it is not.
  package var keepsFailed: @Sendable (Entry, _ others: [Entry]) -> Bool = { _, _ in false }
  /// What a message does whose assets still load: it waits for them (`delivery.late-assets`).
  package var whileLoading: @Sendable (Entry, World) -> Loading = { _, _ in .waits }

  /// How many messages can wait for their assets at a time: any number (`delivery.late-assets`).
  package var mostLoading = Int.max
  /// Tells which messages are forgotten whose assets load, when something happens or another message is
  /// displayed; `nil` where none is (`delivery.late-assets`).
  package var forgetsLoading: (@Sendable (Entry, World, _ displayed: Entry?) -> Bool)?

  /// Tells whether the visible message goes with an action, apart from a dismissal and what is open:
  /// it does not.
  package var endsDisplay: @Sendable (Action, Entry, _ now: Int) -> Bool = { _, _, _ in false }
  /// Tells whether the engine forgets the visible message when something happens, so that nothing seems
  /// to be on the screen: it does not (`reenqueue.other-visible`).
  package var forgetsVisible: @Sendable (Action, World) -> Bool = { _, _ in false }
  /// Whether the engine takes the screen for empty as often as the user dismissed nothing before: it does
  /// not (`reenqueue.other-visible`).
  package var countsDismissals = false
  /// Whether the host's request for the next message, where none waits, lets the host not be asked about the
  /// one after it: it does not (`discard.display-choice`).
  package var remembersRequest = false
  /// The message that is on the screen after a relaunch, given the one before: none.
  package var afterLaunch: @Sendable (Entry?) -> Entry? = { _ in nil }

  /// What a message may do whose assets still load.
  package enum Loading: Sendable {
    /// It waits, and is offered when they are there.
    case waits
    /// It is put back on the stack and needs another opportunity.
    case needsOpportunity
    /// It is displayed without them.
    case goesOn
    /// It vanishes.
    case vanishes
  }

  /// What the host answered when it was asked about a message.
  package struct HostAnswer: Equatable, Sendable {
    /// The name of the message.
    package let message: String
    /// The answer.
    package let choice: DisplayChoice
  }
}
