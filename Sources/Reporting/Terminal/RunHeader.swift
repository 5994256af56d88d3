import Conformance
import EngineKit
import SpecModel
import Wording

/// What is about to run, on a line, and which part of it, on another.
struct RunHeader {
  private let plan: Plan
  private let shard: Shard
  private let origin: String?

  /// Describes a plan.
  ///
  /// - Parameters:
  ///   - plan: What is run.
  ///   - shard: Which part of the whole it is.
  ///   - origin: What determines the part, in words; absent: the user.
  init(_ plan: Plan, shard: Shard, origin: String?) {
    self.plan = plan
    self.shard = shard
    self.origin = origin
  }

  /// The lines: the suite, the engine, the number of cases; then the part, where it is not the whole.
  func lines(_ style: TextStyle, width: Int) -> [String] {
    if shard.isWhole && origin == nil { return [text(style, width: width)] }
    let part = shard.description + (origin.map { ", \($0)" } ?? "")
    return [text(style, width: width)]
      + TextLayout.wrapped(part, to: width).map { style($0, .faint) }
  }

  private func text(_ style: TextStyle, width: Int) -> String {
    let suite = VisibleText.line("suite \(plan.suite.name) \(plan.suite.version)")
    let engine = VisibleText.line("\(plan.manifest.name) \(plan.manifest.version)")
    let layer = plan.manifest.layer == .presenter ? " (a presenter)" : ""
    let count = NumberText.count(plan.cases.count, "case")
    let text = TextLayout.truncated("\(suite) · \(engine)\(layer) · \(count)", to: width)
    return style(text, .strong)
  }
}
