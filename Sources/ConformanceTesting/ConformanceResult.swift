package import Conformance
import EngineKit

/// The result of a case: whether the engine kept its rules, and if not, an explanation.
public struct ConformanceResult: Sendable, CustomStringConvertible {
  /// The verdict on the case.
  package let verdict: Verdict

  private let lines: [String]
  private let ending: ConformanceRun.Ending

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - lines: The explanation of a failure; empty if there is none.
  ///   - ending: The findings about the run as a whole, if this case was its last.
  init(verdict: Verdict, lines: [String], ending: ConformanceRun.Ending) {
    self.verdict = verdict
    self.lines = lines
    self.ending = ending
  }

  /// Whether there is nothing to correct: the case passed, failed as a known failure, or was
  /// skipped.
  ///
  /// The case that ends last is not green if something is wrong with the run as a whole: all cases
  /// were skipped, more than allowed, or all cases of a rule that must be judged; or the list of
  /// known failures is wrong.
  public var isGreen: Bool { !verdict.kind.isRed && ending.shortcomings.isEmpty }

  /// Warnings, whether the case is green or not.
  ///
  /// A skipped case has one that says why: the engine's manifest rules the case out, or the engine
  /// does not support it. The case that ends last has one if several cases failed: it says which
  /// broken rules account for them, and with which case to begin.
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

  /// The rule in words, the step, the expected and the actual observations, and the steps before
  /// it; empty if the case is green.
  public var explanation: String {
    ((lines.isEmpty ? [] : [lines.joined(separator: "\n")])
      + (ending.shortcomings.isEmpty ? [] : [ending.shortcomings.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  /// The verdict in a word or two.
  public var description: String { verdict.kind.words }
}
