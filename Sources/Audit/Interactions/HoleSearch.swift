import Conformance
import EngineKit
import Exploration
import ReferenceEngine
package import SpecModel

/// A search for cases that ask about cells no case asks about.
///
/// The cases are as short as possible, and have the same outcome whatever the answers to the open
/// questions are.
package struct HoleSearch: Sendable {
  /// The cases that were found, each with the cells that it asks about.
  package private(set) var cases: [(cells: [Cell], case: Case)] = []

  private struct Find: Sendable {
    var script: Script
    var cells: Set<Cell>
  }

  /// Searches random scripts for such cases.
  ///
  /// - Parameters:
  ///   - holes: The cells that no case asks about.
  ///   - suite: The suite, for its profiles.
  ///   - count: The number of random scripts to try.
  ///   - seed: The seed of the scripts.
  package init(for holes: [Cell], of suite: Suite, scripts count: Int, seed: UInt64) async {
    let followed = Set(ReferenceAdapter().manifest.profiles)
    let generators = suite.profiles.filter { followed.contains($0.id) }.map {
      ScriptGenerator(in: $0, for: ReferenceAdapter().manifest, seed: seed)
    }
    guard !generators.isEmpty else { return }
    let wanted = Set(holes)
    let ranges = stride(from: 0, to: count, by: 50).map { $0..<min($0 + 50, count) }
    let found = await inParallel(ranges) { range in
      range.compactMap { number -> Find? in
        let script = generators[number % generators.count].script(number)
        let cells = Self.asked(by: script, among: wanted)
        return cells.isEmpty ? nil : Find(script: script, cells: cells)
      }
    }.joined().sorted { $0.script.actions.count < $1.script.actions.count }
    let starts = holes.compactMap { cell in
      found.first { $0.cells.contains(cell) }.map { (cell: cell, script: $0.script) }
    }
    let shrunk = await inParallel(starts) { start in
      let script = Self.shrink(start.script, for: start.cell)
      return Find(script: script, cells: Self.asked(by: script, among: wanted))
    }
    var rest = wanted
    for find in shrunk.sorted(by: { $0.cells.count > $1.cells.count }) {
      let own = find.cells.intersection(rest)
      guard !own.isEmpty, let steps = SettledSteps(find.script) else { continue }
      rest.subtract(own)
      cases.append((own.sorted(), steps.asCase))
    }
  }

  /// Returns those of the wanted cells that the script would ask about as a case.
  private static func asked(by script: Script, among wanted: Set<Cell>) -> Set<Cell> {
    guard let walk = try? InteractionWalk(script, EngineSetup(script), ReferenceAdapter()),
      walk.passages.contains(where: { wanted.contains($0.cell) }),
      let steps = SettledSteps(script)
    else { return [] }
    var cells: Set<Cell> = []
    for passage in walk.passages where wanted.contains(passage.cell) {
      if cells.contains(passage.cell) { continue }
      let faulty = walk.transcript(withFaultOf: passage).observations.onScreen
      if steps.grouped(faulty) != steps.expected { cells.insert(passage.cell) }
    }
    return cells
  }

  private static func shrink(_ start: Script, for cell: Cell) -> Script {
    var script = start
    for count in start.actions.indices.dropFirst() {
      var prefix = start
      prefix.actions = Array(start.actions[..<count])
      if asked(by: prefix, among: [cell]).contains(cell) {
        script = prefix
        break
      }
    }
    while let smaller = script.firstReduction(where: {
      asked(by: $0, among: [cell]).contains(cell)
    }) {
      script = smaller
    }
    return script
  }
}
