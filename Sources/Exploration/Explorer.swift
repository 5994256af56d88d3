package import Conformance
package import EngineKit
import Explanations
import ReferenceEngine
package import SpecModel

/// Runs an engine on generated scripts, and finds what is forbidden and what cannot be explained.
///
/// The scripts come in rounds. Within a round, any number may run at a time. What is learned about
/// the engine's answers, and what the scripts reached, is used from the next round on. So an
/// exploration with the same seed has the same findings, however many scripts the engine takes at a
/// time. If the engine hangs in a script, the results of later scripts of the round are dropped,
/// and the round continues after that script.
package struct Explorer: Sendable {
  private let judge: Judge
  let makers: [ScriptMaker]
  private let width: Int
  let shard: Shard
  let start: Exploration
  static let roundSize = 256

  /// The number of unanswered scripts after which an exploration ends.
  ///
  /// Each takes all the time that an engine may take, and more of them would show nothing new.
  static let patience = 16

  /// What an exploration does.
  package struct Plan: Sendable {
    /// The profiles to explore, in turns.
    package var profiles: [Profile]
    /// The seed of the scripts.
    package var seed: UInt64
    /// The part of the scripts that is made here; shards have no scripts in common.
    package var shard: Shard
    /// The cases to build on, in their profiles.
    package var cases: [PlannedCase]
    /// Whether every script builds on another one; if there are cases, on these.
    package var isSteered: Bool
    /// Whether the monitors are skipped for behavior that is soon explained.
    package var trustsExplanations: Bool
    /// What the suite has; nothing else is held against the engine.
    package var jurisdiction: Jurisdiction

    /// Creates a plan.
    package init(
      profiles: [Profile], seed: UInt64, shard: Shard = Shard(), cases: [PlannedCase] = [],
      isSteered: Bool = false, trustsExplanations: Bool = true,
      within jurisdiction: Jurisdiction = .everything
    ) {
      self.profiles = profiles
      self.seed = seed
      self.shard = shard
      self.cases = cases
      self.isSteered = isSteered
      self.trustsExplanations = trustsExplanations
      self.jurisdiction = jurisdiction
    }
  }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - other: Runs another engine; only the differences between the two are examined.
  ///   - plan: What to do.
  ///   - width: The number of scripts that the engine takes at a time.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil, _ plan: Plan, width: Int
  ) {
    judge = Judge(
      host, against: other, trustsExplanations: plan.trustsExplanations, within: plan.jurisdiction)
    makers = plan.profiles.map {
      ScriptMaker(in: $0, for: host.manifest, seed: plan.seed, isSteered: plan.isSteered)
    }
    self.width = max(width, 1)
    shard = plan.shard
    var corpus = Corpus()
    for (maker, profile) in zip(makers, plan.profiles) {
      for planned in plan.cases where planned.profile == profile.id {
        let made = maker.follow(planned.script)
        if !made.script.actions.isEmpty {
          corpus.add(case: made.script, reaching: made.transitions)
        }
      }
    }
    start = Exploration(from: corpus, seed: plan.seed, profiles: plan.profiles.map(\.id))
  }

  /// Runs the exploration.
  ///
  /// - Parameters:
  ///   - scripts: The maximum number of scripts, in all shards together.
  ///   - limit: The number of causes after which to stop.
  ///   - isTimeUp: Called before each round; returns whether to stop.
  ///   - progress: Called after each script, with the number of scripts that were run and the
  ///     findings before this round.
  /// - Returns: The findings, each cause once, shrunk.
  package func explore(
    scripts: Int, findings limit: Int = .max, until isTimeUp: () -> Bool = { false },
    progress: (Int, Exploration) -> Void = { _, _ in }
  ) async -> Exploration {
    var exploration = start
    let own = scripts / shard.count + (shard.index <= scripts % shard.count ? 1 : 0)
    // What a script is made from depends only on its round, and not on where the engine hangs.
    var corpus = start.corpus
    while exploration.scripts < own, exploration.causes.count < limit,
      exploration.timeouts < Self.patience, !isTimeUp()
    {
      let first = exploration.scripts
      if first.isMultiple(of: Self.roundSize) { corpus = exploration.corpus }
      let end = min(first - first % Self.roundSize + Self.roundSize, own)
      let preferred = exploration.answers.preferred
      let tried = await tried(first..<end, from: corpus, preferring: preferred) {
        progress(first + $0, exploration)
      }
      var isStopped = Task.isCancelled
      for (made, verdict) in tried {
        if case .stopped = verdict {
          isStopped = true
        } else {
          await take(made, verdict, preferring: preferred, upTo: limit, into: &exploration)
        }
      }
      // The engine answers no more.
      if isStopped { break }
    }
    return exploration
  }

  /// Runs one script of an exploration alone.
  ///
  /// Every script before it is made first, because it may build on any of them: hundreds of
  /// thousands take seconds. If the task is cancelled meanwhile, nothing is run.
  ///
  /// - Parameter number: The number of the script among those of all shards, counted from 0.
  /// - Returns: The result, or `nil` if the script belongs to another shard.
  package func explore(script number: Int) async -> Exploration? {
    let (own, rest) = (number - shard.index + 1).quotientAndRemainder(dividingBy: shard.count)
    guard own >= 0, rest == 0 else { return nil }
    let corpus = corpus(atRoundOf: own)
    if Task.isCancelled { return start }
    let made = made(own, from: corpus)
    var exploration = start
    let preferred = exploration.answers.preferred
    let verdict = await judge.verdict(on: made, preferring: preferred)
    await take(made, verdict, preferring: preferred, upTo: 1, into: &exploration)
    return exploration
  }

  /// Records the verdict on a script; a finding that looks new is shrunk.
  private func take(
    _ made: ScriptMaker.Made, _ verdict: Judge.Verdict, preferring preferred: Reading,
    upTo limit: Int, into exploration: inout Exploration
  ) async {
    // What is not looked at is not counted either.
    guard exploration.causes.count < limit else { return }
    exploration.corpus.add(made)
    guard let finding = exploration.note(verdict) else { return }
    let shrunk = judge.withAllowed(
      await Shrinker(judge, preferring: preferred, width: width).shrink(finding),
      preferring: preferred)
    if exploration.add(shrunk, from: finding.look) {
      exploration.add(neighbors: await explainedNeighbors(of: shrunk, preferring: preferred))
    }
  }

  /// Returns the scripts that are one reduction smaller than the script of a finding, and in which
  /// the engine does nothing wrong.
  private func explainedNeighbors(
    of finding: Finding, preferring preferred: Reading
  ) async -> [ExplainedScript] {
    // The engine does not answer, so its answers to similar scripts explain nothing.
    if case .failed = finding.kind { return [] }
    var explained: [ExplainedScript] = []
    for script in finding.script.reductions where !Task.isCancelled {
      if case .explained(let item) = await judge.verdict(on: script, preferring: preferred) {
        explained.append(item)
      }
    }
    return explained
  }

  /// Runs some scripts, and returns the verdicts up to the first script in which the engine hangs.
  private func tried(
    _ numbers: Range<Int>, from corpus: Corpus, preferring preferred: Reading,
    progress: (Int) -> Void
  ) async -> [(made: ScriptMaker.Made, verdict: Judge.Verdict)] {
    await withTaskGroup(of: (Int, ScriptMaker.Made, Judge.Verdict).self) { group in
      var tried: [Int: (ScriptMaker.Made, Judge.Verdict)] = [:]
      var next = numbers.lowerBound
      var end = numbers.upperBound
      func submit() {
        let own = next
        next += 1
        group.addTask {
          let made = made(own, from: corpus)
          return (own, made, await judge.verdict(on: made, preferring: preferred))
        }
      }
      while next < min(numbers.lowerBound + width, end) { submit() }
      while let (own, made, verdict) = await group.next() {
        tried[own] = (made, verdict)
        progress(tried.count)
        if verdict.isTimeout { end = min(end, own + 1) }
        if next < end, !Task.isCancelled { submit() }
      }
      return (numbers.lowerBound..<end).compactMap { tried[$0] }
    }
  }
}
