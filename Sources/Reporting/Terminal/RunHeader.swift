import Conformance
import EngineKit
import SpecModel
import Wording

/// What is about to run, on one line, and the part of it that runs, on another.
struct RunHeader {
  private let plan: Plan
  private let shard: Shard
  private let origin: String?

  /// Creates the header for a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - shard: The part of the plan that runs.
  ///   - origin: What determines the part, in words; `nil` if the user does.
  init(_ plan: Plan, shard: Shard, origin: String?) {
    self.plan = plan
    self.shard = shard
    self.origin = origin
  }

  /// Returns the lines: the suite, the engine and the number of cases; then the part, unless it is
  /// the whole.
  func lines(_ style: TextStyle, width: Int) -> [String] {
    if shard.isWhole && origin == nil { return [text(style, width: width)] }
    let part = shard.description + (origin.map { ", \($0)" } ?? "")
    return [text(style, width: width)]
      + TextLayout.wrapped(part, to: width).map { style($0, .faint) }
  }

  private func text(_ style: TextStyle, width: Int) -> String {
    let suite = VisibleText.line("suite \(plan.suite.name) \(plan.suite.version)")
    let engine = VisibleText.line(plan.manifest.nameAndVersion)
    let layer = plan.manifest.layer == .presenter ? " (a presenter)" : ""
    let count = NumberText.count(plan.cases.count, "case")
    let text = TextLayout.truncated("\(suite) · \(engine)\(layer) · \(count)", to: width)
    return style(text, .strong)
  }
}
