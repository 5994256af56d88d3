/// The number of cases for each verdict.
package struct Tally: Hashable, Sendable {
  private var passed = 0
  private var failed = 0
  private var errored = 0
  private var unexpectedPass = 0
  private var knownFailure = 0
  private var skipped = 0

  /// Creates an empty tally.
  package init() {}

  /// Adds a verdict, once or a given number of times.
  // Inlined into the runner, the switch crashes the optimizer of Swift 6.3.
  @inline(never)
  package mutating func count(_ kind: Verdict.Kind, times: Int = 1) {
    switch kind {
    case .passed: passed += times
    case .failed: failed += times
    case .errored: errored += times
    case .unexpectedPass: unexpectedPass += times
    case .knownFailure: knownFailure += times
    case .skipped: skipped += times
    }
  }

  /// The number of cases with the verdict.
  package subscript(kind: Verdict.Kind) -> Int {
    switch kind {
    case .passed: passed
    case .failed: failed
    case .errored: errored
    case .unexpectedPass: unexpectedPass
    case .knownFailure: knownFailure
    case .skipped: skipped
    }
  }

  /// The number of cases.
  package var total: Int { passed + failed + errored + unexpectedPass + knownFailure + skipped }

  /// Whether any verdict makes the run red.
  package var isRed: Bool { Verdict.Kind.allCases.contains { $0.isRed && self[$0] > 0 } }
}
