package import SpecModel

/// A rough description of how an action changes the reference engine's state.
///
/// A script that reaches a new transition is worth building on.
package struct Transition: Hashable, Sendable {
  /// The state before.
  package let before: State
  /// The action.
  package let action: Action.Kind
  /// The state after.
  package let after: State

  /// The state of an engine and of the world around it, without names and times.
  package struct State: Hashable, Sendable {
    let app: AppState
    let isLandscape: Bool
    let hasKeyboard: Bool
    let hasPresenter: Bool
    /// The type of the visible message, or `nil` if there is none.
    let visible: Message.Kind?
    /// The number of waiting messages; 3 stands for more than two.
    let waiting: Int
    /// Whether something is due later: an interval ends, an asset arrives, or a message times out.
    let isSomethingDue: Bool
  }

  /// Hashes the transition as one number, which is several times as fast as hashing its parts.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(before.code << 32 | after.code << 16 | Int(action.place))
  }
}

extension Transition.State {
  private static let kinds = Message.Kind.allCases

  /// Hashes the state as one number.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// A number that is different for each state.
  fileprivate var code: Int {
    var code = waiting
    for flag in [app == .foreground, isLandscape, hasKeyboard, hasPresenter, isSomethingDue] {
      code = code << 1 | (flag ? 1 : 0)
    }
    return code << 4 | (visible.flatMap { Self.kinds.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
  }
}
