package import Conformance
package import SpecModel

/// What the monitors saw in a failed case, on one line: the clause that was broken, or that none
/// was.
package struct BreachText {
  /// The line in plain text, with names from the spec in backquotes.
  package let text: String
  /// The step, counted from 0, in which the broken clause was seen to be broken; `nil` if none was.
  package let step: Int?
  /// The line with these names as such.
  package var phrase: Phrase { Phrase(backquoting: text) }

  /// Creates the line for a result; `nil` if no monitor watched or the case did not fail.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - jurisdiction: What the suite has; no other clauses are watched.
  ///   - domain: Knows which rules are watched.
  package init?(_ result: CaseResult, within jurisdiction: Jurisdiction, of domain: any Domain) {
    guard let breaches = result.breaches, case .failed(let failure)? = result.verdict.misbehavior
    else { return nil }
    guard let breach = breaches.first else {
      let unwatched = result.planned.case.rules.filter {
        !domain.watches(rule: $0, within: jurisdiction)
      }
      text = VisibleText.line(
        "No monitor sees a broken clause" + Self.reason(in: result, failure, unwatched))
      step = nil
      return
    }
    let step = Self.step(of: breach, in: result.planned.case)
    // The first line of the failure has named the clause if it is the only one.
    let isNamed = result.brokenClauses == [breach.clause]
    var words = isNamed ? "Broken" : "\(breach.clause) is broken"
    if step != failure.step { words += " in step \(step + 1)" }
    text = VisibleText.line("\(words): \(breach.because)")
    self.step = step
  }

  /// Why no monitor sees a broken clause although the case failed, as the end of a sentence.
  private static func reason(
    in result: CaseResult, _ failure: StepFailure, _ unwatched: [String]
  ) -> String {
    if !unwatched.isEmpty {
      return ". No monitor watches the clauses of \(unwatched.joined(separator: ", "))."
    }
    // Where no known fault shows, the case may rest on a convention, but the fault may be unknown.
    return result.planned.case.basis.clauses(failingAt: failure.step).isEmpty
      ? " for certain: the step may rest on a convention of the protocol."
      : " for certain."
  }

  /// Returns the step in which a breach was seen, counted from 0.
  private static func step(of breach: Breach, in case: Case) -> Int {
    var rest = breach.action
    for (index, step) in `case`.steps.enumerated() {
      let count = step.actions.count + (step.stack == nil ? 0 : 1)
      if rest < count { return index }
      rest -= count
    }
    return max(`case`.steps.count - 1, 0)
  }
}
