/// A listener that records the events of a run.
package struct RunListener {
  /// Called with every event but the end, one at a time, in order.
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
