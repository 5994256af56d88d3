package import Conformance
package import EngineKit
import InAppMessages
import Reporting
package import SpecModel

/// Watches in a run whether an engine gives the pinned answers to the open questions.
///
/// Its probes show what it answers. A case passes whatever the answers are, so a passed case is
/// examined, too: its transcript may have no explanation with the pinned answers, and one with others.
package struct AnswerWatch {
  private let pinned: PinnedAnswers
  private let suite: Suite
  private let kinds: Set<Observation.Kind>
  /// The pinned answers that the reference engine knows, by the id of the profile.
  private let readings: [String: PinnedReading]
  /// The pinned answers that the engine does not give.
  package private(set) var changes: [AnswerChange] = []

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - pinned: The pinned answers.
  ///   - suite: The suite, with its questions.
  ///   - manifest: The engine's manifest.
  package init(for pinned: PinnedAnswers, of suite: Suite, by manifest: EngineManifest) {
    self.pinned = pinned
    self.suite = suite
    kinds = manifest.kinds(with: suite.words)
    readings = Dictionary(
      suite.profiles.map { ($0.id, PinnedReading(pinned, in: $0.id, of: suite)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Compares what the engine answers with the pinned answers.
  package mutating func record(_ characteristics: [Characteristic]) {
    for item in characteristics {
      guard let answer = pinned.answers(in: item.profile)[item.question.id],
        let (outcome, places) = item.departure(from: answer)
      else { continue }
      changes.add(
        AnswerChange(
          of: item.question, in: item.profile, pinned: answer, outcome: outcome, places: places))
    }
  }

  /// Examines a case that the engine passed.
  package mutating func record(_ event: RunEvent) {
    guard case .finished(let result) = event, result.verdict == .passed,
      let transcript = result.transcript, let reading = readings[result.planned.profile]
    else { return }
    let script = result.planned.script
    let known = changes.filter { $0.profile == script.profile }.map(\.question)
    let departures = reading.departures(
      in: transcript, of: script, reporting: kinds, knowing: Set(known))
    changes.add(departures, from: pinned, in: script.profile, of: suite, shownBy: script.caseID)
  }
}

extension Characteristic {
  /// What the engine does in place of giving a pinned answer, with the scripts that show it; `nil` if it
  /// gives that answer, if other answers leave no choice, or if the run was stopped before it answered.
  fileprivate func departure(
    from pinned: String
  ) -> (outcome: AnswerChange.Outcome, places: [String])? {
    func given(_ ids: [String]) -> AnswerChange.Outcome {
      .answers(ids.map { AnswerChange.Answer($0, to: question) })
    }
    switch finding {
    case .answer(pinned, _), .moot, .trouble(.stopped, _): return nil
    case .shown(let evidence) where evidence.answer == pinned: return nil
    case .answer(let answer, let probe): return (given([answer]), [probe])
    case .shown(let evidence): return (given([evidence.answer]), [evidence.script.id])
    case .severalAnswers(let evidence):
      return (given(evidence.map(\.answer)), evidence.map(\.script.id))
    case .fitsNone(let unknown): return (.other, unknown.map(\.script.id))
    case .playedByHarness, .ruleNotApplicable, .cannotTell, .notShown, .noProbe, .trouble:
      guard case .none(let reason) = resultsAnswer.outcome else { return nil }
      return (.notShown(reason.last == "." ? String(reason.dropLast()) : reason), [])
    }
  }
}
