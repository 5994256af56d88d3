import Conformance
import EngineKit
import Explanations
import ReferenceEngine
import SpecModel

/// How an engine answers the open questions, as far as the cases show that it passed.
struct LearnedReading {
  /// Its answers; the default's where nothing is known.
  private(set) var reading = Reading.default

  /// Learns from what passed.
  ///
  /// - Parameters:
  ///   - passed: The results, of which those with a transcript count.
  ///   - kinds: The kinds of observation that the engine reports.
  init(from passed: some Sequence<CaseResult>, reporting kinds: Set<Observation.Kind>) {
    for result in passed {
      guard let transcript = result.transcript else { continue }
      // The answers so far are tried first, so that what they explain takes one run.
      let explanation = try? Explainer(budget: 50).explain(
        transcript, of: result.planned.script, reporting: kinds, preferring: reading)
      guard case .explained(let answers)? = explanation else { continue }
      for question in Reading.questions {
        if let answer = answers[question] { reading[question] = answer }
      }
    }
  }
}
