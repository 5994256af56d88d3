package import Conformance
import EngineKit
import Exploration
import InAppMessages
import Monitors
import ReferenceEngine
import ReferenceFaults
package import SpecModel

/// How soon an exploration that knows no cases finds each fault, how small it makes the script that
/// shows the fault, and whether it finds anything in a correct engine.
package struct ExplorationMeasure: Sendable {
  /// The result for each defect, in their order.
  package let trials: [Trial]
  /// The results for the reference engine without faults, under a different reading for each
  /// script.
  package let alarms: Alarms
  /// The maximum number of scripts for each defect.
  package let scripts: Int

  /// The exploration of an engine with a defect.
  package struct Trial: Sendable {
    /// The defect.
    package let defect: KnownDefect
    /// The number of the first script that shows the defect, counted from 1, or `nil` if none does.
    package var noticedBy: Int?
    /// The number of the first script that shows a breach of the defect's clause, perhaps among
    /// others, counted from 1, or `nil` if none does.
    package var namedBy: Int?
    /// Whether the defect's clause is the first breach shown in one of twice as many scripts.
    package var isNamedFirst = false
    /// The breach shown before the defect's clause in the script that shows the clause first, or
    /// `nil`.
    package var shownBefore: String?
    /// The clause or the kind of finding that the first script with a finding shows.
    package var shownAs: String?
    /// The number of actions of the smallest script made from the first finding.
    package var actions: Int?
    /// The number of actions of the shortest case that notices the defect.
    package var shortestCase: Int?
  }

  /// The findings in an engine that keeps every rule.
  package struct Alarms: Sendable {
    /// The number of scripts that break a clause; 0 is right.
    package var breached = 0
    /// The number of scripts that are unexplained; 0 is right.
    package var unexplained = 0
    /// The number of scripts that are undecided.
    package var undecided = 0
  }

  /// Explores engines with a defect, and the reference engine without any.
  ///
  /// - Parameters:
  ///   - suite: The suite whose profiles are explored, and whose cases the findings are compared
  ///     with.
  ///   - defects: The defects, each of which one engine has.
  ///   - isBrief: Whether an exploration ends with the first script that shows the defect.
  ///   - shard: The part of the defects, and of the scripts for the reference engine, to explore.
  ///   - count: The maximum number of scripts for each engine.
  ///   - seed: The seed of the scripts.
  package init(
    of suite: Suite, defects: [KnownDefect] = Fault.all.map { KnownDefect($0) },
    isBrief: Bool = false, shard: Shard = Shard(), scripts count: Int, seed: UInt64
  ) async {
    let cases = AuditedCases(suite)
    let known = Set(suite.rules.map(\.id))
    let profiles = suite.profiles.filter { cases.profiles.contains($0.id) }
    let explorer = Explorer(
      InProcessHost(ReferenceAdapter()), Explorer.Plan(profiles: profiles, seed: seed), width: 1)
    let tries = await inParallel(explorer.scripts(count)) { Try($0) }
    let own = defects.filter { known.contains(Clause.rule(of: $0.clause)) }
    trials = await inParallel(shard.part(of: own)) {
      await Trial($0, tries, cases, isBrief: isBrief)
    }
    // Explaining an engine whose answers are all unknown takes a thousand times as long.
    alarms = await inParallel(shard.part(of: Array(tries.prefix(300).enumerated()))) {
      index, item in
      var random = SeededGenerator(seed: seed, stream: index)
      return await Alarms(of: item.script, under: .random(&random))
    }.reduce(into: Alarms()) { $0.add($1) }
    scripts = count
  }

  /// A script, and what the reference engine does with it.
  fileprivate struct Try: Sendable {
    let script: Script
    let setup: EngineSetup
    let transcript: Transcript?

    init(_ script: Script) {
      self.script = script
      setup = EngineSetup(script)
      transcript = Self.transcript(of: script, setup, ReferenceAdapter())
    }

    /// Returns what an engine does with the script, or `nil` if it does the same as the reference
    /// engine.
    func otherTranscript(of adapter: ReferenceAdapter) -> Transcript? {
      let other = Self.transcript(of: script, setup, adapter)
      return other == transcript ? nil : other
    }

    private static func transcript(
      of script: Script, _ setup: EngineSetup, _ adapter: ReferenceAdapter
    ) -> Transcript? {
      guard var engine = try? adapter.simulation(for: setup) else { return nil }
      return Transcript(observations: script.actions.map { engine.perform($0) })
    }
  }
}

extension ExplorationMeasure.Trial {
  /// Explores an engine with a defect until the breach of the defect's clause is seen.
  fileprivate init(
    _ defect: KnownDefect, _ tries: [ExplorationMeasure.Try], _ cases: AuditedCases, isBrief: Bool
  ) async {
    self.defect = defect
    let adapter = defect.adapter
    let judge = Judge(InProcessHost(adapter))
    for (index, item) in tries.enumerated() where defect.isPossible(in: item.script.profile) {
      // What the reference engine does as well is explained.
      guard let transcript = item.otherTranscript(of: adapter) else { continue }
      let clauses = Monitors.firstBreaches(
        in: transcript, of: item.script, reporting: judge.kinds, within: .everything
      ).map(\.clause)
      if noticedBy == nil,
        case .found(let finding) = await judge.verdict(on: item.script, preferring: .default)
      {
        noticedBy = index + 1
        shownAs = finding.breach?.clause ?? "\(finding.sort)"
        if !isBrief {
          let small = await Shrinker(judge, preferring: .default, width: 1).shrink(finding)
          shownAs = small.breach?.clause ?? "\(small.sort)"
          actions = small.script.actions.count
        }
      }
      // Only the monitors name clauses, so nothing has to be explained after the first finding.
      if namedBy == nil, clauses.contains(defect.clause) {
        namedBy = index + 1
        shownBefore = clauses.first
      }
      isNamedFirst = isNamedFirst || clauses.first == defect.clause
      if isBrief, noticedBy != nil { return }
      if let namedBy, isNamedFirst || index >= 2 * namedBy { break }
    }
    shortestCase =
      cases.entries.filter {
        defect.isPossible(in: $0.planned.profile)
          && !AuditedCases.differingSteps($0, adapter).isEmpty
      }.map(\.script.actions.count).min()
  }
}

extension ExplorationMeasure.Alarms {
  /// Judges what the reference engine does with a script.
  fileprivate init(of script: Script, under reading: Reading) async {
    let judge = Judge(InProcessHost(ReferenceAdapter(reading: reading)))
    switch await judge.verdict(on: script, preferring: .default) {
    case .found(let finding) where finding.sort == .breached: breached = 1
    case .found: unexplained = 1
    case .undecided, .open: undecided = 1
    case .explained, .same, .accepted, .unsupported, .refused, .unjudged, .stopped: return
    }
  }

  fileprivate mutating func add(_ other: Self) {
    breached += other.breached
    unexplained += other.unexplained
    undecided += other.undecided
  }
}

extension Reading {
  /// Returns a reading with random answers to all questions, each answer equally likely.
  fileprivate static func random(_ random: inout SeededGenerator) -> Reading {
    var reading = Reading.default
    for question in Reading.questions {
      reading[question] = Int.random(in: question.answerPlaces, using: &random)
    }
    return reading
  }
}
