package import Conformance
import ReferenceEngine
import SpecModel

/// What the monitors say of a failed case, in a line: the clause that was broken, or that none was.
package struct BreachText {
  /// The line, in plain text, with the names that a spec gives between backquotes.
  package let text: String
  /// The line, with these names set apart.
  package var phrase: Phrase { Phrase(backquoting: text) }

  /// Describes what was seen; `nil` where nobody looked, or the case did not fail.
  package init?(_ result: CaseResult) {
    guard let breaches = result.breaches, case .failed(let failure)? = result.verdict.misbehavior
    else { return nil }
    guard let breach = breaches.first else {
      let unwatched = result.planned.case.rules.filter { !CitedClause.rules.contains($0) }
      text =
        unwatched.isEmpty
        ? "No monitor sees a broken clause: the case rests on a convention of the suite."
        : VisibleText.line(
          "No monitor sees a broken clause. No monitor watches the clauses of "
            + "\(unwatched.joined(separator: ", ")).")
      return
    }
    let step = Self.step(of: breach, in: result.planned.case)
    // The first line of a failure has named a clause that is the only one.
    let isNamed = result.brokenClauses == [breach.clause]
    var words = isNamed ? "Broken" : "\(breach.clause) is broken"
    if step != failure.step { words += " in step \(step + 1)" }
    text = VisibleText.line("\(words): \(breach.because)")
  }

  /// The step in which a clause was seen to be broken, counted from 0.
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
