import InAppMessages
import ReferenceEngine
package import Replaying
package import SpecModel

extension TraceVerdict {
  /// Returns the verdict on an engine that is held to pinned answers: if some answers explain the trace,
  /// but none that include these, it has changed an answer.
  ///
  /// - Parameters:
  ///   - pinned: The pinned answers.
  ///   - trace: The trace.
  ///   - suite: The suite, with its questions.
  ///   - slack: The tolerance of times, in milliseconds.
  package func holding(
    to pinned: PinnedAnswers, _ trace: Trace, of suite: Suite, slack: Int
  ) -> TraceVerdict {
    guard case .explained(let open) = self else { return self }
    let reading = PinnedReading(pinned, in: trace.profile, of: suite)
    var verdict = self
    let departures = reading.departures { tried in
      let explainer = TraceExplainer(
        ReferenceAdapter(reading: tried), slack: slack, preferring: reading.preferred(to: .default))
      let isPinned = tried == reading.reading
      switch try? explainer.explain(trace) {
      case .explained(let path)?:
        if isPinned { verdict = .explained(path) }
        return .explained(path.reading)
      case .undecided(let divergence)?:
        if isPinned { verdict = .undecided(divergence) }
        return .undecided
      case .unexplained?: return .unexplained(Explanation.Divergence(action: 0, allowed: []))
      case nil: return nil
      }
    }
    if departures.isEmpty { return verdict }
    var changes: [AnswerChange] = []
    changes.add(departures, from: pinned, in: trace.profile, of: suite, shownBy: "the trace")
    return .changed(changes, open)
  }
}
