import EngineKit
import ReferenceEngine
import SpecModel
import Wording

extension ToldCase {
  /// Runs a case on the reference engine, which gives the default answers to open questions.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  ///   - only: The only step whose reasons are needed, counted from 0; `nil` for all steps.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  /// - Returns: `nil` if the reference engine does not know the profile.
  init?(
    of case: Case, in profile: String, reasonsOf only: Int?, within jurisdiction: Jurisdiction
  ) {
    let setup = EngineSetup(
      Script(
        caseID: `case`.id, profile: profile, given: `case`.given, messages: `case`.messages,
        actions: []))
    guard var engine = try? ReferenceAdapter().simulation(for: setup) else { return nil }
    // What one step decides can rest on the steps before it.
    engine.keepsDecisions = true
    let kinds = Set(`case`.asserts.kinds)
    var steps: [Step] = []
    for (index, step) in `case`.steps.enumerated() {
      var told = Step()
      var decisions: [Decision] = []
      for action in step.actions {
        if let only, only != index {
          told.observations.append(engine.perform(action))
        } else {
          let performed = engine.performTelling(action, seeing: kinds)
          told.observations.append(performed.observations)
          decisions += performed.decisions
        }
      }
      let held = `case`.basis.holds.filter { $0.steps.contains(index) }.map(\.clause)
      told.reasons = Reason.reasons(
        for: decisions, holding: Set(held), seeing: kinds, within: jurisdiction)
      told.visible = engine.visibleMessage
      if case .stack(let names)? = engine.perform(.queryStack).first { told.stack = names }
      told.loading = engine.loadingMessages
      told.underWay = engine.messagesUnderWay
      steps.append(told)
    }
    self.init(steps)
  }
}
