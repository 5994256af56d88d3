/// The source of the results of a plan's cases: an engine, or a file from an earlier run.
package struct ResultSource {
  /// Gets the results, passes each to a listener in the order of the plan, and returns the end of
  /// the run.
  package let results: (Plan, RunListener) async throws -> RunEnd

  /// Creates a source.
  ///
  /// - Parameter results: Gets the results.
  package init(_ results: @escaping (Plan, RunListener) async throws -> RunEnd) {
    self.results = results
  }

  /// Creates a source that runs each case on an engine.
  package static func engine(_ engine: ReadyEngine) -> ResultSource {
    ResultSource { await engine.results(of: $0, telling: $1) }
  }
}

/// A listener that records the events of a run.
package struct RunListener {
  /// Called with every event, one at a time, in order.
  package let event: (RunEvent) -> Void
  /// Called every fifth of a second with the results that wait for an earlier case; `nil` if they
  /// are not needed.
  package let early: (([EarlyResult]) -> Void)?

  /// Creates a listener.
  package init(
    early: (([EarlyResult]) -> Void)? = nil, event: @escaping (RunEvent) -> Void
  ) {
    self.event = event
    self.early = early
  }
}
