import Conformance
import EngineKit
import Exploration
import ReferenceEngine
package import SpecModel
import Wording

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

/// A script divided into steps whose outcome on the screen is the same whatever the answers to the
/// open questions are.
struct SettledSteps {
  /// The observations on the screen in each step.
  let expected: [[Observation]]

  private let script: Script
  /// The indices of the actions that end a step.
  private let ends: [Int]

  /// Divides a script into steps that are as short as possible.
  ///
  /// Returns `nil` if the outcome of the whole script depends on an answer.
  init?(_ script: Script) {
    self.script = script
    let setup = EngineSetup(script)
    func run(_ reading: Reading) -> ([[Observation]], Answers)? {
      guard var engine = try? ReferenceAdapter(reading: reading).simulation(for: setup) else {
        return nil
      }
      let seen = script.actions.map { engine.perform($0) }
      return (seen.onScreen, engine.answers)
    }
    guard let (right, answers) = run(.open) else { return nil }
    var isEnd = [Bool](repeating: true, count: right.count)
    for question in answers.taken {
      for answer in question.answers.dropFirst() {
        var reading = Reading.open
        try? reading.answer(question.id, with: answer)
        guard let (other, _) = run(reading) else { return nil }
        var one: [Observation] = []
        var another: [Observation] = []
        for index in right.indices {
          one += right[index]
          another += other[index]
          if one != another { isEnd[index] = false }
        }
        if one != another { return nil }
      }
    }
    ends = isEnd.indices.filter { isEnd[$0] }
    expected = Self.grouped(right, ends)
  }

  /// Groups the observations of a transcript by step.
  func grouped(_ transcript: [[Observation]]) -> [[Observation]] { Self.grouped(transcript, ends) }

  private static func grouped(
    _ transcript: [[Observation]], _ ends: [Int]
  ) -> [[Observation]] {
    var start = 0
    return ends.map { end in
      defer { start = end + 1 }
      return Array(transcript[start...end].joined())
    }
  }

  /// The steps as a case.
  var asCase: Case {
    var start = 0
    let steps = zip(ends, expected).map { end, observations in
      defer { start = end + 1 }
      return Step(
        actions: Array(script.actions[start...end]),
        expectations: observations.map(Expectation.observation), position: .nowhere)
    }
    let seen = Set(expected.joined().map(\.kind)).union([.displayed])
    return Case(
      of: script, title: "A generated case", steps: steps, asserting: seen)
  }
}
