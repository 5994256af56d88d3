import Conformance
import EngineKit
import Exploration
import Monitors
import ReferenceEngine
package import ReferenceFaults
package import SpecModel
import Synchronization

/// The proof that the two judges agree: the monitors, which say what is forbidden, and the reference
/// engine with its faults, which says what is allowed.
package struct JudgesProof: Sendable {
  /// The objections of monitors to the reference engine: the monitor asks too much, or the engine
  /// is wrong.
  package let falseAlarms: [FalseAlarm]
  /// The faults that the monitor of their clause does not see, and that are not listed as unseen.
  package let blind: [Fault]
  /// The faults that are listed as unseen although the monitor of their clause sees them.
  package let seenAfterAll: [Fault]
  /// The number of faults that were tried, and how many of them are listed as unseen.
  package let faults: (tried: Int, listed: Int)
  /// The number of runs of the reference engine without a fault.
  package let runs: Int
  /// The cases that fail without a visible breach of a clause, in the order of the suite.
  package let conventions: [Convention]
  /// The number of failures of a case because of a fault.
  package let failures: Int

  /// An objection of a monitor to an engine that keeps every rule.
  package struct FalseAlarm: Sendable {
    /// The id of the case or script, with its profile.
    package let script: String
    /// The answers that differ from the default, as `question=answer`.
    package let answers: [String]
    /// The breach that the monitor reports.
    package let breach: Breach
  }

  /// A case that fails for some faults although no monitor sees a breach: it relies on a convention
  /// of the suite.
  package struct Convention: Sendable {
    /// The id of the case.
    package let caseID: String
    /// The ids of the faults that the case notices without a visible breach, each once.
    package let faults: [String]
  }

  /// The number of random scripts in each profile, of ways through a script that are tried, and of
  /// ways with different outcomes that are watched.
  private static let (scripts, ways, watchedWays) = (150, 64, 4)
  /// The number of further random scripts in each profile, in which deliveries take time.
  private static let lateScripts = 50

  init(
    _ cases: AuditedCases, of suite: Suite, _ second: SecondProof, needsFaults: Bool
  ) async {
    let profiles = suite.profiles.filter { cases.profiles.contains($0.id) }
    let jurisdiction = Jurisdiction(of: suite)
    guard !jurisdiction.isForeign else {
      (falseAlarms, blind, seenAfterAll, conventions) = ([], [], [], [])
      (faults, runs, failures) = ((0, 0), 0, 0)
      return
    }
    var random: [WatchedScript] = []
    for profile in profiles { random += await Self.random(in: profile) }
    let own = await inParallel(cases.entries.map(\.planned.script)) { Self.watched($0) }
    let watched = own + random
    falseAlarms = watched.compactMap(\.alarm).filter { jurisdiction.has(clause: $0.breach.clause) }
    runs = watched.reduce(0) { $0 + $1.runs }

    let sightings = await inParallel(Self.inputs(second, cases)) { $0.sighting() }
    failures = sightings.reduce(0) { $0 + $1.failures }
    conventions = Self.conventions(sightings, of: suite)
    guard needsFaults else {
      (blind, seenAfterAll, faults) = ([], [], (0, 0))
      return
    }
    var seen: Set<String> = []
    for sighting in sightings where sighting.isSeen { seen.insert(sighting.fault.id) }
    let tried = sightings.map(\.fault).uniqued(by: \.id)
    let unseen = tried.filter { !seen.contains($0.id) }
    let listed = UnseenFaults.ids
    seenAfterAll = tried.filter { seen.contains($0.id) && listed.contains($0.id) }
    // A fault that no case of its rule shows may show in another script.
    let scripts = (random + own).map(\.script)
    let isBlind = await inParallel(unseen) { fault in
      !listed.contains(fault.id) && !scripts.contains { Self.sees(fault, on: $0) }
    }
    blind = zip(unseen, isBlind).filter(\.1).map(\.0)
    faults = (tried.count, tried.count { listed.contains($0.id) })
  }

  // MARK: The reference engine breaks no clause

  /// A script, and the result of watching the reference engine on it.
  private struct WatchedScript {
    let script: Script
    /// The objection of a monitor.
    var alarm: FalseAlarm?
    /// The number of runs of the engine.
    var runs = 0
  }

  /// The random scripts of each profile.
  ///
  /// They do not depend on a suite, so a process that audits several suites watches them once.
  private static let randomByProfile = Mutex<[Profile: Task<[WatchedScript], Never>]>([:])

  /// Watches the reference engine on random scripts.
  private static func random(in profile: Profile) async -> [WatchedScript] {
    let watching = randomByProfile.withLock { known in
      if let task = known[profile] { return task }
      let task = Task {
        var manifest = ReferenceAdapter().manifest
        let late = ScriptGenerator(in: profile, for: manifest, seed: 1)
        manifest.actions = Action.Kind.presumed
        let usual = ScriptGenerator(in: profile, for: manifest, seed: 1)
        let scripts =
          (0..<Self.scripts).map(usual.script) + (0..<Self.lateScripts).map(late.script)
        return await inParallel(scripts) { Self.watched($0) }
      }
      known[profile] = task
      return task
    }
    return await watching.value
  }

  /// Watches the reference engine on some of the ways that the open questions allow.
  private static func watched(_ script: Script) -> WatchedScript {
    guard let ways = try? Ways(through: script, atMost: ways) else {
      return WatchedScript(script: script)
    }
    let different = ways.all.uniqued(by: \.transcript)
    let some = stride(from: 0, to: different.count, by: (different.count - 1) / watchedWays + 1)
      .map { different[$0] }
    for way in some {
      let breaches = Monitors.breaches(
        in: way.transcript, of: script, reporting: Set(Observation.Kind.inManifests),
        within: .everything)
      if let breach = breaches.first {
        let alarm = FalseAlarm(
          script: "\(script.caseID) [\(script.profile)]", answers: way.reading.otherAnswers,
          breach: breach)
        return WatchedScript(script: script, alarm: alarm, runs: some.count)
      }
    }
    return WatchedScript(script: script, runs: some.count)
  }

  // MARK: Each fault breaks its own clause

  private static func sees(_ fault: Fault, on script: Script) -> Bool {
    fault.profiles.contains(script.profile)
      && ReferenceAdapter(faults: [fault]).breaches(in: script)
        .contains { $0.clause == fault.clause }
  }

  private static func inputs(_ second: SecondProof, _ cases: AuditedCases) -> [FaultTrial] {
    let entries = Dictionary(
      cases.entries.map { ($0.planned.id, $0) }, uniquingKeysWith: { first, _ in first })
    return second.trials.map { trial in
      FaultTrial(
        fault: trial.fault,
        entries: trial.catches.compactMap {
          entries[PlannedCase($0.case, profile: trial.profile).id]
        })
    }
  }

  // MARK: Each expectation rests on a clause

  private static func conventions(
    _ sightings: [FaultTrial.Sighting], of suite: Suite
  ) -> [Convention] {
    var faults: [String: [String]] = [:]
    for sighting in sightings {
      for id in sighting.withoutBreach where faults[id]?.contains(sighting.fault.id) != true {
        faults[id, default: []].append(sighting.fault.id)
      }
    }
    return suite.cases.compactMap { item in
      faults[item.id].map { Convention(caseID: item.id, faults: $0) }
    }
  }
}

