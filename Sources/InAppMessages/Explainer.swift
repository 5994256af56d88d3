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
/// (``ExplanationSearch``). This begins again and again, each time with other answers first: an
/// answer that is wrong early in the script would otherwise be changed only after all paths behind
/// it have been tried. What is known of the paths is kept.
///
/// Some questions may be answered differently each time they are asked. Every fourth turn tries
/// paths on which they are.
package struct Explainer: Sendable {
  /// The number of actions performed per action of the script before the result is *undecided*.
  package static let defaultBudget = 2_000

  /// The number of actions performed per action of the script to guess the answers.
  ///
  /// A guess that takes longer is rarely right.
  package static let quick = 15
  /// The number of actions performed per action of the script for a guess when many were in vain.
  package static let quickest = 3

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
    budget: Int = Explainer.defaultBudget, guesses: Int = Explainer.quick
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
    var start = try adapter.simulation(of: script)
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
    if let reading = guess(run, from: alike, count, &allowance) {
      return .explained(leaving(freedoms, openIn: reading))
    }
    var searches = starts.map { RepeatedSearch(run, from: $0) }
    var turn = 0
    while allowance > 0, let index = searches.next(in: turn) {
      let rest = budget * count - searches[index].steps
      if rest <= 0 { break }
      turn += 1
      if let reading = searches[index].takeTurn(atMost: rest, &allowance) {
        return .explained(leaving(index == 0 ? freedoms : [], openIn: reading))
      }
    }
    guard searches.allSatisfy(\.isThrough) else { return .undecided }
    return .unexplained(searches[0].divergence)
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
    var start = try adapter.simulation(of: script)
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

extension [RepeatedSearch] {
  /// The search that has a turn: mostly the first; `nil` if all paths have been tried.
  ///
  /// The last one is for answers that differ each time, which few engines give.
  fileprivate func next(in turn: Int) -> Int? {
    let open = indices.filter { !self[$0].isOver }
    return turn % 4 == 3 ? open.last : open.first
  }
}
