public import Conformance
import EngineKit

/// What came of a case: whether the engine kept its rules, and if it did not, a text that says so.
public struct ConformanceResult: Sendable, CustomStringConvertible {
  /// What there is to say of the case.
  public let verdict: Verdict

  private let lines: [String]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - lines: What a report says of a failure; empty where there is none.
  init(verdict: Verdict, lines: [String]) {
    self.verdict = verdict
    self.lines = lines
  }

  /// Whether there is nothing to put right: the case passed, is listed as known to fail and did fail,
  /// or was skipped.
  public var isGreen: Bool { !verdict.kind.isRed }

  /// Why the case was skipped, where the engine said, when asked, that it cannot do this.
  ///
  /// ```swift
  /// if let reason = result.skipReason { try Test.cancel("\(reason)") }
  /// ```
  public var skipReason: String? {
    if case .skipped(let reason) = verdict { reason.description } else { nil }
  }

  /// The rule in words, the step, what was expected against what happened, and the way there; empty
  /// where the case is green.
  public var explanation: String { lines.joined(separator: "\n") }

  /// The verdict in a word or two.
  public var description: String { verdict.kind.words }
}
