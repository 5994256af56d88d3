/// Something that happens during a run; the runner reports it to a listener without knowing
/// recorders.
package enum RunEvent: Sendable {
  /// The run begins.
  case started(Plan)
  /// A case is finished; these events come in the order of the plan, whatever the parallelism.
  // Indirect, because a result is large, and every recorder copies the event.
  indirect case finished(CaseResult)
  /// The run is over, and what is known of its end is known.
  case ended(RunEnd)
}
