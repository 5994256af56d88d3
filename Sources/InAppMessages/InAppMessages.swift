package import EngineKit
import Monitors
import ReferenceEngine
package import SpecModel
package import Wording

/// The domain of the built-in words: how in-app messages are delivered.
package struct InAppMessages: Domain {
  /// Creates the domain.
  package init() {}

  package var profiles: [String] { ReferenceAdapter().manifest.profiles }

  package var defaultAnswers: [(question: String, answer: String)] {
    Reading.questions.map { ($0.id, $0.defaultAnswer) }
  }

  package func hasAllRules(_ suite: Suite) -> Bool { suite.hasBuiltinRules }

  package func knows(_ question: SpecModel.Question) -> Bool { Reading.known(question) != nil }

  package func watches(rule: String, within jurisdiction: Jurisdiction) -> Bool {
    jurisdiction.watches(rule: rule)
  }

  package func breaches(
    in transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> [Breach] {
    Monitors.breaches(in: transcript, of: script, reporting: kinds, within: jurisdiction)
  }

  package func lacksRule(
    deciding script: Script, upTo action: Int, within jurisdiction: Jurisdiction
  ) -> Bool {
    jurisdiction.lacksRule(deciding: script, upTo: action)
  }

  package func tell(
    _ case: Case, in profile: String, reasonsOf only: Int?, within jurisdiction: Jurisdiction
  ) -> ToldCase? {
    ToldCase(of: `case`, in: profile, reasonsOf: only, within: jurisdiction)
  }

  package func questions(
    deciding script: Script, seeing kinds: Set<Observation.Kind>
  ) -> Set<String> {
    guard var engine = try? ReferenceAdapter().simulation(of: script) else {
      return []
    }
    let decisions = script.actions.flatMap { engine.performTelling($0, seeing: kinds).decisions }
    return Set(
      decisions.compactMap { decision in
        if case .answer(_, let question) = decision.ground { question } else { nil }
      })
  }

  package func account(
    of transcript: Transcript, in script: Script, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> Account? {
    guard !jurisdiction.isForeign,
      let explanation = try? Explainer().explain(transcript, of: script, reporting: kinds)
    else { return nil }
    switch explanation {
    case .explained(let reading):
      return .explained(answers: reading.limited(to: jurisdiction).otherAnswers)
    case .unexplained(let divergence)
    where jurisdiction.lacksRule(deciding: script, upTo: divergence.action):
      return .foreign
    case .unexplained(let divergence):
      return .unexplained(
        action: divergence.action, allowed: divergence.allowed.map(\.observations))
    case .undecided: return .undecided
    }
  }

  package func plays(_ setup: EngineSetup, _ parts: [[Action]]) -> AnsweredPlay? {
    AnsweredPlay(setup, parts)
  }

  package func completing(_ host: some EngineHost) -> any EngineHost { host.withCore }
}
