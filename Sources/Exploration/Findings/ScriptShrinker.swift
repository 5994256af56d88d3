package import SpecModel

/// Removes from a script what is not needed to see something in it.
///
/// Each round tries a number of smaller scripts at a time, and continues with the first one in
/// which the same is still seen, until there is none. The candidates depend on the script alone, so
/// the same script always shrinks to the same result.
package struct ScriptShrinker<Seen: Sendable>: Sendable {
  private let width: Int
  private let script: @Sendable (Seen) -> Script
  private let look: @Sendable (Script) async -> Seen?

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
    var seen = seen
    var count = 0
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for step in Reduction.allCases {
        var isDone = false
        while !isDone {
          let candidates = step.candidates(script(seen)).compactMap(\.possible)
          if let smaller = await first(of: candidates) {
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

  /// Returns what is seen in the first of the scripts that shows it.
  func first(of scripts: [Script]) async -> Seen? {
    var start = 0
    while start < scripts.count {
      let batch = scripts[start..<min(start + width, scripts.count)]
      start += width
      let found = await withTaskGroup(of: (Int, Seen)?.self) { group in
        for (index, script) in batch.enumerated() {
          group.addTask { await look(script).map { (index, $0) } }
        }
        return await group.reduce(into: [(Int, Seen)]()) {
          if let found = $1 { $0.append(found) }
        }
      }
      if let first = found.min(by: { $0.0 < $1.0 }) { return first.1 }
    }
    return nil
  }
}