/// A fault in a profile, and the cases that notice it.
private struct FaultTrial: Sendable {
  let fault: Fault
  let entries: [AuditedCases.Entry]

  /// The results of the monitors for an engine with the fault.
  struct Sighting: Sendable {
    let fault: Fault
    /// Whether the monitor of the fault's clause sees it.
    var isSeen = false
    /// The number of cases that the engine fails.
    var failures = 0
    /// The ids of the failed cases without a visible breach.
    var withoutBreach: [String] = []
  }

  func sighting() -> Sighting {
    var sighting = Sighting(fault: fault, failures: entries.count)
    let adapter = ReferenceAdapter(faults: [fault])
    for entry in entries {
      let breaches = adapter.breaches(in: entry.planned.script)
      if breaches.isEmpty { sighting.withoutBreach.append(entry.planned.case.id) }
      if breaches.contains(where: { $0.clause == fault.clause }) { sighting.isSeen = true }
    }
    return sighting
  }
}

extension ReferenceAdapter {
  /// Returns the clauses that the engine is seen to break in a script.
  fileprivate func breaches(in script: Script) -> [Breach] {
    guard var simulation = try? simulation(of: script) else { return [] }
    let transcript = Transcript(observations: script.actions.map { simulation.perform($0) })
    return Monitors.breaches(
      in: transcript, of: script, reporting: Set(Observation.Kind.inManifests), within: .everything)
  }
}
