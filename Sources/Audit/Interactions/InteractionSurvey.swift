import Conformance
import EngineKit
import Exploration
import InAppMessages
import ReferenceEngine
package import SpecModel

/// A survey, with random scripts, of the cells that can be reached and of what decides each.
///
/// A cell is decided if, in some script, no answers to the open questions explain its fault. That is
/// certain where a case asks about the cell, because each case passes under every reading.
package struct InteractionSurvey: Sendable {
  /// The cells that were reached.
  package private(set) var cells: [Cell: Record] = [:]

  /// What was found out about a cell.
  package struct Record: Sendable {
    /// What decides the cell, as far as was seen.
    package var decider: CellBook.Decider = .nothing
    /// The number of scripts in which the fault was seen.
    fileprivate var tries = 0
  }

  private static let maxTries = 8
  private static let chunk = 50
  /// The kinds that belong to the screen; what else an engine reports does not make a cell.
  static let screen: Set<Observation.Kind> = [.displayed, .dismissed]

  /// The cells as a book.
  package var book: CellBook { CellBook(cells.mapValues(\.decider)) }

  /// Runs the survey.
  ///
  /// - Parameters:
  ///   - suite: The suite, whose cases are surveyed, too.
  ///   - count: The number of random scripts to run.
  ///   - seed: The seed of the scripts.
  package init(of suite: Suite, scripts count: Int, seed: UInt64) async {
    let cases = AuditedCases(suite)
    let generators = suite.profiles.filter { cases.profiles.contains($0.id) }.map {
      ScriptGenerator(in: $0, for: ReferenceAdapter().manifest, seed: seed)
    }
    let own = cases.entries.map(\.planned).filter(\.case.isBehavioral).map {
      Sample(script: $0.script, case: $0.case)
    }
    let total = own.count + (generators.isEmpty ? 0 : count)
    let ranges = stride(from: 0, to: total, by: Self.chunk).map {
      $0..<min($0 + Self.chunk, total)
    }
    let found = await inParallel(ranges) { range in
      Self.survey(
        range.map {
          if $0 < own.count { return own[$0] }
          // The number of cases makes no difference to the random scripts.
          let number = $0 - own.count
          return Sample(script: generators[number % generators.count].script(number))
        })
    }
    for found in found { cells.merge(found) { $0.joined(with: $1) } }
  }

  /// A script to survey.
  private struct Sample: Sendable {
    var script: Script
    /// The case whose script it is.
    var `case`: Case?
  }

  private static func survey(_ samples: [Sample]) -> [Cell: Record] {
    let adapter = ReferenceAdapter()
    let explainer = Explainer(budget: 15)
    var cells: [Cell: Record] = [:]
    for sample in samples {
      let script = sample.script
      guard let walk = try? InteractionWalk(script, EngineSetup(script), adapter) else { continue }
      let right = walk.transcript.onScreen
      for passage in walk.passages {
        var record = cells[passage.cell] ?? Record()
        defer { cells[passage.cell] = record }
        let isTried = record.tries >= maxTries
        if record.decider.isSettled || isTried && sample.case == nil { continue }
        let transcript = walk.transcript(withFaultOf: passage)
        if let item = sample.case, CaseComparison.difference(from: item, in: transcript) != nil {
          record.decider = .rules(walk.rules(of: passage))
          continue
        }
        if isTried || transcript.observations.onScreen == right { continue }
        record.tries += 1
        let explanation = try? explainer.explain(transcript, of: script, reporting: screen)
        switch explanation {
        case .unexplained: record.decider = .rules(walk.rules(of: passage))
        case .explained(let reading):
          let questions = Reading.questions.filter {
            reading[$0].map { $0 != 0 } ?? false
          }.map(\.id)
          if record.decider == .nothing { record.decider = .questions(questions) }
        case .undecided, nil: break
        }
      }
    }
    return cells
  }
}

extension InteractionSurvey.Record {
  fileprivate func joined(with other: Self) -> Self {
    if decider.isSettled { return self }
    if other.decider.isSettled || decider == .nothing { return other }
    return self
  }
}

extension [[Observation]] {
  /// The observations of what is seen on the screen.
  var onScreen: [[Observation]] {
    map { $0.filter { InteractionSurvey.screen.contains($0.kind) } }
  }
}
