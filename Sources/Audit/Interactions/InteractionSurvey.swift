import Conformance
import EngineKit
import Explanations
import Exploration
import ReferenceEngine
package import SpecModel

/// Finds out by random scripts which cells of the matrix can be reached, and what decides each.
///
/// A cell is decided if on some script no answers to the open questions explain the mistake.
package struct InteractionSurvey: Sendable {
  /// What was found out.
  package private(set) var cells: [Cell: Record] = [:]

  /// What was found out of a cell.
  package struct Record: Sendable {
    /// What decides it, as far as was seen.
    package var decider: CellBook.Decider = .nothing
    /// On how many scripts the mistake was seen.
    fileprivate var tries = 0
  }

  private static let maxTries = 8
  private static let chunk = 50
  /// What is on the screen: what an engine says besides does not make a cell.
  static let screen: Set<Observation.Kind> = [.displayed, .dismissed]

  /// What the book of a suite says after the survey.
  package var book: CellBook { CellBook(cells.mapValues(\.decider)) }

  /// Carries out a survey.
  ///
  /// - Parameters:
  ///   - suite: The suite, through whose cases the survey leads, too.
  ///   - count: How many random scripts to run.
  ///   - seed: What the scripts follow from.
  package init(of suite: Suite, scripts count: Int, seed: UInt64) async {
    let cases = AuditedCases(suite)
    let generators = suite.profiles.filter { cases.profiles.contains($0.id) }.map {
      ScriptGenerator(in: $0, for: ReferenceAdapter().manifest, seed: seed)
    }
    let own = cases.entries.filter { $0.planned.case.isBehavioral }.map(\.planned.script)
    let total = own.count + (generators.isEmpty ? 0 : count)
    let ranges = stride(from: 0, to: total, by: Self.chunk).map {
      $0..<min($0 + Self.chunk, total)
    }
    let found = await inParallel(ranges) { range in
      Self.survey(
        range.map {
          $0 < own.count ? own[$0] : generators[$0 % generators.count].script($0 - own.count)
        })
    }
    for found in found { cells.merge(found) { $0.joined(with: $1) } }
  }

  private static func survey(_ scripts: [Script]) -> [Cell: Record] {
    let adapter = ReferenceAdapter()
    let explainer = Explainer(budget: 15)
    var cells: [Cell: Record] = [:]
    for script in scripts {
      guard let walk = try? InteractionWalk(script, EngineSetup(script), adapter) else { continue }
      let right = walk.transcript.onScreen
      for passage in walk.passages {
        var record = cells[passage.cell] ?? Record()
        defer { cells[passage.cell] = record }
        if record.decider.isSettled || record.tries >= maxTries { continue }
        let transcript = walk.transcript(mistaken: passage)
        if transcript.observations.onScreen == right { continue }
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
  /// What is seen on the screen.
  var onScreen: [[Observation]] {
    map { $0.filter { InteractionSurvey.screen.contains($0.kind) } }
  }
}
