import FoundationEssentials
import ReferenceEngine
import SpecModel

extension Explorer {
  /// A script of a round.
  struct Tried: Sendable {
    /// The number of the script, counted from 0 within this shard.
    let own: Int
    let made: ScriptMaker.Made
    /// The first verdict; `nil` if the script was not run, because the engine refuses what is in it.
    var first: Judge.First?
  }

  /// Runs some scripts, and returns them up to the first script in which the engine hangs.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the scripts.
  ///   - most: The maximum number of scripts that are run.
  ///   - exploration: What is known so far.
  ///   - isTimeUp: Returns whether to stop.
  ///   - progress: Called for each script when its task is done, with the number of scripts that were run.
  func tried(
    _ numbers: Range<Int>, atMost most: Int, after exploration: Exploration,
    until isTimeUp: () -> Bool, progress: (Int) -> Void
  ) async -> [Tried] {
    let (corpus, refusals) = (exploration.corpus, exploration.refusals)
    let (preferred, effort) = (exploration.answers.preferred, exploration.effort)
    return await withTaskGroup(of: [Tried].self) { group in
      var tried = [Tried?](repeating: nil, count: numbers.count)
      var (next, end) = (numbers.lowerBound, numbers.upperBound)
      var (begun, done) = (0, 0)
      func submit() {
        var batch: [(own: Int, made: ScriptMaker.Made?)] = []
        while batch.count < batchSize, begun < most, next < end {
          let own = next
          next += 1
          // Whether it is run is known at once, so that no more are begun than wanted.
          let made = refusals.areNone ? nil : made(own, from: corpus)
          if let made, refusals.concern(made.script) {
            tried[own - numbers.lowerBound] = Tried(own: own, made: made)
          } else {
            batch.append((own, made))
            begun += 1
          }
        }
        if batch.isEmpty { return }
        group.addTask { [batch] in
          let made = batch.map { $0.made ?? self.made($0.own, from: corpus) }
          let first = await judge.firstVerdicts(on: made, preferring: preferred, within: effort)
          return batch.indices.map {
            Tried(own: batch[$0].own, made: made[$0], first: first[$0])
          }
        }
      }
      func refill() {
        while begun - done <= width - batchSize, begun < most, next < end { submit() }
      }
      refill()
      while let batch = await group.next() {
        for script in batch {
          tried[script.own - numbers.lowerBound] = script
          done += 1
          progress(done)
          if script.first?.verdict.isTimeout == true { end = min(end, script.own + 1) }
        }
        if !Task.isCancelled, !isTimeUp() { refill() }
      }
      // Without gaps: what comes later was not begun, or is tried again.
      return tried[..<(end - numbers.lowerBound)].prefix { $0 != nil }.compactMap(\.self)
    }
  }

  /// The number of scripts that are made, run and judged by one task: few enough that each core has a task, and the
  /// engine has others meanwhile.
  private var batchSize: Int {
    let tasks = 2 * ProcessInfo.processInfo.activeProcessorCount
    return judge.needsOneRun ? max(min(width, Self.roundSize) / tasks, 1) : 1
  }
}
