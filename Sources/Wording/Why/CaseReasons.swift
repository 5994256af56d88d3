import Conformance
package import SpecModel

/// The reasons for what the reference engine does, and does not do, in each step of a case.
package struct CaseReasons: Sendable {
  /// The reasons, one list per step; empty if the reference engine does not know the profile.
  package let steps: [[Reason]]
  /// The first step in which the reference engine does not do what the case expects, counted from
  /// 0.
  private let firstUnlike: Int?

  /// Takes the reasons of what the reference engine did.
  ///
  /// - Parameters:
  ///   - told: What it did in the case; `nil` if it does not know the profile.
  ///   - case: The case.
  package init(_ told: ToldCase?, of case: Case) {
    steps = (told?.steps ?? []).map(\.reasons)
    firstUnlike = told.flatMap {
      CaseComparison.difference(from: `case`, in: $0.transcript(of: `case`))?.step
    }
  }

  /// Returns the reasons for what a case expects in a step, counted from 0; empty if the reference
  /// engine does something else.
  package func reasons(forExpectationsOf step: Int) -> [Reason] {
    guard steps.indices.contains(step), firstUnlike.map({ step < $0 }) ?? true else { return [] }
    return steps[step]
  }
}

extension Timeline {
  /// Returns the timeline with the reasons for the reference engine's behavior in each step.
  package func telling(_ reasons: CaseReasons) -> Timeline {
    var timeline = self
    for (index, reasons) in zip(timeline.rows.indices, reasons.steps) {
      timeline.rows[index].reasons = reasons
    }
    return timeline
  }
}
