import Conformance
import EngineKit

/// What a run comes to, in a sentence.
struct RunVerdict {
  private let end: RunEnd
  private let plan: Plan
  private let shard: Shard

  /// Describes the end of a plan's run.
  ///
  /// - Parameters:
  ///   - end: The end.
  ///   - plan: The plan.
  ///   - shard: Which part of the whole it is: a part alone does not say that an engine conforms.
  init(_ end: RunEnd, of plan: Plan, shard: Shard) {
    self.end = end
    self.plan = plan
    self.shard = shard
  }

  /// The sentence, wrapped: whether the engine conforms, out of how many cases, in what time.
  func lines(_ style: TextStyle, width: Int) -> [String] {
    let role: TextStyle.Role =
      end.isRed ? .headline : end.wasInterrupted || asked == 0 ? .skipped : .good
    let sign = end.isRed ? "✗" : end.wasInterrupted || asked == 0 ? "○" : "✓"
    return TextLayout.wrapped(sentence, to: width - 2).enumerated().map {
      style(($0 == 0 ? sign + " " : "  ") + $1, role)
    }
  }

  /// How many cases the engine was asked.
  private var asked: Int { end.tally.total - end.tally[.skipped] }

  private var sentence: String {
    let engine = VisibleText.line("\(plan.manifest.name) \(plan.manifest.version)")
    let time = DurationText.text(of: end.duration)
    let subject =
      shard.isWhole ? engine + (end.wasInterrupted ? ": " : " conforms: ") : "\(engine), \(shard): "
    let interrupted =
      end.wasInterrupted
      ? " Interrupted after \(end.tally.total) of \(NumberText.count(plan.cases.count, "case"))."
      : ""
    if end.isRed && !end.tally.isRed {
      return "The list of known failures is wrong; of \(NumberText.count(asked, "case")) asked, "
        + "\(end.tally[.passed]) passed in \(time).\(interrupted)"
    }
    if end.isRed {
      let parts = Verdict.Kind.allCases.filter { $0.isRed && end.tally[$0] > 0 }
        .map { "\(end.tally[$0]) \(VerdictSign($0).word)" }
      return "\(engine) does not conform: \(parts.joined(separator: ", ")), "
        + "\(end.tally[.passed]) of \(NumberText.count(asked, "case")) passed in \(time)."
        + interrupted
    }
    if plan.cases.count == 0 { return "\(engine) was asked nothing: \(shard) has no case." }
    if end.wasInterrupted, end.tally.total == 0 {
      return "\(engine) was asked nothing.\(interrupted)"
    }
    if asked == 0 { return "\(engine) was asked nothing: every case was skipped.\(interrupted)" }
    if end.tally[.knownFailure] > 0 {
      return subject
        + "\(end.tally[.passed]) of \(NumberText.count(asked, "case")) asked passed in \(time), "
        + "\(end.tally[.knownFailure]) are known to fail.\(interrupted)"
    }
    let cases = asked == 1 ? "the one case" : "all \(asked) cases"
    let asked = end.tally[.skipped] > 0 ? " asked" : ""
    return subject
      + "\(cases)\(asked) passed in \(time).\(interrupted)"
  }
}
