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

  /// Hashes it as one number: the parts one by one take several times as long.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(before.code << 32 | after.code << 16 | Int(action.place))
  }
}

extension Transition.State {
  private static let kinds = Message.Kind.allCases

  /// Hashes it as one number.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// A number of which no other state has the same.
  fileprivate var code: Int {
    var code = waiting
    for flag in [app == .foreground, isLandscape, hasKeyboard, hasPresenter, isSomethingDue] {
      code = code << 1 | (flag ? 1 : 0)
    }
    return code << 4 | (visible.flatMap { Self.kinds.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
  }
}
