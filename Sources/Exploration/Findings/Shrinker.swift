import EngineKit
package import ReferenceEngine
import SpecModel

/// Removes from the script of a finding what is not needed to see an equivalent finding.
package struct Shrinker: Sendable {
  private let judge: Judge
  private let preferred: Reading
  private let width: Int

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - judge: Runs the engine, and judges what it does.
  ///   - preferred: The answers to try first.
  ///   - width: The number of scripts that the engine takes at a time.
  package init(_ judge: Judge, preferring preferred: Reading, width: Int) {
    self.judge = judge
    self.preferred = preferred
    self.width = width
  }

  /// Shrinks a finding.
  ///
  /// A smaller script counts as long as it breaks the clause of the finding, even if it also shows
  /// something more informative.
  package func shrink(_ finding: Finding) async -> Finding {
    var effort = Effort.unlimited
    return await shrink(finding, within: &effort)
  }

  /// Shrinks a finding as far as an effort allows.
  func shrink(_ finding: Finding, within effort: inout Effort) async -> Finding {
    let shrinker = ScriptShrinker<Finding>(width: width, script: \.script) { script in
      await judge.again(finding, in: script, preferring: preferred)
    }
    var start = finding
    var cut = finding.script
    cut.actions = Array(cut.actions.prefix(finding.lastAction + 1))
    if cut.actions.count < finding.script.actions.count,
      let smaller = await shrinker.first(of: [cut], within: &effort)
    {
      start = smaller
    }
    // Each smaller script that hangs as well takes all the time that an engine may take.
    let isHanging = finding.look == .failure(.timeout)
    var shrunk = await shrinker.shrink(
      start, patience: isHanging ? Explorer.patience : .max, within: &effort)
    shrunk.isShrunk = !effort.isSpent && !Task.isCancelled
    return shrunk
  }
}
