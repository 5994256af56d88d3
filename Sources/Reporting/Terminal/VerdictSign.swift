import Conformance
import Wording

/// How a verdict is shown in the least room.
struct VerdictSign {
  /// A sign of one column.
  let sign: Character
  /// What it is called after a number.
  let word: String
  /// How it looks.
  let role: TextStyle.Role

  /// Returns the sign of a verdict.
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
