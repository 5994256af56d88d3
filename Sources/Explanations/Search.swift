import ReferenceEngine
import SpecModel

/// The search for a way through a script on which the reference engine does the same as an engine.
///
/// The ways are tried one after the other; where one is left, the question that was asked last is
/// answered otherwise. Where that has gone on for a while, the states from which no way led on are
/// remembered, with the answers that this depended on: other ways that lead there are left at once
/// (``DeadEnds``). No explanation is lost by that, and none is found before another.
struct Search {
  private let course: Course
  private let patience: Int

  private var forks: [Fork] = []
  private var deadEnds = DeadEnds()
  private var furthest = Furthest()
  private var performed = 0
  /// Whether a way decided so much anew that it had not all ways to go on.
  private var isCutShort = false

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - course: What the engine went through and did.
  ///   - start: The reference engine at the start of it.
  ///   - patience: How many actions are performed before dead ends are remembered.
  init(_ course: Course, from start: Simulation, patience: Int) {
    self.course = course
    self.patience = patience
    forks = [Fork(start, before: 0)]
  }

  /// Searches, or goes on with it.
  ///
  /// - Parameter limit: How many actions may be performed, with those before.
  mutating func go(atMost limit: Int) -> Result {
    while let last = forks.indices.last {
      let action = forks[last].action
      if action == course.actions.count {
        return .explained(forks[last].start.answers.reading)
      }
      guard performed < limit else { return .undecided }
      guard let choices = forks[last].next() else {
        leave()
        continue
      }
      performed += 1
      var way = forks[last].start
      way.answers.take(choices)
      let observations = course.perform(action, on: &way)
      forks[last].note(way.answers)
      isCutShort = isCutShort || way.answers.hasRunOut
      if course.agrees(observations, at: action) {
        enter(way, before: action + 1)
      } else {
        furthest.note(forks[last].start, choices, observations, at: action)
      }
    }
    return isCutShort ? .undecided : .unexplained
  }

  /// What a search comes to.
  enum Result {
    /// These answers lead the reference engine to do the same.
    case explained(Reading)
    /// None do.
    case unexplained
    /// There are more ways than were tried, or than can be tried.
    case undecided
  }

  /// Whether all ways have been tried.
  var isOver: Bool { forks.isEmpty }

  /// Where the engine left the ways that were tried.
  var divergence: Explanation.Divergence { furthest.divergence(in: course) }

  /// Goes on to the next action, unless it is known that no way leads on.
  private mutating func enter(_ way: Simulation, before action: Int) {
    guard performed > patience else {
      forks.append(Fork(way, before: action))
      return
    }
    let state = way.state
    if let condition = deadEnds.condition(at: state, before: action, given: way.answers.reading) {
      forks[forks.count - 1].asked.formUnion(condition.answered)
    } else {
      forks.append(Fork(way, before: action, state))
    }
  }

  /// Leaves the last fork: no way leads on from there.
  private mutating func leave() {
    let fork = forks.removeLast()
    if let state = fork.state {
      let condition = fork.start.answers.reading.limited(to: fork.asked)
      deadEnds.note(state, before: fork.action, under: condition)
    }
    if !forks.isEmpty { forks[forks.count - 1].asked.formUnion(fork.asked) }
  }
}
