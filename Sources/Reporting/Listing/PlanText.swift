package import Conformance

/// A plan, printed before anything runs: one line a case, with the reason where it is skipped.
package struct PlanText {
  private let plan: Plan

  /// Creates the text of a plan.
  package init(_ plan: Plan) {
    self.plan = plan
  }

  /// Writes the lines, each when its case is made.
  package func write(_ write: (String) -> Void) {
    var skipped = 0
    for planned in plan.cases {
      if planned.skip != nil { skipped += 1 }
      let line = planned.skip.map { "skip  \(planned.id): \($0)" } ?? "run   \(planned.id)"
      write(VisibleText.line(line) + "\n")
    }
    write("\(plan.cases.count - skipped) to run, \(skipped) to skip\n")
  }
}
