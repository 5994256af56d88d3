import EngineKit
import Exploration
package import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// A search for scripts that notice what an engine can do wrong at a moment and no case notices.
///
/// They are chosen one after the other: the next one notices the most of what is left for each of its actions. Each
/// has the same outcome whatever the answers to the open questions are, so a case can be made of it.
package struct GapSearch: Sendable {
  /// The scripts, as cases, with what each is the first to notice.
  package private(set) var finds: [(edits: [Intervention], case: Case)] = []
  /// What no script notices.
  package private(set) var rest: [Intervention]

  /// What cases can look at: what is seen on the screen, and what is counted.
  private static let kinds: Set<Observation.Kind> = [.displayed, .dismissed, .impression, .click]

  /// Searches the scripts of the cases, and random ones.
  ///
  /// - Parameters:
  ///   - book: What is known of the moments.
  ///   - suite: The suite.
  ///   - count: The number of random scripts.
  ///   - seed: The seed of these.
  package init(in book: BreachBook, of suite: Suite, random count: Int, seed: UInt64) async {
    let edits = book.entries.filter { $0.keeper == .nothing }.map(\.edit)
    let moments = edits.map(\.moment).uniqued(by: \.self)
    let places = Dictionary(uniqueKeysWithValues: moments.enumerated().map { ($1, $0) })
    let scripts = await SurveyedScript.all(
      of: suite, random: count, seed: seed, watchingFor: moments)
    let noticed = await inParallel(scripts) { surveyed in
      let coming = edits.indices.filter { index in
        let moment = places[edits[index].moment] ?? 0
        return edits[index].happens(inRunWith: surveyed.moments[moment] ?? 0)
      }
      return coming.isEmpty ? [] : Self.noticed(coming, of: edits, by: surveyed.script)
    }
    var left = Set(edits.indices)
    while let next = Self.best(of: scripts.map(\.script), noticing: noticed, among: left) {
      let own = left.intersection(noticed[next])
      let script = Self.shrink(scripts[next].script, noticing: own, of: edits)
      guard let steps = SettledSteps(script, seeing: Self.kinds) else { break }
      finds.append((own.sorted().map { edits[$0] }, steps.asCase))
      left.subtract(Self.noticed(left.sorted(), of: edits, by: script))
    }
    rest = left.sorted().map { edits[$0] }
  }

  /// The place of the script that notices the most for each of its actions.
  private static func best(
    of scripts: [Script], noticing noticed: [[Int]], among left: Set<Int>
  ) -> Int? {
    var best: (place: Int, gain: Double)?
    for place in scripts.indices {
      let count = noticed[place].count(where: left.contains)
      let gain = Double(count) / Double(scripts[place].actions.count)
      if count > 0, gain > best?.gain ?? 0 { best = (place, gain) }
    }
    return best?.place
  }

  /// Returns those of some edits that a case with this script would notice.
  private static func noticed(
    _ wanted: [Int], of edits: [Intervention], by script: Script
  ) -> [Int] {
    guard let steps = SettledSteps(script, seeing: kinds) else { return [] }
    let setup = EngineSetup(script)
    return wanted.filter { index in
      let adapter = ReferenceAdapter { $0.interventions = [edits[index]] }
      guard var engine = try? adapter.simulation(for: setup) else { return false }
      return steps.grouped(script.actions.map { engine.perform($0) }) != steps.expected
    }
  }

  /// Makes a script as small as it can be without noticing less.
  private static func shrink(
    _ start: Script, noticing own: Set<Int>, of edits: [Intervention]
  ) -> Script {
    let wanted = own.sorted()
    var script = start
    while let smaller = script.firstReduction(where: {
      noticed(wanted, of: edits, by: $0).count == wanted.count
    }) {
      script = smaller
    }
    return script
  }
}
