package import Conformance
package import EngineKit
import ReferenceEngine
package import SpecModel

/// Lets an engine go through scripts that nobody wrote, and finds what is forbidden and what cannot be
/// explained.
///
/// The scripts come in rounds. Within a round any number may be under way; what is learned of the
/// engine's answers, and what the scripts reached, is used from the next round on, so that an
/// exploration with the same seed finds the same, however many scripts the engine takes at a time. A
/// round ends with the first script in which the engine hangs.
package struct Explorer: Sendable {
  private let judge: Judge
  let makers: [ScriptMaker]
  private let width: Int
  let shard: Shard
  let start: Exploration
  static let roundSize = 256

  /// After how many scripts without an answer an exploration ends: each takes all the time that an
  /// engine may take, and more of them would say nothing new.
  static let patience = 16

  /// What an exploration does.
  package struct Plan: Sendable {
    /// The profiles to explore, in turns.
    package var profiles: [Profile]
    /// What the scripts follow from.
    package var seed: UInt64
    /// Which part of the scripts is made here; no other part has one of them.
    package var shard: Shard
    /// The cases to build on, in their profiles.
    package var cases: [PlannedCase]
    /// Whether every script builds on others; where there are cases, on these.
    package var isSteered: Bool
    /// Whether the monitors are not asked about what is soon explained.
    package var trustsExplanations: Bool

    /// Creates a plan.
    package init(
      profiles: [Profile], seed: UInt64, shard: Shard = Shard(), cases: [PlannedCase] = [],
      isSteered: Bool = false, trustsExplanations: Bool = true
    ) {
      self.profiles = profiles
      self.seed = seed
      self.shard = shard
      self.cases = cases
      self.isSteered = isSteered
      self.trustsExplanations = trustsExplanations
    }
  }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - host: What runs the engine.
  ///   - other: What runs another engine: only what the two do differently is looked at.
  ///   - plan: What to do.
  ///   - width: How many scripts the engine takes at a time.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil, _ plan: Plan, width: Int
  ) {
    judge = Judge(host, against: other, trustsExplanations: plan.trustsExplanations)
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

  /// Explores.
  ///
  /// - Parameters:
  ///   - scripts: How many scripts at most, in all shards together.
  ///   - limit: After how many causes to stop.
  ///   - isTimeUp: Asked before each round.
  ///   - progress: Called after each script, with how many were run, and what was found before this
  ///     round.
  /// - Returns: What was found, each cause once, shrunk.
  package func explore(
    scripts: Int, findings limit: Int = .max, until isTimeUp: () -> Bool = { false },
    progress: (Int, Exploration) -> Void = { _, _ in }
  ) async -> Exploration {
    var exploration = start
    let own = scripts / shard.count + (shard.index <= scripts % shard.count ? 1 : 0)
    while exploration.scripts < own, exploration.causes.count < limit,
      exploration.timeouts < Self.patience, !isTimeUp()
    {
      let count = min(Self.roundSize, own - exploration.scripts)
      let first = exploration.scripts
      let preferred = exploration.answers.preferred
      let tried = await tried(
        first..<first + count, from: exploration.corpus, preferring: preferred
      ) { progress(first + $0, exploration) }
      let shrinker = Shrinker(judge, preferring: preferred, width: width)
      for (made, verdict) in tried {
        if case .stopped = verdict { continue }
        exploration.corpus.add(made)
        guard let finding = exploration.note(verdict), exploration.causes.count < limit else {
          continue
        }
        let shrunk = judge.withAllowed(
          await shrinker.shrink(finding), preferring: preferred)
        exploration.add(shrunk, from: finding.look)
      }
      if Task.isCancelled { break }
    }
    return exploration
  }

  /// What comes of some scripts, up to the first in which the engine hangs.
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
