package import Conformance

/// Where the results of a plan's cases come from: an engine that is asked, or a file of a run before.
package struct ResultSource {
  /// Gets the results, tells a listener of each in the order of the plan, and returns the end.
  package let results: (Plan, RunListener) async throws -> RunEnd

  /// Creates a source.
  ///
  /// - Parameter results: Gets the results.
  package init(_ results: @escaping (Plan, RunListener) async throws -> RunEnd) {
    self.results = results
  }

  /// An engine, which is asked case by case.
  package static func engine(_ engine: ReadyEngine) -> ResultSource {
    ResultSource { await engine.results(of: $0, telling: $1) }
  }
}

/// Somebody who listens to a run and records what is heard.
package struct RunListener {
  /// Called with every event, one at a time, in order.
  package let event: (RunEvent) -> Void
  /// Called every fifth of a second with what is finished and waits for a case before it; absent:
  /// nothing is.
  package let early: (([EarlyResult]) -> Void)?

  /// Creates a listener.
  package init(
    early: (([EarlyResult]) -> Void)? = nil, event: @escaping (RunEvent) -> Void
  ) {
    self.event = event
    self.early = early
  }
}
