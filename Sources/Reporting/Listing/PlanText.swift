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

  /// Writes the lines that fit on a screen, each as soon as its case is available, and then how many cases there are.
  ///
  /// - Parameters:
  ///   - screen: Where the lines are shown.
  ///   - width: The number of columns.
  ///   - write: Writes a text.
  package func write(on screen: ListScreen, to width: Int, _ write: (PrintedText) -> Void) {
    let shown = screen.shown(of: plan.cases.count)
    for planned in plan.cases.prefix(shown) {
      let line = planned.skip.map { "skip  \(planned.id): \($0)" } ?? "run   \(planned.id)"
      write("\(line)\n")
    }
    let rest = screen.rest(after: shown, of: plan.cases.count, to: width)
    write(PrintedText(lines: rest, style: screen.style))
    let skipped = plan.cases.count { $0.skip != nil }
    let part = shard.isWhole ? "" : "; \(shard)"
    write("\(plan.cases.count - skipped) to run, \(skipped) to skip\(part)\n")
  }
}
