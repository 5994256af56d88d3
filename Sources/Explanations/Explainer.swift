package import EngineKit
package import ReferenceEngine
package import SpecModel

/// Decides whether what an engine did can be explained: whether the reference engine does the same
/// under *some* combination of answers to the open questions.
///
/// The reference engine goes through the script beside the transcript. Where it asks a question that
/// is still open, it can go on in as many ways as there are answers; a way ends at the first action
/// that comes out otherwise than the engine reported. The preferred answers come first, so that an
/// engine whose answers are known is explained by one run; then answers are changed where the way ended
/// (``Guesses``). What that does not explain takes all ways, one after the other (``Search``); but where
/// these are many, a few more guesses come first, from other answers.
///
/// Some questions may be answered anew each time they are asked. Ways on which they are come last, and
/// are tried only where no others soon explain the transcript.
package struct Explainer: Sendable {
  /// How many actions may be performed for each of the script before it is *undecided*.
  package static let defaultBudget = 2_000

  /// How many actions may be performed for each of the script before dead ends are remembered: to
  /// remember them takes about as long as to perform them.
  package static let defaultPatience = 3

  /// How many actions may be performed for each of the script to guess the answers.
  package static let defaultGuesses = 150
  /// How many actions may be performed for each of the script where only a quick guess is wanted.
  private static let quick = 15
  /// How many actions may be performed for each of the script before ways are tried on which questions
  /// are answered anew.
  private static let soon = 20

  private let adapter: ReferenceAdapter
  private let budget: Int
  private let guesses: Int
  private let patience: Int

  /// Creates an explainer.
  ///
  /// - Parameters:
  ///   - adapter: The engine that explains; its reading fixes no answer.
  ///   - budget: How many actions may be performed for each of the script.
  ///   - guesses: How many actions may be performed for each of the script to guess the answers.
  ///   - patience: How many actions may be performed for each of the script before dead ends are
  ///     remembered.
  package init(
    _ adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    budget: Int = Explainer.defaultBudget, guesses: Int = Explainer.defaultGuesses,
    patience: Int = Explainer.defaultPatience
  ) {
    self.adapter = adapter
    self.guesses = min(guesses, budget)
    self.patience = patience
    self.budget = budget
  }

  /// Explains what an engine did.
  ///
  /// - Parameters:
  ///   - transcript: What it reported: one list for each action.
  ///   - script: What it went through.
  ///   - kinds: The kinds of observation that it reports; others are left out of account.
  ///   - preferred: The answers to try first.
  /// - Throws: ``UnsupportedAction`` where the reference engine does not follow the profile.
  package func explain(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading = .default
  ) throws(UnsupportedAction) -> Explanation {
    let course = Course(transcript, of: script, reporting: kinds)
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
    var searches: [Search] = []
    for start in starts {
      var guess = Guesses(course, from: start, atMost: guesses * count)
      if let reading = guess.explanation() {
        return .explained(leaving(searches.isEmpty ? freedoms : [], openIn: reading))
      }
      var search = Search(course, from: start, patience: patience * count)
      if case .explained(let reading) = search.go(atMost: min(Self.soon, budget) * count) {
        return .explained(leaving(searches.isEmpty ? freedoms : [], openIn: reading))
      }
      searches.append(search)
    }
    if !searches[0].isOver, let reading = guessAgain(course, from: alike, count) {
      return .explained(leaving(freedoms, openIn: reading))
    }
    for index in searches.indices {
      switch searches[index].go(atMost: budget * count) {
      case .explained(let reading):
        return .explained(leaving(index == 0 ? freedoms : [], openIn: reading))
      case .undecided: return .undecided
      case .unexplained: continue
      }
    }
    return .unexplained(searches[0].divergence)
  }

  /// Explains what an engine did where the preferred answers do, or few others: the first guesses of
  /// ``explain(_:of:reporting:preferring:)``.
  ///
  /// - Parameters:
  ///   - transcript: What it reported: one list for each action.
  ///   - script: What it went through.
  ///   - kinds: The kinds of observation that it reports; others are left out of account.
  ///   - preferred: The answers to try first.
  /// - Returns: Answers that explain it; `nil` where none were found, which says nothing.
  /// - Throws: ``UnsupportedAction`` where the reference engine does not follow the profile.
  package func guess(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading = .default
  ) throws(UnsupportedAction) -> Reading? {
    var start = try adapter.simulation(for: EngineSetup(script))
    start.answers.preferred = preferred
    let freedoms = Answers.freedoms.filter { start.answers.reading[$0] == nil }
    start.answers.decideAlike()
    var guess = Guesses(
      Course(transcript, of: script, reporting: kinds), from: start,
      atMost: min(Self.quick, guesses) * script.actions.count)
    return guess.explanation().map { leaving(freedoms, openIn: $0) }
  }

  /// Guesses anew, each time from other answers: where a change of few answers leads nowhere, that may
  /// be for one that was given early, and another beginning costs less than to try all ways.
  private func guessAgain(_ course: Course, from start: Simulation, _ count: Int) -> Reading? {
    guard guesses > 0 else { return nil }
    // At most half of what may be performed.
    for number in 0..<budget / guesses / 2 {
      var start = start
      start.answers.preferred = .scattered(around: start.answers.preferred, number)
      var guess = Guesses(course, from: start, atMost: guesses * count)
      if let reading = guess.explanation() { return reading }
    }
    return nil
  }

  private func leaving(_ questions: [Reading.Question], openIn reading: Reading) -> Reading {
    var reading = reading
    for question in questions { reading[question] = nil }
    return reading
  }
}

extension Reading {
  /// Answers of which about half are others than some, without any order: other ones for each number.
  fileprivate static func scattered(around reading: Reading, _ number: Int) -> Reading {
    var scattered = reading
    // A linear congruential generator, whose upper bits are as good as random here.
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
