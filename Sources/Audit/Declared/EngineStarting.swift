package import EngineKit

/// Starts the engines named by a suite's faults, and the suite's good engine.
package protocol EngineStarting: Sendable {
  /// Starts a program, passes it to the body, and stops it when the body returns.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - body: Uses the engine.
  /// - Throws: An error if the engine cannot be started.
  func withEngine<Result: Sendable>(
    _ command: [String], _ body: (any EngineHost) async -> Result
  ) async throws -> Result
}
