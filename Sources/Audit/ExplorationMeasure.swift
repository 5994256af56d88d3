package import Conformance
import EngineKit
import Explanations
import Exploration
import Monitors
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// How soon an exploration that knows no case finds each known mistake, how small it makes the script
/// that shows it, and whether it finds anything where there is nothing to be found.
package struct ExplorationMeasure: Sendable {
  /// What became of each mistake, in their order.
  package let trials: [Trial]
  /// What became of the scripts with the reference engine, each under a reading of its own.
  package let alarms: Alarms
  /// How many scripts there were for each mistake, at most.
  package let scripts: Int

  /// An engine with a known mistake, explored.
  package struct Trial: Sendable {
    /// The mistake.
    package let fault: Fault
    /// Which script showed it first, counted from 1; `nil` where none did.
    package var noticedBy: Int?
    /// Which script showed first that its own clause is broken, among others perhaps, counted from 1.
    package var namedBy: Int?
    /// Whether its own clause is the first that is told in one of twice as many scripts.
    package var isNamedFirst = false
    /// The clause that was told before its own where its own was seen first; `nil` where none was.
    package var toldBefore: String?
    /// What was told of the first that was found: a clause, or what was seen and not explained.
    package var told: String?
    /// How many actions the smallest script has that was made of the first.
    package var actions: Int?
    /// How many actions the shortest case has that notices it.
    package var shortestCase: Int?
  }

  /// What was said of an engine that keeps every rule.
  package struct Alarms: Sendable {
    /// How many scripts broke a clause; there should be none.
    package var breached = 0
    /// How many were not explained; there should be none.
    package var unexplained = 0
    /// How many were given up.
    package var undecided = 0
  }

  /// Explores engines with mistakes.
  ///
  /// - Parameters:
  ///   - suite: The suite whose profiles are explored, and whose cases the findings are compared with.
  ///   - faults: The mistakes.
  ///   - shard: Which part of the mistakes, and of the scripts of an engine without any.
  ///   - scripts: How many scripts are tried for each at most.
  ///   - seed: What the scripts follow from.
  package init(
    of suite: Suite, faults: [Fault] = Fault.all, shard: Shard = Shard(), scripts count: Int,
    seed: UInt64
  ) async {
    func part<Item>(of items: [Item]) -> [Item] {
      stride(from: shard.index - 1, to: items.count, by: shard.count).map { items[$0] }
    }
    let cases = AuditedCases(suite)
    let known = Set(suite.rules.map(\.id))
    let profiles = suite.profiles.filter { cases.profiles.contains($0.id) }
    let explorer = Explorer(
      InProcessHost(ReferenceAdapter()), Explorer.Plan(profiles: profiles, seed: seed), width: 1)
    let tries = await inParallel(explorer.scripts(count)) { Try($0) }
    trials = await inParallel(part(of: faults).filter { known.contains($0.rule) }) {
      await Trial($0, tries, cases)
    }
    // To explain an engine of which no answer is known takes a thousand times as long.
    alarms = await inParallel(part(of: Array(tries.prefix(300).enumerated()))) { index, item in
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

    /// What an engine does with it; `nil` where it does the same as the reference engine.
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
  /// Explores an engine with a mistake until its clause is seen to be broken.
  fileprivate init(
    _ fault: Fault, _ tries: [ExplorationMeasure.Try], _ cases: AuditedCases
  ) async {
    self.fault = fault
    let adapter = ReferenceAdapter(faults: [fault])
    let judge = Judge(InProcessHost(adapter))
    for (index, item) in tries.enumerated() where fault.profiles.contains(item.script.profile) {
      // What the reference engine does as well is explained.
      guard let transcript = item.otherTranscript(of: adapter) else { continue }
      let clauses = Monitors.firstBreaches(
        in: transcript, of: item.script, reporting: judge.kinds
      ).map(\.clause)
      if noticedBy == nil,
        case .found(let finding) = await judge.verdict(on: item.script, preferring: .default)
      {
        noticedBy = index + 1
        let small = await Shrinker(judge, preferring: .default, width: 1).shrink(finding)
        told = small.breach?.clause ?? "\(small.sort)"
        actions = small.script.actions.count
      }
      // Only the monitors name a clause: once something was found, nothing has to be explained.
      if namedBy == nil, clauses.contains(fault.clause) {
        namedBy = index + 1
        toldBefore = clauses.first
      }
      isNamedFirst = isNamedFirst || clauses.first == fault.clause
      if let namedBy, isNamedFirst || index >= 2 * namedBy { break }
    }
    shortestCase =
      cases.entries.filter {
        fault.profiles.contains($0.planned.profile)
          && !AuditedCases.differingSteps($0, adapter).isEmpty
      }.map(\.script.actions.count).min()
  }
}

extension ExplorationMeasure.Alarms {
  /// Looks at what the reference engine does with a script.
  fileprivate init(of script: Script, under reading: Reading) async {
    let judge = Judge(InProcessHost(ReferenceAdapter(reading: reading)))
    switch await judge.verdict(on: script, preferring: .default) {
    case .found(let finding) where finding.sort == .breached: breached = 1
    case .found: unexplained = 1
    case .undecided: undecided = 1
    case .explained, .same, .unsupported, .stopped: return
    }
  }

  fileprivate mutating func add(_ other: Self) {
    breached += other.breached
    unexplained += other.unexplained
    undecided += other.undecided
  }
}

extension Reading {
  /// Answers to all questions, each as likely as any other.
  fileprivate static func random(_ random: inout SeededGenerator) -> Reading {
    var reading = Reading.default
    for question in Reading.questions {
      reading[question] = Int.random(in: question.answerPlaces, using: &random)
    }
    return reading
  }
}
