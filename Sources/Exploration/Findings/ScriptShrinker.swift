package import SpecModel

/// Removes from a script what is not needed to see something in it.
///
/// Each round tries a number of smaller scripts at a time, and continues with the first one in
/// which the same is still seen, until there is none. The candidates depend on the script alone, so
/// the same script always shrinks to the same result.
package struct ScriptShrinker<Seen: Sendable>: Sendable {
  private let width: Int
  private let script: @Sendable (Seen) -> Script
  private let look: @Sendable (Script) async -> (seen: Seen?, steps: Int)

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - width: The number of scripts that the engine takes at a time.
  ///   - script: Returns the script in which something was seen.
  ///   - look: Runs the engine on a script, and returns what is seen, or `nil` if it is something
  ///     else.
  package init(
    width: Int, script: @escaping @Sendable (Seen) -> Script,
    look: @escaping @Sendable (Script) async -> Seen?
  ) {
    self.init(width: width, script: script) { (await look($0), 0) }
  }

  /// Creates a shrinker that knows what its looks cost.
  ///
  /// - Parameters:
  ///   - width: The number of scripts that the engine takes at a time.
  ///   - script: Returns the script in which something was seen.
  ///   - measured: Runs the engine on a script, and returns what is seen, or `nil` if it is something
  ///     else, with the number of steps that it took.
  init(
    width: Int, script: @escaping @Sendable (Seen) -> Script,
    measured look: @escaping @Sendable (Script) async -> (seen: Seen?, steps: Int)
  ) {
    self.width = max(width, 1)
    self.script = script
    self.look = look
  }

  /// Shrinks the script in which something was seen.
  ///
  /// - Parameters:
  ///   - seen: What was seen.
  ///   - patience: The number of smaller scripts after which to stop.
  package func shrink(_ seen: Seen, patience: Int = .max) async -> Seen {
    var effort = Effort.unlimited
    return await shrink(seen, patience: patience, within: &effort)
  }

  /// Shrinks the script in which something was seen.
  ///
  /// - Parameters:
  ///   - seen: What was seen.
  ///   - patience: The number of smaller scripts after which to stop.
  ///   - effort: What may be spent; the script stays larger than necessary when it is spent.
  func shrink(
    _ seen: Seen, patience: Int = .max, within effort: inout Effort
  ) async -> Seen {
    var seen = seen
    var count = 0
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for step in Reduction.allCases {
        var isDone = false
        while !isDone {
          let candidates = step.candidates(script(seen)).compactMap(\.possible)
          if let smaller = await first(of: candidates, within: &effort) {
            seen = smaller
            count += 1
            if count >= patience { return seen }
            isShrinking = true
          } else {
            isDone = true
          }
        }
      }
    }
    return seen
  }

  /// Returns what is seen in the first of the scripts that shows it; `nil` if none does before the
  /// effort is spent.
  func first(of scripts: [Script], within effort: inout Effort) async -> Seen? {
    var start = 0
    while start < scripts.count, !effort.isSpent, !Task.isCancelled {
      let batch = scripts[start..<min(start + width, scripts.count)]
      start += width
      let looks = await withTaskGroup(of: (Int, seen: Seen?, steps: Int).self) { group in
        for (index, script) in batch.enumerated() {
          group.addTask {
            let (seen, steps) = await look(script)
            return (index, seen, steps)
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      // One after the other, so that the result does not depend on how many run at a time.
      for (_, seen, steps) in looks.sorted(by: { $0.0 < $1.0 }) {
        if effort.isSpent { return nil }
        effort.spend(steps)
        if let seen { return seen }
      }
    }
    return nil
  }
}
