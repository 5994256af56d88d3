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

  private static let kinds = Action.Kind.allCases

  /// Hashes the place of the action's kind: to hash its name takes much longer.
  package func hash(into hasher: inout Hasher) {
    before.hash(into: &hasher)
    hasher.combine(Self.kinds.firstIndex(of: action))
    after.hash(into: &hasher)
  }
}

extension Transition.State {
  private static let kinds = Message.Kind.allCases

  /// Hashes places and flags: to hash the names of what it has takes much longer.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(waiting)
    hasher.combine(app == .foreground)
    hasher.combine(isLandscape)
    hasher.combine(hasKeyboard)
    hasher.combine(hasPresenter)
    hasher.combine(isSomethingDue)
    hasher.combine(visible.flatMap { Self.kinds.firstIndex(of: $0) })
  }
}
