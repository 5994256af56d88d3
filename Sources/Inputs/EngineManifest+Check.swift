import Conformance
package import EngineKit
package import Reporting
package import SpecModel
import Wording

extension EngineManifest {
  /// Checks a program's manifest against the protocol and the suite, and prints the problems.
  ///
  /// The reference engine is not checked, because it follows more profiles than a suite may have.
  ///
  /// - Parameters:
  ///   - suite: The suite to run.
  ///   - console: The console for the problems.
  /// - Throws: ``FatalManifest`` if the engine cannot be tested with this manifest.
  package func check(against suite: Suite, _ console: any Console) throws(FatalManifest) {
    let problems = ManifestProblem.problems(in: self, suite: suite)
    for problem in problems {
      let severity = problem.isFatal ? "error" : "warning"
      let text = VisibleText.line("the engine's manifest, \(problem.sentence)")
      let indent = String(repeating: " ", count: severity.count + 2)
      console.writeMessage("\(severity): \(text)\n\(indent)\(VisibleText.line(problem.advice))\n")
    }
    let fatal = problems.filter(\.isFatal)
    if fatal.isEmpty { return }
    throw FatalManifest(
      lines: ["the engine could not be run: its manifest is invalid"]
        + fatal.map { VisibleText.line("  \($0.sentence). \($0.advice)") })
  }
}

/// The error for a manifest with which an engine cannot be tested, after its problems have been
/// printed.
package struct FatalManifest: Error, Hashable, Sendable {
  /// The problems, as reports show them.
  package let lines: [String]
}
