import Conformance
import EngineKit
import InAppMessages
import ReferenceEngine
import SpecModel

/// How an engine answers the open questions, as far as the cases that it passed show.
struct LearnedReading {
  /// The answers; the default ones where nothing is known.
  private(set) var reading = Reading.default

  /// Learns from passed cases.
  ///
  /// - Parameters:
  ///   - passed: The results; those without a transcript are ignored.
  ///   - kinds: The kinds of observation that the engine reports.
  init(from passed: some Sequence<CaseResult>, reporting kinds: Set<Observation.Kind>) {
    for result in passed {
      guard let transcript = result.transcript else { continue }
      // The answers so far are tried first, so that a case that they explain takes one run.
      let explanation = try? Explainer(budget: 50).explain(
        transcript, of: result.planned.script, reporting: kinds, preferring: reading)
      guard case .explained(let answers)? = explanation else { continue }
      for question in Reading.questions {
        if let answer = answers[question] { reading[question] = answer }
      }
    }
  }
}
