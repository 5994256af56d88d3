public import Conformance
import EngineKit

/// What came of a case: whether the engine kept its rules, and if it did not, a text that says so.
public struct ConformanceResult: Sendable, CustomStringConvertible {
  /// What there is to say of the case.
  public let verdict: Verdict

  private let lines: [String]
  private let shortcomings: [String]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - lines: What a report says of a failure; empty where there is none.
  ///   - shortcomings: What is wrong with the run as a whole, where this case was the last of it.
  init(verdict: Verdict, lines: [String], shortcomings: [String]) {
    self.verdict = verdict
    self.lines = lines
    self.shortcomings = shortcomings
  }

  /// Whether there is nothing to correct: the case passed, is listed as known to fail and did fail,
  /// or was skipped.
  ///
  /// The case that ends last is not green where something is wrong with all of them together: every
  /// one was skipped, more than may be, or all of a rule that must be judged; or the list of known
  /// failures is wrong.
  public var isGreen: Bool { !verdict.kind.isRed && shortcomings.isEmpty }

  /// Why the case was skipped; absent where it was not.
  ///
  /// The engine's manifest rules it out, or the engine said, when asked, that it cannot do this.
  ///
  /// ```swift
  /// if let reason = result.skipReason { Issue.record("skipped: \(reason)", severity: .warning) }
  /// ```
  public var skipReason: String? {
    if case .skipped(let reason) = verdict { reason.description } else { nil }
  }

  /// The rule in words, the step, what was expected against what happened, and the way there; empty
  /// where the case is green.
  public var explanation: String {
    ((lines.isEmpty ? [] : [lines.joined(separator: "\n")])
      + (shortcomings.isEmpty ? [] : [shortcomings.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  /// The verdict in a word or two.
  public var description: String { verdict.kind.words }
}
