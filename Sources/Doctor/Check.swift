/// Something to find out about an adapter.
protocol Check: Sendable {
  /// Which check it is.
  var id: CheckID { get }

  /// Finds it out, and notes on the patient what later checks should know.
  ///
  /// - Throws: ``EngineStartError`` where a further process of the engine does not start, and
  ///   `CancellationError`.
  func examine(_ patient: inout Patient) async throws -> CheckResult
}
