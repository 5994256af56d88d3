package import Conformance
import EngineKit
import SpecModel
import Wording

/// How an engine does not pass a case, on one line, as the reason in a list of known failures.
///
/// ```text
/// stack.last-in-first-out, step 3: expected displayed: second; happened displayed: first
/// ```
package struct MisbehaviorText {
  private let result: CaseResult

  /// Creates the text for a result.
  package init(_ result: CaseResult) {
    self.result = result
  }

  /// Returns the line for several results: that of the first, with the number of cases.
  ///
  /// - Parameter results: At least one result.
  package static func line(for results: [CaseResult]) -> String {
    guard let first = results.first else { return "" }
    let line = MisbehaviorText(first).line
    let count = Set(results.map(\.planned.case.id)).count
    if count == 1 { return line }
    return TextLayout.truncated("\(count) cases; the first: \(line)", to: 160)
  }

  /// The line; empty if the engine did not misbehave.
  package var line: String {
    switch result.verdict.misbehavior {
    case nil: return ""
    case .errored(let failure)?:
      return TextLayout.truncated(
        VisibleText.line(EngineTrouble(failure, in: result).headline), to: 160)
    case .failed(let failure)?:
      let rule = result.planned.case.rules.first ?? result.planned.case.title
      let text = "\(rule), step \(failure.step + 1): " + difference(failure).joined(separator: "; ")
      return TextLayout.truncated(VisibleText.line(text), to: 160)
    }
  }

  /// The first missing expectation, and the first observation in its place.
  private func difference(_ failure: StepFailure) -> [String] {
    var missing: String?
    var unexpected: String?
    for line in failure.difference.lines {
      switch line {
      case .asExpected: break
      case .missing(let expectation): missing = missing ?? expectation.flow.bare
      case .unexpected(.displayed(let message, _)):
        unexpected = unexpected ?? Observation.displayed(message: message).flow.bare
      case .unexpected(let observation): unexpected = unexpected ?? observation.flow.bare
      }
    }
    if missing == nil, unexpected == nil, let stack = failure.stack {
      missing = Observation.stack(stack.expected).flow.bare
      unexpected = stack.actual.map { Observation.stack($0).flow.bare }
    }
    return [missing.map { "expected \($0)" }, unexpected.map { "happened \($0)" }]
      .compactMap(\.self)
  }
}
