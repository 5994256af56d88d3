package import Conformance

/// A plan as text: one line per case, with the reason if it is skipped.
package struct PlanText {
  private let plan: Plan
  private let shard: Shard

  /// Creates the text of a plan, or of a part of one.
  package init(_ plan: Plan, shard: Shard = Shard()) {
    self.plan = plan
    self.shard = shard
  }

  /// Writes the lines, each as soon as its case is available.
  package func write(_ write: (PrintedText) -> Void) {
    var skipped = 0
    for planned in plan.cases {
      if planned.skip != nil { skipped += 1 }
      let line = planned.skip.map { "skip  \(planned.id): \($0)" } ?? "run   \(planned.id)"
      write("\(line)\n")
    }
    let part = shard.isWhole ? "" : "; \(shard)"
    write("\(plan.cases.count - skipped) to run, \(skipped) to skip\(part)\n")
  }
}
