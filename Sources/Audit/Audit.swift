import Conformance
package import ReferenceFaults
package import SpecModel

/// The two proofs of a suite, and what follows from them.
package struct Audit: Sendable {
  /// The suite.
  package let suite: Suite
  /// Every case passes under every reading.
  package let first: FirstProof
  /// Every fault is caught by a case of its rule.
  package let second: SecondProof
  /// What is wrong, errors first, in the order of the suite.
  package let findings: [Finding]

  /// Carries out both proofs.
  ///
  /// - Parameters:
  ///   - suite: The suite, of the profiles that the reference engine follows.
  ///   - faults: The faults that have to be caught.
  ///   - sample: The readings under which every case has to pass.
  package init(
    _ suite: Suite, faults: [Fault] = Fault.all, sample: ReadingSample = ReadingSample()
  ) async {
    let bench = CaseBench(suite)
    self.suite = suite
    first = await FirstProof(bench, sample)
    second = await SecondProof(bench, faults: faults)
    findings = Finding.all(suite: suite, first: first, second: second)
  }

  /// Whether something is wrong.
  package var isRed: Bool { findings.contains { $0.isError } }
}
