import Conformance
import Diagnosing
import EngineKit
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel

/// A fault that the engine may have, and a reference engine that has it.
struct Suspect: Sendable {
  let fault: Fault
  private let adapter: ReferenceAdapter

  /// The maximum number of simulated actions for each action of a script when refuting a fault.
  private static let refutationBudget = 50

  /// All known faults.
  static let all = Fault.all.map { Suspect($0) }

  /// Suspects a fault.
  init(_ fault: Fault) {
    self.init(fault, ReferenceAdapter(reading: .open, faults: [fault]))
  }

  private init(_ fault: Fault, _ adapter: ReferenceAdapter) {
    (self.fault, self.adapter) = (fault, adapter)
  }

  /// Returns the suspicion that the engine has another fault besides.
  func beside(_ other: Suspect) -> Suspect {
    Suspect(fault, ReferenceAdapter(reading: .open, faults: [other.fault, fault]))
  }

  /// Returns whether the engine may have the fault in a profile.
  func isPossible(in profile: String) -> Bool { fault.profiles.contains(profile) }

  /// Returns whether the reference engine with the fault does what the engine did, under one of the
  /// readings.
  ///
  /// It stops at the first difference.
  ///
  /// - Parameters:
  ///   - evidence: What the engine did.
  ///   - readings: The readings to try.
  ///   - count: The number of actions to compare.
  ///   - kinds: The kinds of observation that the engine reports.
  func explains(
    _ evidence: Evidence, by readings: [Reading], through count: Int,
    reporting kinds: Set<Observation.Kind>
  ) -> Bool {
    isPossible(in: evidence.script.profile)
      && adapter.does(what: evidence, by: readings, through: count, reporting: kinds)
  }

  /// Returns answers to the open questions with which the faulty engine does what the engine did,
  /// or `nil` if none are found soon.
  func answers(
    explaining evidence: Evidence, preferring reading: Reading,
    reporting kinds: Set<Observation.Kind>
  ) -> Reading? {
    guard isPossible(in: evidence.script.profile) else { return nil }
    let explanation = try? Explainer(adapter, budget: 8).explain(
      evidence.transcript, of: evidence.script, reporting: kinds, preferring: reading)
    guard case .explained(let answers)? = explanation else { return nil }
    return answers
  }

  /// Returns whether an engine with the fault would have done something else in a script, whatever
  /// its answers are.
  ///
  /// If there are too many answers to try, the result is `false`.
  func isRefuted(by item: ExplainedScript, reporting kinds: Set<Observation.Kind>) -> Bool {
    guard isPossible(in: item.script.profile) else { return false }
    let explanation = try? Explainer(adapter, budget: Self.refutationBudget).explain(
      item.transcript, of: item.script, reporting: kinds, preferring: item.reading)
    if case .unexplained? = explanation { return true }
    return false
  }

  /// Returns whether the reference engine with the fault would fail a case under each of the
  /// readings.
  func fails(_ planned: PlannedCase, by readings: [Reading]) -> Bool {
    guard isPossible(in: planned.profile) else { return false }
    let script = planned.script
    guard let start = try? adapter.simulation(of: script) else { return false }
    return !start.holds(under: readings) { engine in
      let transcript = Transcript(observations: script.actions.map { engine.perform($0) })
      return CaseComparison.difference(from: planned.case, in: transcript) == nil
    }
  }
}

extension ReferenceAdapter {
  /// Returns whether this reference engine does what another engine did, under one of the readings.
  ///
  /// It stops at the first difference.
  ///
  /// - Parameters:
  ///   - evidence: What the other engine did.
  ///   - readings: The readings to try.
  ///   - count: The number of actions to compare.
  ///   - kinds: The kinds of observation that the other engine reports.
  func does(
    what evidence: Evidence, by readings: [Reading], through count: Int,
    reporting kinds: Set<Observation.Kind>
  ) -> Bool {
    guard let start = try? simulation(for: evidence.setup) else { return false }
    let actions = zip(evidence.script.actions, evidence.observed).prefix(count)
    return start.holds(under: readings) { engine in
      actions.allSatisfy { action, observed in
        let all = engine.perform(action)
        let observations = all.filter { kinds.contains($0.kind.inManifest) }
        return ObservationOrder.agree(observed[...], observations[...])
      }
    }
  }
}

extension Simulation {
  /// Returns whether a condition is true of the engine under one of the readings, starting from its
  /// present state.
  ///
  /// A reading is skipped if an earlier one gave the same answers to all questions that were asked,
  /// because the engine would do the same.
  fileprivate func holds(
    under readings: [Reading], _ isTrue: (inout Simulation) -> Bool
  ) -> Bool {
    var tried: [Answers] = []
    for reading in readings {
      let isTried = tried.contains { answers in
        answers.taken.allSatisfy { answers.reading[$0] == (reading[$0] ?? 0) }
      }
      if isTried { continue }
      var engine = self
      engine.answers.preferred = reading
      if isTrue(&engine) { return true }
      tried.append(engine.answers)
    }
    return false
  }
}
