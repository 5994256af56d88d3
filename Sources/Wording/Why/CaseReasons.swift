import Conformance
import EngineKit
import ReferenceEngine
package import SpecModel

/// The reasons for what the reference engine does, and does not do, in each step of a case.
package struct CaseReasons: Sendable {
  /// The reasons, one list per step; empty if the reference engine does not know the profile.
  package let steps: [[Reason]]
  /// The first step in which the reference engine does not do what the case expects, counted from
  /// 0.
  private let firstUnlike: Int?

  /// Runs a case on the reference engine in a profile.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  ///   - only: The only step whose reasons are needed, counted from 0; `nil` for all steps.
  package init(
    of case: Case, in profile: String, within jurisdiction: Jurisdiction, only: Int? = nil
  ) {
    let script = PlannedCase(`case`, profile: profile).script
    guard var engine = try? ReferenceAdapter().simulation(for: EngineSetup(script)) else {
      (steps, firstUnlike) = ([], nil)
      return
    }
    let asserted = Set(`case`.asserts.kinds)
    var transcript = Transcript(observations: [])
    var steps: [[Reason]] = []
    for (index, step) in `case`.steps.enumerated() {
      var decisions: [Decision] = []
      for action in step.actions {
        if only.map({ $0 != index }) == true {
          engine.keepsDecisions = true
          transcript.observations.append(engine.perform(action))
          continue
        }
        let performed = engine.performTelling(action, seeing: asserted)
        transcript.observations.append(performed.observations)
        decisions += performed.decisions
      }
      if step.stack != nil { transcript.observations.append(engine.perform(.queryStack)) }
      let held = `case`.basis.holds.filter { $0.steps.contains(index) }.map(\.clause)
      steps.append(
        Reason.reasons(for: decisions, holding: Set(held), seeing: asserted)
          .filter { $0.isWithin(jurisdiction) })
    }
    self.steps = steps
    firstUnlike = CaseComparison.difference(from: `case`, in: transcript)?.step
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
