import ReferenceEngine
import SpecModel

/// A quick look for the answers that explain what an engine did: it begins with the preferred ones, and
/// changes as few as possible wherever these do not lead on.
///
/// It proves nothing where it finds none: it follows the first change that leads further than before.
struct Guesses {
  /// How many answers are changed at most to get one action further.
  private static let deepest = 3

  private let course: Course
  private let start: Simulation
  private var rest: Int

  /// Begins.
  ///
  /// - Parameters:
  ///   - course: What the engine went through and did.
  ///   - start: The reference engine at the start of it, with the answers that are preferred.
  ///   - limit: How many actions may be performed.
  init(_ course: Course, from start: Simulation, atMost limit: Int) {
    self.course = course
    self.start = start
    rest = limit
  }

  /// What to answer where a question is open.
  private struct Guess {
    var preferred: Reading
    /// The decisions that are taken anew, each otherwise than the one before it.
    var anew: [Fork.Taken] = []

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

  /// The engine at a place of a way: shared by the ways that leave there, where a copy of it would be of
  /// dozens of references.
  private final class Stop: Sendable {
    let engine: Simulation

    init(_ engine: Simulation) { self.engine = engine }
  }

  /// A way that follows a guess.
  private struct Attempt {
    let guess: Guess
    /// What was asked, in order, and the action that asked it.
    var asked: [(question: Reading.Question, place: Int, action: Int)]
    /// The engine before each action; empty where nobody goes on from there.
    var stops: [Stop] = []
    /// The action that came out otherwise than the engine did it; after the last one where none did.
    var end = 0
    /// The answers at the end.
    var reading = Reading.open
  }

  /// Returns answers that explain what the engine did; `nil` where none were found.
  mutating func explanation() -> Reading? {
    var best = Attempt(guess: Guess(preferred: start.answers.preferred), asked: [])
    best.stops = [Stop(start)]
    guard let first = attempt(best.guess, from: best, at: 0, keepsStops: false) else { return nil }
    if first.end == course.actions.count { return first.reading }
    guard let kept = attempt(best.guess, from: best, at: 0, keepsStops: true) else { return nil }
    best = kept
    while let better = better(than: best) {
      if better.end == course.actions.count { return better.reading }
      best = better
    }
    return nil
  }

  /// Returns a way that leads further than another, and differs from it in as few answers as possible.
  private mutating func better(than best: Attempt) -> Attempt? {
    for depth in 1...Self.deepest {
      if let better = way(past: best.end, changing: depth, of: best, from: 0) { return better }
    }
    return nil
  }

  /// Returns a way that leads past an action.
  ///
  /// - Parameters:
  ///   - end: The action.
  ///   - depth: How many answers to change.
  ///   - base: The way whose answers are changed.
  ///   - first: The first of what it asked that may be answered otherwise.
  private mutating func way(
    past end: Int, changing depth: Int, of base: Attempt, from first: Int
  ) -> Attempt? {
    for place in base.asked.indices.reversed() where place >= first {
      let asked = base.asked[place]
      for answer in asked.question.answerPlaces where answer != asked.place {
        let guess = base.guess.changing(asked.question, to: answer)
        guard
          let attempt = attempt(guess, from: base, at: asked.action, keepsStops: depth > 1)
        else { return nil }
        if attempt.end > end {
          if depth > 1 || attempt.end == course.actions.count { return attempt }
          return self.attempt(guess, from: base, at: asked.action, keepsStops: true)
        }
        if depth > 1,
          let further = way(past: end, changing: depth - 1, of: attempt, from: place + 1)
        {
          return further
        }
      }
    }
    return nil
  }

  /// Follows a guess from a stop of another way; returns `nil` where too much was performed.
  private mutating func attempt(
    _ guess: Guess, from base: Attempt, at first: Int, keepsStops: Bool
  ) -> Attempt? {
    var engine = base.stops[first].engine
    engine.answers.preferred = guess.preferred
    var attempt = Attempt(guess: guess, asked: base.asked.filter { $0.action < first })
    if keepsStops { attempt.stops = Array(base.stops[..<first]) }
    engine.answers.take(guess.anew.filter { engine.answers.reading[$0.question] == nil })
    var known = engine.answers.taken.count
    for action in first..<course.actions.count {
      guard rest > 0 else { return nil }
      rest -= 1
      if keepsStops { attempt.stops.append(Stop(engine)) }
      attempt.end = action
      let observations = course.perform(action, on: &engine)
      for question in engine.answers.taken.dropFirst(known) {
        attempt.asked.append((question, engine.answers.reading[question] ?? 0, action))
      }
      known = engine.answers.taken.count
      guard course.agrees(observations, at: action) else { return attempt }
    }
    attempt.end = course.actions.count
    attempt.reading = engine.answers.reading
    return attempt
  }
}
