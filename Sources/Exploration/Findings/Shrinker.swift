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
    let shrinker = ScriptShrinker<Finding>(width: width, script: \.script) { script in
      let verdict = await judge.verdict(
        on: script, preferring: preferred, seeking: finding.breach?.clause)
      guard case .found(let smaller) = verdict,
        smaller.look.isAkin(to: finding.look),
        smaller.isOtherExplained == finding.isOtherExplained
      else { return nil }
      return smaller
    }
    var start = finding
    var cut = finding.script
    cut.actions = Array(cut.actions.prefix(finding.lastAction + 1))
    if cut.actions.count < finding.script.actions.count,
      let smaller = await shrinker.first(of: [cut])
    {
      start = smaller
    }
    // Each smaller script that hangs as well takes all the time that an engine may take.
    let isHanging = finding.look == .failure(.timeout)
    return await shrinker.shrink(start, patience: isHanging ? Explorer.patience : .max)
  }
}
