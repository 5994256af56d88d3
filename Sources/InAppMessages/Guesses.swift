import ReferenceEngine
import SpecModel

/// A quick search for answers that explain an engine's behavior: it begins with the preferred ones
/// and changes as few as possible where these fail.
///
/// If it finds none, that proves nothing, because it follows the first change that leads further
/// than before, or nearer to what the engine did.
struct Guesses {
  /// The largest number of answers that are changed to get further.
  private static let deepest = 3

  private let run: ObservedRun
  private let start: Simulation
  private let limit: Int
  private var rest: Int
  /// The number of actions that were performed.
  var performed: Int { limit - rest }

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - run: The engine's run of the script.
  ///   - start: The reference engine at the start, with the preferred answers.
  ///   - limit: The number of actions that may be performed.
  init(_ run: ObservedRun, from start: Simulation, atMost limit: Int) {
    self.run = run
    self.start = start
    self.limit = limit
    rest = limit
  }

  /// The answers for open questions.
  private struct Guess {
    var preferred: Reading
    /// The decisions that are answered differently each time, each one unlike the one before.
    var anew: [(question: Reading.Question, place: Int)] = []

    func changing(_ question: Reading.Question, to place: Int) -> Guess {
      var guess = self
      if question.isTakenAnew {
        guess.anew.append((question, place))
      } else {
        guess.preferred[question] = place
      }
      return guess
    }
  }

  /// The engine at a point of a path.
  ///
  /// The paths that branch off there share it, because a copy would copy dozens of references.
  private final class Stop: Sendable {
    let engine: Simulation

    init(_ engine: Simulation) { self.engine = engine }
  }

  /// A path that follows a guess.
  private struct Attempt {
    let guess: Guess
    /// The questions asked, in order, each with its answer and action.
    var asked: [(question: Reading.Question, place: Int, action: Int)]
    /// The engine before each action; empty if no path branches off.
    var stops: [Stop] = []
    /// The first action whose outcome differs from the engine's; the number of actions if none
    /// does.
    var end = 0
    /// How many observations differ in that action.
    var distance = 0
    /// The answers at the end.
    var reading = Reading.open

    /// Whether it leads further than another, or as far and nearer to what the engine did there.
    func isBetter(than other: Attempt) -> Bool {
      (end, other.distance) > (other.end, distance)
    }
  }

  /// Returns answers that explain the engine's behavior; `nil` if none were found.
  mutating func explanation() -> Reading? {
    var best = Attempt(guess: Guess(preferred: start.answers.preferred), asked: [])
    best.stops = [Stop(start)]
    guard let first = attempt(best.guess, from: best, at: 0, keepsStops: false) else { return nil }
    if first.end == run.actions.count { return first.reading }
    guard let kept = attempt(best.guess, from: best, at: 0, keepsStops: true) else { return nil }
    best = kept
    while let better = better(than: best) {
      if better.end == run.actions.count { return better.reading }
      best = better
    }
    return nil
  }

  /// Returns a path that is better than another and differs from it in as few answers as
  /// possible.
  private mutating func better(than best: Attempt) -> Attempt? {
    for depth in 1...Self.deepest {
      if let better = path(betterThan: best, changing: depth, of: best, from: 0) { return better }
    }
    return nil
  }

  /// Returns a path that is better than the best one so far.
  ///
  /// - Parameters:
  ///   - best: The best one.
  ///   - depth: The number of answers to change.
  ///   - base: The path whose answers are changed.
  ///   - first: The first of its questions that may be answered differently.
  private mutating func path(
    betterThan best: Attempt, changing depth: Int, of base: Attempt, from first: Int
  ) -> Attempt? {
    for place in base.asked.indices.reversed() where place >= first {
      let asked = base.asked[place]
      for answer in asked.question.answerPlaces where answer != asked.place {
        let guess = base.guess.changing(asked.question, to: answer)
        guard
          let attempt = attempt(guess, from: base, at: asked.action, keepsStops: depth > 1)
        else { return nil }
        if attempt.isBetter(than: best) {
          if depth > 1 || attempt.end == run.actions.count { return attempt }
          return self.attempt(guess, from: base, at: asked.action, keepsStops: true)
        }
        if depth > 1,
          let further = path(
            betterThan: best, changing: depth - 1, of: attempt, from: place + 1)
        {
          return further
        }
      }
    }
    return nil
  }

  /// Follows a guess from a point of another path; `nil` if the limit of actions is reached.
  private mutating func attempt(
    _ guess: Guess, from base: Attempt, at first: Int, keepsStops: Bool
  ) -> Attempt? {
    var engine = base.stops[first].engine
    engine.answers.preferred = guess.preferred
    var attempt = Attempt(guess: guess, asked: base.asked.filter { $0.action < first })
    if keepsStops { attempt.stops = Array(base.stops[..<first]) }
    for (question, place) in guess.anew where engine.answers.reading[question] == nil {
      engine.answers.take(place, to: question)
    }
    var known = engine.answers.taken.count
    for action in first..<run.actions.count {
      guard rest > 0 else { return nil }
      rest -= 1
      if keepsStops { attempt.stops.append(Stop(engine)) }
      attempt.end = action
      engine.answers.mostReports = run.most(at: action)
      let observations = run.perform(action, on: &engine)
      for question in engine.answers.taken.dropFirst(known) {
        attempt.asked.append((question, engine.answers.reading[question] ?? 0, action))
      }
      known = engine.answers.taken.count
      guard run.agrees(observations, at: action) else {
        attempt.distance = run.distance(of: observations, at: action)
        return attempt
      }
    }
    attempt.end = run.actions.count
    attempt.reading = engine.answers.reading
    return attempt
  }
}
