package import Conformance
import EngineKit

/// What came of a case: whether the engine kept its rules, and if it did not, a text that says so.
public struct ConformanceResult: Sendable, CustomStringConvertible {
  /// What there is to say of the case.
  package let verdict: Verdict

  private let lines: [String]
  private let ending: ConformanceRun.Ending

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - lines: What a report says of a failure; empty where there is none.
  ///   - ending: What there is to say of the run as a whole, where this case was the last of it.
  init(verdict: Verdict, lines: [String], ending: ConformanceRun.Ending) {
    self.verdict = verdict
    self.lines = lines
    self.ending = ending
  }

  /// Whether there is nothing to correct: the case passed, is listed as known to fail and did fail,
  /// or was skipped.
  ///
  /// The case that ends last is not green where something is wrong with all of them together: every
  /// one was skipped, more than may be, or all of a rule that must be judged; or the list of known
  /// failures is wrong.
  public var isGreen: Bool { !verdict.kind.isRed && ending.shortcomings.isEmpty }

  /// What is worth a warning, whether the case is green or not.
  ///
  /// A case that was skipped has one, which says why: the engine's manifest rules it out, or the engine
  /// said, when asked, that it cannot do this. The case that ends last has one if several cases failed:
  /// which broken rules account for them, and with which case to begin.
  ///
  /// ```swift
  /// for remark in result.remarks { Issue.record("\(remark)", severity: .warning) }
  /// ```
  public var remarks: [String] {
    var remarks: [String] = []
    if case .skipped(let reason) = verdict { remarks.append("skipped: \(reason)") }
    if let summary = ending.summary { remarks.append(summary) }
    return remarks
  }

  /// The rule in words, the step, what was expected against what happened, and the way there; empty
  /// where the case is green.
  public var explanation: String {
    ((lines.isEmpty ? [] : [lines.joined(separator: "\n")])
      + (ending.shortcomings.isEmpty ? [] : [ending.shortcomings.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  /// The verdict in a word or two.
  public var description: String { verdict.kind.words }
}
