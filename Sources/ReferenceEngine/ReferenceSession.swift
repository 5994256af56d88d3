public import EngineKit
public import SpecModel

/// The reference engine as it goes through one case.
public final class ReferenceSession: TestableEngine {
  private var simulation: Simulation

  init(_ simulation: Simulation) {
    self.simulation = simulation
  }

  /// Performs one action to its end.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: What the action caused, in order. An action that the profile does not know, and one
  ///   that names no message of the case, causes nothing.
  public func perform(_ action: Action) -> [Observation] {
    simulation.perform(action)
  }
}
