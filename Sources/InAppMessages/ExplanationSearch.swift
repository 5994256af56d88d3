import ReferenceEngine
import SpecModel

/// The search for a path through a script on which the reference engine does the same as an engine.
///
/// The paths are tried one after another; where one ends, the question that was asked last is
/// answered differently. After a while, the states from which no path continued are remembered,
/// with the answers on which that depends, so that other paths end there at once (``DeadEnds``).
/// This changes neither which explanations are found nor their order.
struct ExplanationSearch {
  private let run: ObservedRun
  private let patience: Int

  private var forks: [Fork] = []
  private var deadEnds = DeadEnds()
  private var furthest = FurthestPaths()
  private var performed = 0
  /// Whether a path made so many changing decisions that not all of its branches were tried.
  private var isCutShort = false

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - run: The engine's run of the script.
  ///   - start: The reference engine at the start.
  ///   - patience: The number of actions performed before dead ends are remembered.
  init(_ run: ObservedRun, from start: Simulation, patience: Int) {
    self.run = run
    self.patience = patience
    forks = [Fork(start, before: 0)]
  }

  /// Searches, or continues a search.
  ///
  /// - Parameters:
  ///   - limit: The number of actions that may be performed, including earlier ones.
  ///   - allowance: The number of actions that may be performed now, whatever was performed earlier;
  ///     what is performed is subtracted.
  mutating func go(atMost limit: Int, _ allowance: inout Int) -> Result {
    while let last = forks.indices.last {
      let action = forks[last].action
      if action == run.actions.count {
        return .explained(forks[last].start.answers.reading)
      }
      guard performed < limit, allowance > 0 else { return .undecided }
      guard let choices = forks[last].next() else {
        leave()
        continue
      }
      performed += 1
      allowance -= 1
      var path = forks[last].start
      path.answers.take(choices)
      let observations = run.perform(action, on: &path)
      forks[last].note(path.answers)
      isCutShort = isCutShort || path.answers.hasRunOut
      if run.agrees(observations, at: action) {
        enter(path, before: action + 1)
      } else {
        furthest.note(forks[last].start, choices, observations, at: action)
      }
    }
    return isCutShort ? .undecided : .unexplained
  }

  /// The result of a search.
  enum Result {
    /// The reference engine does the same under these answers.
    case explained(Reading)
    /// It does not do the same under any answers.
    case unexplained
    /// There are more paths than were tried or can be tried.
    case undecided
  }

  /// Whether all paths have been tried.
  var isOver: Bool { forks.isEmpty }

  /// Where the engine left the paths that were tried.
  var divergence: Explanation.Divergence { furthest.divergence(in: run) }

  /// Continues to the next action, unless it is known that no path continues.
  private mutating func enter(_ path: Simulation, before action: Int) {
    guard performed > patience else {
      forks.append(Fork(path, before: action))
      return
    }
    let state = path.state
    if let condition = deadEnds.condition(at: state, before: action, given: path.answers.reading) {
      forks[forks.count - 1].asked.formUnion(condition.answered)
    } else {
      forks.append(Fork(path, before: action, state))
    }
  }

  /// Leaves the last fork, because no path continues from there.
  private mutating func leave() {
    let fork = forks.removeLast()
    if let state = fork.state {
      let condition = fork.start.answers.reading.limited(to: fork.asked)
      deadEnds.note(state, before: fork.action, under: condition)
    }
    if !forks.isEmpty { forks[forks.count - 1].asked.formUnion(fork.asked) }
  }
}
