/// A result that is available before its turn, because an earlier case of the plan is still
/// running.
package struct EarlyResult: Sendable {
  /// The index of the case in the plan, from 0.
  package var position: Int
  /// The result of the case.
  package var result: CaseResult

  /// Creates a result.
  package init(position: Int, result: CaseResult) {
    self.position = position
    self.result = result
  }
}
