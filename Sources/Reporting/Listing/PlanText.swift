package import Conformance

/// A plan, printed before anything runs: one line a case, with the reason where it is skipped.
package struct PlanText {
  private let plan: Plan

  /// Creates the text of a plan.
  package init(_ plan: Plan) {
    self.plan = plan
  }

  /// The lines.
  package var text: String {
    let skipped = plan.cases.count { $0.skip != nil }
    let lines = plan.cases.map { planned in
      planned.skip.map { "skip  \(planned.id): \($0)" } ?? "run   \(planned.id)"
    }
    let total = "\(plan.cases.count - skipped) to run, \(skipped) to skip"
    return (lines + [total]).map { VisibleText.line($0) + "\n" }.joined()
  }
}
