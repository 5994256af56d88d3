package import EngineKit
package import SpecModel

/// The verdict of a run on one case.
///
/// Its details are kept apart, because a verdict is copied with each result, and nearly all have none.
package indirect enum Verdict: Hashable, Sendable {
  /// The engine did what the case expects.
  case passed
  /// The engine did something else.
  case failed(StepFailure)
  /// The engine did not answer properly.
  case errored(EngineFailure)
  /// The case was not run on the engine, or the engine declined it.
  case skipped(SkipReason)
  /// The case is a known failure, and the engine failed it as listed.
  case knownFailure(KnownFailure, Misbehavior)
  /// The case is a known failure, but the engine passed it: the list is outdated.
  case unexpectedPass(KnownFailure)

  /// The verdicts without their details, in the order of a summary.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case passed
    case failed
    case errored
    case unexpectedPass = "unexpected_pass"
    case knownFailure = "known_failure"
    case skipped

    /// Whether it makes a run red.
    package var isRed: Bool { self == .failed || self == .errored || self == .unexpectedPass }

    /// The verdict in words.
    package var words: String { rawValue.replacing("_", with: " ") }
  }

  /// The verdict without its details.
  package var kind: Kind {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .errored: .errored
    case .skipped: .skipped
    case .knownFailure: .knownFailure
    case .unexpectedPass: .unexpectedPass
    }
  }

  /// How the engine misbehaved, whether that is a known failure or not.
  package var misbehavior: Misbehavior? {
    switch self {
    case .failed(let failure): .failed(failure)
    case .errored(let failure): .errored(failure)
    case .knownFailure(_, let misbehavior): misbehavior
    case .passed, .skipped, .unexpectedPass: nil
    }
  }

  /// Returns the verdict of a case that is listed as a known failure.
  ///
  /// An entry of another kind does not count: a crash does not match an entry that says `fail`.
  func listed(as entry: KnownFailure) -> Verdict {
    switch self {
    case .passed: return .unexpectedPass(entry)
    case .failed, .errored:
      guard let misbehavior, KnownFailure.Kind(misbehavior) == entry.kind else { return self }
      return .knownFailure(entry, misbehavior)
    case .skipped, .knownFailure, .unexpectedPass: return self
    }
  }
}
