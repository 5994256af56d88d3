public import EngineKit

/// What a run says of one case.
public enum Verdict: Hashable, Sendable {
  /// The engine did what the case expects.
  case passed
  /// The engine did something else.
  case failed(StepFailure)
  /// The engine never answered properly.
  case errored(EngineFailure)
  /// The case was not asked of the engine, or the engine said that it cannot do this.
  case skipped(SkipReason)

  /// The verdicts without their details, in the order of a summary.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case passed
    case failed
    case errored
    case skipped
  }

  /// The verdict without its details.
  public var kind: Kind {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .errored: .errored
    case .skipped: .skipped
    }
  }

  /// Whether it makes a run red.
  public var isRed: Bool { kind == .failed || kind == .errored }
}
