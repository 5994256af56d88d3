import ReferenceEngine
import SpecModel

/// The search for a path through a script on which the reference engine does the same as an engine.
///
/// The paths are tried one after another; where one ends, the question that was asked last is
/// answered differently. Time passes in parts (``Moment``), and paths that come to the same state are
/// joined (``AlikeEnds``). After a while, the states from which no path continued are remembered, with
/// the answers on which that depends, so that other paths end there at once (``DeadEnds``).
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
    forks = [Fork(start, at: Moment(action: 0))]
  }

  /// Searches, or continues a search.
  ///
  /// - Parameters:
  ///   - limit: The number of actions that may be performed, including earlier ones.
  ///   - allowance: The number of actions that may be performed now, whatever was performed earlier;
  ///     what is performed is subtracted.
  mutating func go(atMost limit: Int, _ allowance: inout Int) -> Result {
    while let last = forks.indices.last {
      if forks[last].moment.action == run.actions.count {
        return .explained(forks[last].start.answers.reading)
      }
      if let path = forks[last].nextPath() {
        enter(path)
        continue
      }
      guard performed < limit, allowance > 0 else { return .undecided }
      if !perform(from: last, &allowance) { leave() }
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

  /// The number of ways in which an action is performed before the first of them is continued.
  private static let waysAtOnce = 64

  /// Performs the next action, or a part of it, in some more ways; returns whether there were any.
  private mutating func perform(from last: Int, _ allowance: inout Int) -> Bool {
    let start = forks[last].start
    let moment = forks[last].moment
    let (action, part) = moment.step(of: run.actions, from: start)
    var ends = AlikeEnds()
    var count = 0
    while count < Self.waysAtOnce, let choices = forks[last].next() {
      count += 1
      var path = start
      path.answers.take(choices)
      let seen = moment.seen + run.perform(action, on: &path)
      forks[last].note(path.answers)
      isCutShort = isCutShort || path.answers.hasRunOut
      if let part {
        if run.mayBegin(with: seen, at: moment.action) {
          let elapsed = moment.elapsed + part
          ends.add((Moment(action: moment.action, elapsed: elapsed, seen: seen), path))
        } else {
          noteEnd()
        }
      } else if run.agrees(seen, at: moment.action) {
        ends.add((Moment(action: moment.action + 1), path))
      } else if moment.isWithinAction {
        noteEnd()
      } else {
        furthest.note(start, choices, seen, at: moment.action)
      }
    }
    performed += count
    allowance -= count
    forks[last].continueAlong(ends.joined(since: start.answers.taken.count))
    return count > 0
  }

  /// Notes that a path ended in the middle of an action.
  private mutating func noteEnd() {
    guard let fork = forks.last(where: { !$0.moment.isWithinAction }) else { return }
    furthest.note(fork.start, before: fork.moment.action)
  }

  /// Continues a path, unless it is known that it leads no further.
  private mutating func enter(_ path: AlikeEnds.Path) {
    guard performed > patience else {
      forks.append(Fork(path.engine, at: path.moment))
      return
    }
    let state = path.engine.state
    if let condition = deadEnds.condition(
      in: state, at: path.moment, given: path.engine.answers.reading)
    {
      forks[forks.count - 1].asked.formUnion(condition.answered)
    } else {
      forks.append(Fork(path.engine, at: path.moment, state))
    }
  }

  /// Leaves the last fork, because no path continues from there.
  private mutating func leave() {
    let fork = forks.removeLast()
    if let state = fork.state {
      let condition = fork.start.answers.reading.limited(to: fork.asked)
      deadEnds.note(state, at: fork.moment, under: condition)
    }
    if !forks.isEmpty { forks[forks.count - 1].asked.formUnion(fork.asked) }
  }
}
