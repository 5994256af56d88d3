package import SpecModel

/// What an action makes of the state that the reference engine is in, roughly: scripts that reach a
/// transition that none before them reached are worth building on.
package struct Transition: Hashable, Sendable {
  /// The state before.
  package let before: State
  /// What happened.
  package let action: Action.Kind
  /// The state after.
  package let after: State

  /// What an engine and the world around it look like, without names and times.
  package struct State: Hashable, Sendable {
    let app: AppState
    let isLandscape: Bool
    let hasKeyboard: Bool
    let hasPresenter: Bool
    /// What the message on the screen looks like; `nil` where there is none.
    let visible: Message.Kind?
    /// How many messages wait; three stand for any number above two.
    let waiting: Int
    /// Whether something falls due later: an interval ends, an asset comes, a message is too late.
    let isSomethingDue: Bool
  }
}
