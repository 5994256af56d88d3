/// A reader of input from users or other programs, as the target of a fuzzer.
///
/// A fuzzer makes up bytes and passes them to ``read(_:)``. Whatever they are, the reader must
/// either report an error or read them. It must not crash, hang, or read something that differs
/// from what it writes itself. `scripts/fuzz` runs a target for some time; the tests run the corpus
/// in `Fixtures/fuzz`.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A file of cases, in a suite with a few rules.
  case cases
  /// The `rules.yaml` of a suite.
  case rules
  /// The `questions.yaml` of a suite.
  case questions
  /// The `faults.yaml` of a suite with a few rules.
  case faults
  /// The `basis.lock` of a chapter with a case.
  case basis
  /// The `ledger.txt` of a suite with a case.
  case ledger
  /// The lines that a user types in `iamspec step`.
  case step
  /// A list of known failures.
  case knownFailures = "known-failures"
  /// A suite as a bundle.
  case bundle
  /// The first line of an engine process.
  case manifest
  /// A reply of an engine process.
  case reply
  /// A request of the harness.
  case request
  /// The results of a run.
  case results
  /// A trace: a field log.
  case trace

  /// Reads bytes, and checks the result.
  ///
  /// - Throws: ``BrokenPromise`` if the reader accepts the bytes, but breaks a promise. Bytes that
  ///   the reader rejects are not an error.
  package func read(_ bytes: [UInt8]) async throws(BrokenPromise) {
    switch self {
    case .cases: try await SuiteFuzzing.read(bytes, as: "stack/order.yaml")
    case .rules: try await SuiteFuzzing.read(bytes, as: "rules.yaml")
    case .questions: try await SuiteFuzzing.read(bytes, as: "questions.yaml")
    case .faults: try await SuiteFuzzing.readFaults(bytes)
    case .basis: try await SuiteFuzzing.read(bytes, as: "stack/basis.lock")
    case .ledger: try await SuiteFuzzing.readLedger(bytes)
    case .step: try await StepFuzzing.read(bytes)
    case .knownFailures: try SuiteFuzzing.readKnownFailures(bytes)
    case .bundle: try SuiteFuzzing.readBundle(bytes)
    case .manifest: try WireFuzzing.readManifest(bytes)
    case .reply: try WireFuzzing.readReply(bytes)
    case .request: try WireFuzzing.readRequest(bytes)
    case .results: try LogFuzzing.readResults(bytes)
    case .trace: try LogFuzzing.readTrace(bytes)
    }
  }
}

/// A promise that a reader did not keep.
package struct BrokenPromise: Error, CustomStringConvertible {
  /// What is wrong, as a sentence.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless a condition is true.
  static func unless(_ condition: Bool, _ description: String) throws(BrokenPromise) {
    if !condition { throw BrokenPromise(description) }
  }
}
