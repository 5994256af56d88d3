import SpecModel

/// A rough description of how an action changes the reference engine's state.
///
/// A script that reaches a new transition is worth building on. Explorations look up millions of them, so each is
/// one number.
package struct Transition: Hashable, Sendable {
  private let code: UInt64

  /// Describes an action.
  init(before: State, action: Action.Kind, after: State) {
    code = UInt64(before.code) << 32 | UInt64(after.code) << 16 | UInt64(action.place)
  }

  /// The state before.
  package var before: State { State(code: UInt16(truncatingIfNeeded: code >> 32)) }
  /// The state after.
  package var after: State { State(code: UInt16(truncatingIfNeeded: code >> 16)) }

  /// The state of an engine and of the world around it, without names and times.
  package struct State: Hashable, Sendable {
    fileprivate let code: UInt16

    fileprivate init(code: UInt16) {
      self.code = code
    }

    /// Describes a state.
    ///
    /// - Parameters:
    ///   - device: The app and the device.
    ///   - visible: The type of the visible message, or `nil` if there is none.
    ///   - waiting: The number of waiting messages; more than two count as three.
    ///   - isSomethingDue: Whether something is due later: an interval ends, an asset arrives, or a
    ///     message times out.
    init(_ device: Device, visible: Message.Kind?, waiting: Int, isSomethingDue: Bool) {
      var code = UInt16(min(waiting, 3))
      func add(_ flag: Bool) { code = code << 1 | (flag ? 1 : 0) }
      add(device.app == .foreground)
      add(device.orientation == .landscape)
      add(device.keyboard == .shown)
      add(device.presenter == .assigned)
      add(isSomethingDue)
      self.code = code << 3 | (visible?.number ?? 0)
    }
  }
}

extension Message.Kind {
  /// The number of the type, from 1 to 5: 0 is none, and the code has three bits for it.
  fileprivate var number: UInt16 {
    switch self {
    case .slideup: 1
    case .modal: 2
    case .imageModal: 3
    case .full: 4
    case .html: 5
    }
  }
}
