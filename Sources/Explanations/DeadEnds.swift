import ReferenceEngine
import SpecModel

/// The states from which no way leads to the end of a script as an engine went it, and the answers on
/// which that depends.
///
/// A question of which nothing comes is forgotten with this: whatever its answer, the ways lead to the
/// same state, and where one has been tried in vain, so would be the others.
struct DeadEnds {
  /// How many states are kept.
  private static let most = 30_000

  private var conditions: [Place: [Reading]] = [:]

  /// Where a way has come to.
  private struct Place: Hashable {
    /// The next action, counted from 0.
    let action: Int
    let state: Simulation.State
  }

  /// Notes that no way leads on from a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The next action, counted from 0.
  ///   - condition: The answers on which that depends.
  mutating func note(_ state: Simulation.State, before action: Int, under condition: Reading) {
    guard conditions.count < Self.most else { return }
    conditions[Place(action: action, state: state), default: []].append(condition)
  }

  /// Returns the answers for which no way leads on from a state, if they are among those given;
  /// `nil` where that is not known.
  func condition(at state: Simulation.State, before action: Int, given reading: Reading) -> Reading?
  {
    conditions[Place(action: action, state: state)]?.first { reading.includes($0) }
  }
}
