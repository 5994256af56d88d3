package import Conformance
package import EngineKit
package import SpecModel

/// How an engine answers an open question in one profile, as far as its probes can tell.
package struct Characteristic: Hashable, Sendable {
  /// The question.
  package var question: Question
  /// The id of the profile.
  package var profile: String
  /// What could be told.
  package var finding: Finding

  /// What could be found out about an engine's answer.
  package enum Finding: Hashable, Sendable {
    /// This answer, by its id; the probe of this id told it.
    case answer(String, probe: String)
    /// No probe told an answer, and a script that was made up shows one: nothing else explains what the
    /// engine did in it.
    case shown(Evidence)
    /// One script shows one answer, and another script another; the shortest first. Often the question
    /// bundles two.
    case severalAnswers([Evidence])
    /// The question does not arise, for this reason: other answers of the engine leave no room.
    case moot(reason: String)
    /// The question is put to the core, and the engine is only a presenter: the harness answers it.
    case playedByHarness
    /// The question is about this rule, which does not apply to the engine, for this reason.
    case ruleNotApplicable(rule: String, reason: String)
    /// The engine cannot go through any of the probes, or lacks what they look at.
    case cannotTell(SkipReason)
    /// No probe asks the question in this profile, or answers to other questions explain what the engine did
    /// in the probes; and no script shows an answer.
    case notShown
    /// The engine went through the probes and did what no known answer leads to.
    case fitsNone([UnknownAnswer])
    /// The engine did not answer properly.
    case trouble(EngineFailure, probe: String)
  }

  /// A probe that an engine went through without giving a known answer.
  package struct UnknownAnswer: Hashable, Sendable {
    /// The probe's script.
    package var script: Case
    /// What the engine did.
    package var transcript: Transcript
  }

  /// A script that shows an answer: no other answer to the question explains what the engine did in it.
  package struct Evidence: Hashable, Sendable {
    /// The id of the answer.
    package var answer: String
    /// The script, up to the action that shows it.
    package var script: Case
    /// What the engine did.
    package var transcript: Transcript
  }

  /// The id of the answer; `nil` where none could be told.
  package var answer: String? {
    switch finding {
    case .answer(let answer, _): answer
    case .shown(let evidence): evidence.answer
    default: nil
    }
  }

  /// Whether the engine itself was asked: what the harness answers in the core's place says nothing of
  /// it, and neither do questions about rules that do not apply to it.
  package var isAsked: Bool {
    switch finding {
    case .playedByHarness, .ruleNotApplicable: false
    case .answer, .shown, .severalAnswers, .moot, .cannotTell, .notShown, .fitsNone, .trouble: true
    }
  }

  /// Whether the engine answers as the reference engine does unless told otherwise.
  package var isDefault: Bool { answer == question.defaultAnswer }
}
