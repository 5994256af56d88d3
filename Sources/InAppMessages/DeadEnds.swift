import ReferenceEngine
import SpecModel

/// States from which no path explains the rest of a script, each with the answers on which that
/// depends.
///
/// Questions without an effect are ignored: whatever their answers, the paths lead to the same
/// state, and if one has failed, so would the others.
struct DeadEnds {
  /// The largest number of states that are kept.
  private static let most = 30_000

  private var conditions: [Place: [Reading]] = [:]

  /// A state at a moment of the script.
  private struct Place: Hashable {
    let moment: Moment
    let state: Simulation.State
  }

  /// Records that no path continues from a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - moment: When the engine is in it.
  ///   - condition: The answers on which that depends.
  mutating func note(_ state: Simulation.State, at moment: Moment, under condition: Reading) {
    guard conditions.count < Self.most else { return }
    conditions[Place(moment: moment, state: state), default: []].append(condition)
  }

  /// Returns the answers for which no path continues from a state, if they agree with those given;
  /// `nil` if unknown.
  func condition(
    in state: Simulation.State, at moment: Moment, given reading: Reading
  ) -> Reading? {
    conditions[Place(moment: moment, state: state)]?.first { reading.includes($0) }
  }
}
