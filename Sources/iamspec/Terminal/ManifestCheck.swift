import ArgumentParser
import Conformance
import EngineKit
import Reporting
import SpecModel
import Wording

extension EngineManifest {
  /// Holds what a program says of itself against the protocol and the suite, and prints what is wrong.
  ///
  /// The built-in engine is not looked at: it follows more profiles than a suite may have.
  ///
  /// - Throws: `ExitStatus.engineNotRun` where something cannot be what is meant.
  func check(against suite: Suite) throws {
    let problems = ManifestProblem.problems(in: self, suite: suite)
    for problem in problems {
      let severity = problem.isFatal ? "error" : "warning"
      let text = VisibleText.line("the engine's manifest, \(problem.sentence)")
      let indent = String(repeating: " ", count: severity.count + 2)
      Terminal.error.write(
        "\(severity): \(text)\n\(indent)\(VisibleText.line(problem.advice))\n")
    }
    if problems.contains(where: \.isFatal) { throw ExitStatus.engineNotRun }
  }
}
