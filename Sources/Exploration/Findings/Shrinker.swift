import EngineKit
package import ReferenceEngine
import SpecModel

/// Takes from the script of a finding what it does not take to see it.
///
/// Each round tries a number of smaller scripts at a time and goes on with the first that still shows
/// something akin, until none does. What the engine is asked depends on the script alone, so that the
/// same finding always shrinks to the same script.
package struct Shrinker: Sendable {
  private let judge: Judge
  private let preferred: Reading
  private let width: Int

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - judge: What runs the engine, and decides.
  ///   - preferred: The answers to try first.
  ///   - width: How many scripts the engine takes at a time.
  package init(_ judge: Judge, preferring preferred: Reading, width: Int) {
    self.judge = judge
    self.preferred = preferred
    self.width = max(width, 1)
  }

  /// Shrinks a finding.
  package func shrink(_ finding: Finding) async -> Finding {
    var finding = finding
    var cut = finding.script
    cut.actions = Array(cut.actions.prefix(finding.lastAction + 1))
    if cut.actions.count < finding.script.actions.count,
      let smaller = await first(of: [cut], akinTo: finding)
    {
      finding = smaller
    }
    // Each time that a smaller script hangs as well, all of the time is up that an engine may take.
    let isHanging = finding.look == .failure(.timeout)
    var waits = 0
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for step in Reduction.allCases {
        var isDone = false
        while !isDone {
          let candidates = step.candidates(finding.script).compactMap(\.possible)
          if let smaller = await first(of: candidates, akinTo: finding) {
            finding = smaller
            waits += 1
            if isHanging, waits >= Self.patience { return finding }
            isShrinking = true
          } else {
            isDone = true
          }
        }
      }
    }
    return finding
  }

  /// How many times an engine that hangs may be waited for.
  private static let patience = 40

  /// Returns what is found with the first of some scripts that shows something akin.
  private func first(of scripts: [Script], akinTo other: Finding) async -> Finding? {
    var start = 0
    while start < scripts.count {
      let batch = scripts[start..<min(start + width, scripts.count)]
      start += width
      let found = await withTaskGroup(of: (Int, Finding)?.self) { group in
        for (index, script) in batch.enumerated() {
          group.addTask {
            guard case .found(let finding) = await judge.verdict(on: script, preferring: preferred),
              finding.look.isAkin(to: other.look),
              finding.isOtherExplained == other.isOtherExplained
            else { return nil }
            return (index, finding)
          }
        }
        return await group.reduce(into: [(Int, Finding)]()) {
          if let found = $1 { $0.append(found) }
        }
      }
      if let first = found.min(by: { $0.0 < $1.0 }) { return first.1 }
    }
    return nil
  }
}
