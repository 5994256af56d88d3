package import EngineKit
package import ReferenceEngine
package import SpecModel

/// Decides whether an engine's behavior can be explained: whether the reference engine does the
/// same under *some* combination of answers to the open questions.
///
/// The reference engine runs the script and is compared with the transcript. Where it asks a
/// question that is still open, the path branches into one for each answer; a path ends at the
/// first action whose outcome differs from the engine's report. The preferred answers come first,
/// so that an engine with known answers is explained by one run. Then answers are changed where the
/// path ended (``Guesses``). If that does not find an explanation, all paths are tried in turn
/// (``ExplanationSearch``); as long as these are not through, guesses from other answers take turns
/// with them. Which of the two is soon done differs from script to script, and by a factor of
/// thousands.
///
/// Some questions may be answered differently each time they are asked. Paths on which they are
/// come last in each turn.
package struct Explainer: Sendable {
  /// The number of actions performed per action of the script before the result is *undecided*.
  package static let defaultBudget = 2_000

  /// The number of actions performed per action of the script to guess the answers from one start.
  ///
  /// A guess that takes longer is rarely right, and one from other answers costs less.
  package static let defaultGuesses = 60
  /// The number of actions performed per action of the script for a quick guess only.
  package static let quick = 15
  /// The number of actions performed per action of the script for a guess when many were in vain.
  package static let quickest = 3
  /// The number of actions performed per action of the script to try all paths in the first turn; with each
  /// further one, four times as many.
  private static let soon = 25
  /// The largest number of turns with a guess from other answers.
  private static let mostTurns = 3

  private let adapter: ReferenceAdapter
  private let budget: Int
  private let guesses: Int

  /// Creates an explainer.
  ///
  /// - Parameters:
  ///   - adapter: The reference engine, whose reading fixes no answer.
  ///   - budget: The number of actions performed per action of the script.
  ///   - guesses: The number of actions performed per action of the script to guess the answers.
  package init(
    _ adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    budget: Int = Explainer.defaultBudget, guesses: Int = Explainer.defaultGuesses
  ) {
    self.adapter = adapter
    self.guesses = min(guesses, budget)
    self.budget = budget
  }

  /// The same explainer, which tries all paths at once: for what was guessed at in vain, or is known to
  /// break a rule.
  package var withoutGuesses: Explainer {
    Explainer(adapter, budget: budget, guesses: 0)
  }

  /// Explains an engine's behavior.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports; others are ignored.
  ///   - preferred: The answers to try first.
  /// - Throws: ``UnsupportedAction`` if the reference engine does not follow the profile.
  package func explain(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading = .default
  ) throws(UnsupportedAction) -> Explanation {
    var allowance = Int.max
    return try explain(
      transcript, of: script, reporting: kinds, preferring: preferred, atMost: &allowance)
  }

  /// Explains an engine's behavior, or gives up when an allowance is used up.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports; others are ignored.
  ///   - preferred: The answers to try first.
  ///   - allowance: The number of actions that may be performed, in all scripts together; what was
  ///     performed is subtracted.
  /// - Throws: ``UnsupportedAction`` if the reference engine does not follow the profile.
  package func explain(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading = .default, atMost allowance: inout Int
  ) throws(UnsupportedAction) -> Explanation {
    let run = ObservedRun(transcript, of: script, reporting: kinds)
    var start = try adapter.simulation(for: EngineSetup(script))
    start.answers.preferred = preferred
    let freedoms = Answers.freedoms.filter { start.answers.reading[$0] == nil }
    var alike = start
    alike.answers.decideAlike()
    var starts = [alike]
    if alike.answers.reading != start.answers.reading {
      start.answers.prepareToDecideAnew()
      starts.append(start)
    }
    let count = script.actions.count
    var searches = starts.map { ExplanationSearch(run, from: $0) }
    for turn in 0...turns(within: allowance / max(count, 1)) {
      for (index, start) in starts.enumerated() where !searches[index].isOver {
        let open = index == 0 ? freedoms : []
        if let reading = guess(run, from: start.scattered(turn), count, &allowance) {
          return .explained(leaving(open, openIn: reading))
        }
        let limit = min(Self.soon << (2 * turn), budget)
        if case .explained(let reading) = searches[index].go(atMost: limit * count, &allowance) {
          return .explained(leaving(open, openIn: reading))
        }
      }
    }
    for index in searches.indices {
      switch searches[index].go(atMost: budget * count, &allowance) {
      case .explained(let reading):
        return .explained(leaving(index == 0 ? freedoms : [], openIn: reading))
      case .undecided: return .undecided
      case .unexplained: continue
      }
    }
    return .unexplained(searches[0].divergence)
  }

  /// The number of turns with a guess from other answers.
  ///
  /// All guesses take at most half of the budget, and a quarter of what is allowed: what nothing explains is
  /// known only if all paths have been tried.
  ///
  /// - Parameter allowed: The number of actions that may be performed per action of the script.
  private func turns(within allowed: Int) -> Int {
    guard guesses > 0 else { return 0 }
    return min(budget / guesses / 2, allowed / guesses / 8, Self.mostTurns)
  }

  /// Explains an engine's behavior if the preferred answers or a few others do, which are the first
  /// guesses of ``explain(_:of:reporting:preferring:)``.
  ///
  /// - Parameters:
  ///   - transcript: What the engine reported: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports; others are ignored.
  ///   - preferred: The answers to try first.
  ///   - limit: The number of actions performed per action of the script.
  ///   - performed: What counts the actions that are performed.
  /// - Returns: Answers that explain it; `nil` if none were found, which does not mean that there
  ///   are none.
  /// - Throws: ``UnsupportedAction`` if the reference engine does not follow the profile.
  package func guess(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading = .default, atMost limit: Int = Explainer.quick,
    counting performed: inout Int
  ) throws(UnsupportedAction) -> Reading? {
    var start = try adapter.simulation(for: EngineSetup(script))
    start.answers.preferred = preferred
    let freedoms = Answers.freedoms.filter { start.answers.reading[$0] == nil }
    start.answers.decideAlike()
    var guess = Guesses(
      ObservedRun(transcript, of: script, reporting: kinds), from: start,
      atMost: min(limit, guesses) * script.actions.count)
    defer { performed += guess.performed }
    return guess.explanation().map { leaving(freedoms, openIn: $0) }
  }

  private func guess(
    _ run: ObservedRun, from start: Simulation, _ count: Int, _ allowance: inout Int
  ) -> Reading? {
    var guess = Guesses(run, from: start, atMost: min(guesses * count, allowance))
    defer { allowance -= guess.performed }
    return guess.explanation()
  }

  private func leaving(_ questions: [Reading.Question], openIn reading: Reading) -> Reading {
    var reading = reading
    for question in questions { reading[question] = nil }
    return reading
  }
}

extension Simulation {
  /// The engine that prefers other answers in each turn but the first.
  fileprivate func scattered(_ turn: Int) -> Simulation {
    var engine = self
    if turn > 0 { engine.answers.preferred = .scattered(around: answers.preferred, turn - 1) }
    return engine
  }
}

extension Reading {
  /// Returns answers of which about half differ from the given ones, in a pseudorandom way that
  /// depends on the number.
  fileprivate static func scattered(around reading: Reading, _ number: Int) -> Reading {
    var scattered = reading
    // A linear congruential generator, whose upper bits are random enough here.
    var state = UInt64(number)
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for question in Reading.questions where next().isMultiple(of: 2) {
      scattered[question] = Int(next() % UInt64(question.answerPlaces.count))
    }
    return scattered
  }
}
