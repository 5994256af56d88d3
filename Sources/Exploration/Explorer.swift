package import Conformance
package import EngineKit
import InAppMessages
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
  let judge: Judge
  let makers: [ScriptMaker]
  let width: Int
  let shard: Shard
  package let start: Exploration
  /// The cases with which an exploration in words of the suite's own begins.
  private let opening: [PlannedCase]
  static let roundSize = 256

  /// The number of unanswered scripts after which an exploration ends.
  ///
  /// Each takes all the time that an engine may take, and more of them would show nothing new.
  static let patience = 16

  /// The number of scripts in which the engine's process ended or broke the protocol after which an
  /// exploration ends: each starts a new process, and more of them would show nothing new.
  static let crashPatience = 200

  /// The number of scripts after which an exploration ends if the engine supports none.
  static let refusalPatience = 512

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
    /// The words of the suite's own; `nil` if all are built in.
    package var words: SuiteWords?
    /// The answers that the engine is held to, by the id of the profile.
    private(set) var pinned: [String: PinnedReading] = [:]
    /// What may be spent on findings.
    package var effort: Effort

    /// Creates a plan.
    package init(
      profiles: [Profile], seed: UInt64, shard: Shard = Shard(), cases: [PlannedCase] = [],
      isSteered: Bool = false, trustsExplanations: Bool = true,
      within jurisdiction: Jurisdiction = .everything, words: SuiteWords? = nil
    ) {
      self.words = words
      effort = words == nil ? Effort() : .ofOwnWords
      self.profiles = profiles
      self.seed = seed
      self.shard = shard
      self.cases = cases
      self.isSteered = isSteered
      self.trustsExplanations = trustsExplanations
      self.jurisdiction = jurisdiction
    }

    /// Holds the engine to the pinned answers to a suite's questions.
    package mutating func hold(to answers: PinnedAnswers, of suite: Suite) {
      for profile in profiles {
        pinned[profile.id] = PinnedReading(answers, in: profile.id, of: suite)
      }
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
      host, against: other, trustsExplanations: plan.trustsExplanations,
      within: plan.jurisdiction, words: plan.words, pinned: plan.pinned)
    makers = plan.profiles.map { profile in
      ScriptMaker(
        in: profile, for: host.manifest, seed: plan.seed, isSteered: plan.isSteered,
        words: plan.words,
        cases: plan.words == nil
          ? [] : plan.cases.filter { $0.profile == profile.id }.map(\.script))
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
    var start = Exploration(
      from: corpus, seed: plan.seed, profiles: plan.profiles.map(\.id),
      isOfOwnWords: plan.words != nil)
    start.effort = plan.effort
    self.start = start
    opening = plan.openingCases
  }

  /// Runs the exploration.
  ///
  /// Scripts with what the engine was seen not to support are made, so that each script depends on its
  /// number and not on the engine, but not run.
  ///
  /// - Parameters:
  ///   - scripts: The maximum number of scripts that are run, in all shards together.
  ///   - limit: The number of causes after which to stop.
  ///   - isTimeUp: Called when some scripts are done; returns whether to stop.
  ///   - news: Called with each finding that has not much in common with any before it, when it is as
  ///     small as it will be.
  ///   - progress: Called after each script, with the number of scripts that were run and the
  ///     findings before this round.
  /// - Returns: The findings, each cause once, shrunk.
  package func explore(
    scripts: Int, findings limit: Int = .max, until isTimeUp: () -> Bool = { false },
    news: (Finding) -> Void = { _ in }, progress: (Int, Exploration) -> Void = { _, _ in }
  ) async -> Exploration {
    var exploration = start
    let own = scripts / shard.count + (shard.index <= scripts % shard.count ? 1 : 0)
    exploration.hadNone = own == 0
    await exploration.opening.run(
      Array(opening.prefix(own)), on: judge.host, against: judge.other, within: judge.jurisdiction,
      width: width, until: isTimeUp)
    while exploration.scripts < own, exploration.causes.count < limit, exploration.isPromising,
      !exploration.refusesNearlyEverything
    {
      if isTimeUp() {
        exploration.ranOutOfTime = true
        break
      }
      let first = exploration.made
      // What a script is made from depends only on its round, and not on where the engine hangs.
      if first.isMultiple(of: Self.roundSize) { exploration.startRound() }
      let (done, most) = (exploration.scripts, own - exploration.scripts)
      let tried = await tried(
        first..<first - first % Self.roundSize + Self.roundSize, atMost: most,
        after: exploration, until: isTimeUp
      ) { progress(done + $0, exploration) }
      // The engine answers no more.
      var isStopped = Task.isCancelled
      for script in tried {
        let made = script.made
        guard let first = script.first else {
          exploration.corpus.add(made)
          exploration.skip()
          continue
        }
        if case .stopped = first.verdict {
          isStopped = true
        } else {
          await take(
            made, first, upTo: limit, until: isTimeUp, news: news, into: &exploration)
        }
      }
      if isStopped { break }
    }
    return exploration
  }

  /// Whether a script belongs to this shard.
  ///
  /// - Parameter number: The number of the script among those of all shards, counted from 0.
  package func makes(script number: Int) -> Bool {
    number >= shard.index - 1 && (number - shard.index + 1).isMultiple(of: shard.count)
  }

  /// Runs one script of an exploration alone.
  ///
  /// Every script before it is made first, because it may build on any of them: hundreds of
  /// thousands take seconds. If the task is cancelled meanwhile, nothing is run.
  ///
  /// - Parameter number: The number of the script among those of all shards, counted from 0.
  /// - Returns: The result, or `nil` if the script belongs to another shard.
  package func explore(script number: Int) async -> Exploration? {
    guard makes(script: number) else { return nil }
    let own = (number - shard.index + 1) / shard.count
    let corpus = corpus(atRoundOf: own)
    if Task.isCancelled { return start }
    let made = made(own, from: corpus)
    var exploration = start
    let first = await judge.firstVerdicts(
      on: [made], preferring: exploration.answers.preferred, within: exploration.effort)
    // What was left larger among many findings is made as small as it can be.
    exploration.effort = .unlimited
    await take(made, first[0], upTo: 1, into: &exploration)
    return exploration
  }

  /// Records the verdict on a script, once it is settled; a finding that looks new is shrunk.
  private func take(
    _ made: ScriptMaker.Made, _ first: Judge.First, upTo limit: Int,
    until isTimeUp: () -> Bool = { false }, news: (Finding) -> Void = { _ in },
    into exploration: inout Exploration
  ) async {
    // What is not looked at is not counted either.
    guard exploration.causes.count < limit else { return }
    exploration.corpus.add(made)
    let preferred = exploration.answers.preferred
    // Who wants to stop gets what is known, and waits for nothing else.
    let isOver = Task.isCancelled || isTimeUp()
    let settled =
      isOver
      ? first.verdict : judge.settled(first, preferring: preferred, within: &exploration.effort)
    guard var finding = exploration.note(settled, on: made.script) else { return }
    let look = finding.look
    if isOver {
      finding.isShrunk = false
    } else {
      if finding.breach != nil, exploration.isOfNewKind(look) { exploration.effort.reserve() }
      finding = await Shrinker(judge, preferring: preferred, width: width)
        .shrink(finding, within: &exploration.effort)
      finding = judge.withAllowed(finding, preferring: preferred, within: &exploration.effort)
    }
    guard exploration.add(finding, from: look) else { return }
    if exploration.isFirstOfItsKind(look) { news(finding) }
    if isOver || isTimeUp() { return }
    let neighbors = await explainedNeighbors(
      of: finding, preferring: preferred, within: &exploration.effort)
    exploration.add(neighbors: neighbors)
  }

  /// Returns the scripts that are one reduction smaller than the script of a finding, and in which
  /// the engine does nothing wrong.
  private func explainedNeighbors(
    of finding: Finding, preferring preferred: Reading, within effort: inout Effort
  ) async -> [ExplainedScript] {
    // The engine does not answer, so its answers to similar scripts explain nothing.
    if case .failed = finding.kind { return [] }
    // Nothing explains scripts with words of the suite's own.
    if finding.script.given.own.words != nil { return [] }
    var explained: [ExplainedScript] = []
    for script in finding.script.reductions where !Task.isCancelled && !effort.isSpent {
      if let item = await judge.explained(script, preferring: preferred, within: &effort) {
        explained.append(item)
      }
    }
    return explained
  }
}

extension Exploration {
  /// Whether more scripts may show something new.
  fileprivate var isPromising: Bool {
    timeouts < Explorer.patience && crashes < Explorer.crashPatience && !refusesEverything
  }

  /// Whether the engine has supported none of many scripts.
  var refusesEverything: Bool { refused == scripts && scripts >= Explorer.refusalPatience }

  /// Whether many more scripts had to be made than the engine supports.
  var refusesNearlyEverything: Bool { made / 20 > max(scripts, Explorer.roundSize) }
}
