import Conformance
import EngineKit
import SpecModel

/// What is about to run, on one line.
struct RunHeader {
  private let plan: Plan

  /// Describes a plan.
  init(_ plan: Plan) {
    self.plan = plan
  }

  /// The line: the suite, the engine, the profiles.
  func text(_ style: TextStyle, width: Int) -> String {
    let suite = VisibleText.line("\(plan.suite.name) \(plan.suite.version)")
    let engine = VisibleText.line("\(plan.manifest.name) \(plan.manifest.version)")
    let layer = plan.manifest.layer == .presenter ? " (a presenter)" : ""
    let count = NumberText.count(plan.cases.count, "case")
    let text = TextLayout.truncated("\(suite) · \(engine)\(layer) · \(count)", to: width)
    return style(text, .strong)
  }
}
