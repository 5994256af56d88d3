package import EngineKit
import ReferenceEngine
package import SpecModel

/// Lets an engine go through scripts that nobody wrote, and finds what cannot be explained.
///
/// The scripts come in rounds. Within a round any number may be under way; what is learned of the
/// engine's answers is used from the next round on, so that an exploration with the same seed finds the
/// same, however many scripts the engine takes at a time.
package struct Explorer: Sendable {
  private let judge: Judge
  private let generators: [ScriptGenerator]
  private let width: Int
  private static let roundSize = 256

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - host: What runs the engine.
  ///   - other: What runs another engine: only what the two do differently is looked at.
  ///   - profiles: The profiles to explore, in turns.
  ///   - seed: What the scripts follow from.
  ///   - width: How many scripts the engine takes at a time.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil, in profiles: [Profile],
    seed: UInt64, width: Int
  ) {
    judge = Judge(host, against: other)
    generators = profiles.map { ScriptGenerator(in: $0, for: host.manifest, seed: seed) }
    self.width = max(width, 1)
  }

  /// Explores.
  ///
  /// - Parameters:
  ///   - scripts: How many scripts at most.
  ///   - limit: After how many causes to stop.
  ///   - isTimeUp: Asked before each round.
  ///   - progress: Called after each round.
  /// - Returns: What was found, each cause once, shrunk.
  package func explore(
    scripts: Int, findings limit: Int = .max, until isTimeUp: () -> Bool = { false },
    progress: (Exploration) -> Void = { _ in }
  ) async -> Exploration {
    var exploration = Exploration()
    while exploration.scripts < scripts, exploration.causes.count < limit, !isTimeUp() {
      let count = min(Self.roundSize, scripts - exploration.scripts)
      let start = exploration.scripts
      let preferred = exploration.answers.preferred
      let verdicts = await verdicts(start..<start + count, preferring: preferred)
      let shrinker = Shrinker(judge, preferring: preferred, width: width)
      for verdict in verdicts {
        guard let finding = exploration.note(verdict), exploration.causes.count < limit else {
          continue
        }
        exploration.add(await shrinker.shrink(finding), from: finding.look)
      }
      progress(exploration)
      if Task.isCancelled { break }
    }
    return exploration
  }

  private func verdicts(_ numbers: Range<Int>, preferring preferred: Reading) async -> [Judge
    .Verdict]
  {
    await withTaskGroup(of: (Int, Judge.Verdict).self) { group in
      var verdicts = [Judge.Verdict](repeating: .unsupported, count: numbers.count)
      var next = numbers.lowerBound
      func submit() {
        let number = next
        next += 1
        group.addTask {
          let script = generators[number % generators.count].script(number)
          return (number, await judge.verdict(on: script, preferring: preferred))
        }
      }
      while next < min(numbers.lowerBound + width, numbers.upperBound) { submit() }
      while let (number, verdict) = await group.next() {
        verdicts[number - numbers.lowerBound] = verdict
        if next < numbers.upperBound { submit() }
      }
      return verdicts
    }
  }
}
