package import EngineKit

/// Starts the engines that a suite's own faults name, and the good engine of a suite.
package protocol EngineStarting: Sendable {
  /// Starts a program, lets the body use it, and leaves nothing of it behind.
  ///
  /// - Throws: Whatever keeps the program from introducing itself.
  func withEngine<Result: Sendable>(
    _ command: [String], _ body: (any EngineHost) async -> Result
  ) async throws -> Result
}
