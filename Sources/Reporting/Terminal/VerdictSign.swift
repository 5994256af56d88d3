import Conformance
import Wording

/// The most compact form of a verdict.
struct VerdictSign {
  /// A sign one column wide.
  let sign: Character
  /// The word after a number.
  let word: String
  /// Its style.
  let role: TextStyle.Role

  /// Creates the sign of a verdict.
  init(_ kind: Verdict.Kind) {
    (sign, word, role) =
      switch kind {
      case .passed: ("✓", "passed", .good)
      case .failed: ("✗", "failed", .bad)
      case .errored: ("!", "errored", .trouble)
      case .unexpectedPass: ("^", "passed unexpectedly", .bad)
      case .knownFailure: ("~", "known to fail", .skipped)
      case .skipped: ("○", "skipped", .skipped)
      }
  }
}
