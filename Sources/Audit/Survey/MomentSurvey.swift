package import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// A survey of what an engine can do wrong at a moment: every meaningful intervention, run on the cases of a
/// suite and on random scripts.
///
/// Interventions that do the same in all scripts are one class.
package struct MomentSurvey: Sendable {
  /// The interventions that were tried.
  package let edits: [Intervention]
  /// The classes of those that differ from the reference engine in some script, in the order of the first of
  /// each.
  package let classes: [EditClass]
  /// The number of scripts.
  package let scripts: Int

  /// Makes a survey.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - count: The number of random scripts. They show what can go wrong at moments that no case has, so only
  ///     interventions are tried in them that have no circumstance, and make no difference in any case.
  ///   - seed: The seed of these.
  ///   - edits: The interventions to try.
  ///   - faults: The faults that are known.
  package init(
    of suite: Suite, random count: Int, seed: UInt64, edits: [Intervention] = Intervention.product,
    knowing faults: [Fault] = Fault.all
  ) async {
    let moments = edits.map(\.moment).uniqued(by: \.self)
    let places = Dictionary(uniqueKeysWithValues: moments.enumerated().map { ($1, $0) })
    let scripts = await SurveyedScript.all(
      of: suite, random: count, seed: seed, watchingFor: moments)
    let ofCases = scripts.indices.filter { scripts[$0].case != nil }
    let random = scripts.indices.filter { scripts[$0].case == nil }
    let trials = await inParallel(edits) { edit in
      let moment = places[edit.moment] ?? 0
      let adapter = ReferenceAdapter { $0.interventions = [edit] }
      let trial = { (places: [Int]) in
        EditTrial(
          adapter, on: scripts,
          at: places.filter { edit.happens(inRunWith: scripts[$0].moments[moment] ?? 0) })
      }
      let inCases = trial(ofCases)
      return inCases.differing.isEmpty && edit.circumstances.isEmpty ? trial(random) : inCases
    }
    let known = await Self.known(faults, scripts, at: ofCases)
    let groups = Dictionary(grouping: edits.indices.filter { !trials[$0].differing.isEmpty }) {
      trials[$0].digests
    }
    classes = await inParallel(groups.values.sorted { $0[0] < $1[0] }) { members in
      EditClass(members.map { edits[$0] }, trials[members[0]], on: scripts, among: known)
    }
    self.edits = edits
    self.scripts = scripts.count
  }

  /// The faults that change something in some case, by profile and by what they change.
  private static func known(
    _ faults: [Fault], _ scripts: [SurveyedScript], at places: [Int]
  ) async -> [String: [Int: [String]]] {
    let trials = await inParallel(faults) { fault in
      EditTrial(
        ReferenceAdapter(faults: [fault]), on: scripts,
        at: places.filter { fault.profiles.contains(scripts[$0].script.profile) })
    }
    var known: [String: [Int: [String]]] = [:]
    for (fault, trial) in zip(faults, trials) {
      for (profile, digest) in trial.digests {
        known[profile, default: [:]][digest, default: []].append(fault.id)
      }
    }
    return known
  }
}
