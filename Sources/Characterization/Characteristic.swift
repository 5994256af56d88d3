package import Conformance
package import EngineKit
package import SpecModel

/// An engine's answer to an open question in one profile, as far as probes and scripts show it.
package struct Characteristic: Hashable, Sendable {
  /// The question.
  package var question: Question
  /// The id of the profile.
  package var profile: String
  /// What was found out.
  package var finding: Finding

  /// What can be found out about an engine's answer.
  package enum Finding: Hashable, Sendable {
    /// The engine gives this answer, by its id; the probe of this id shows it.
    case answer(String, probe: String)
    /// No probe shows an answer, but a generated script does: no other answer explains what the
    /// engine did in it.
    case shown(Evidence)
    /// One script shows one answer, and another script another; the shortest first. Often the
    /// question combines two questions.
    case severalAnswers([Evidence])
    /// The question does not arise, for this reason: other answers of the engine leave no choice.
    case moot(reason: String)
    /// The question is about the core, and the engine is only a presenter: the harness answers it.
    case playedByHarness
    /// The question is about this rule, which does not apply to the engine, for this reason.
    case ruleNotApplicable(rule: String, reason: String)
    /// The engine does not support any of the probes, or lacks the observations that they need.
    case cannotTell(SkipReason)
    /// No probe asks the question in this profile, or answers to other questions explain what the engine did
    /// in the probes; and no script shows an answer.
    case notShown
    /// Only the suite knows the question, and it has no probe that could ask it in this profile.
    case noProbe
    /// The engine performed the probes, but did nothing that a known answer leads to.
    case fitsNone([UnknownAnswer])
    /// The engine did not answer properly.
    case trouble(EngineFailure, probe: String)
  }

  /// A probe that an engine performed without giving a known answer.
  package struct UnknownAnswer: Hashable, Sendable {
    /// The probe's script.
    package var script: Case
    /// What the engine did.
    package var transcript: Transcript
  }

  /// A script that shows an answer: no other answer to the question explains what the engine did in
  /// it.
  package struct Evidence: Hashable, Sendable {
    /// The id of the answer.
    package var answer: String
    /// The script, up to the action that shows it.
    package var script: Case
    /// What the engine did.
    package var transcript: Transcript
  }

  /// The id of the answer, or `nil` if there is no single answer.
  package var answer: String? {
    switch finding {
    case .answer(let answer, _): answer
    case .shown(let evidence): evidence.answer
    default: nil
    }
  }

  /// Whether the question was asked of the engine itself.
  ///
  /// The harness's answers in the core's place say nothing about the engine, and neither do
  /// questions about rules that do not apply to it.
  package var isAsked: Bool {
    switch finding {
    case .playedByHarness, .ruleNotApplicable: false
    case .answer, .shown, .severalAnswers, .moot, .cannotTell, .notShown, .noProbe, .fitsNone,
      .trouble:
      true
    }
  }

  /// Whether the answer is the reference engine's default.
  package var isDefault: Bool { answer == question.defaultAnswer }
}
