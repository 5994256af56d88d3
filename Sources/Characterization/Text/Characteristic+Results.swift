import Conformance
import EngineKit
package import Reporting
import SpecModel

extension Characteristic {
  /// The characteristic in the form that results files contain.
  package var resultsAnswer: ResultsAnswer {
    let outcome: ResultsAnswer.Outcome =
      switch finding {
      case .answer(let id, _): .answer(id)
      case .shown(let evidence): .answer(evidence.answer)
      case .severalAnswers(let evidence): .several(evidence.map(\.answer))
      case .moot(let reason): .none(reason)
      case .playedByHarness: .none("the harness plays the core")
      case .ruleNotApplicable(let rule, let reason):
        .none(SkipReason.notApplicable(rule: rule, reason: reason).description)
      case .cannotTell(let reason): .none(reason.description)
      case .noProbe: .none("only the suite knows it, and it has no probe")
      case .notShown: .none("no probe and no script shows it")
      case .fitsNone(let unknown): .other(unknown.last?.transcript.observations.last ?? [])
      case .trouble(let failure, _): .none(failure.message)
      }
    let isShownByScripts = if case .shown = finding { true } else { false }
    return ResultsAnswer(
      question: question.id, profile: profile, outcome: outcome, isShownByScripts: isShownByScripts)
  }
}
