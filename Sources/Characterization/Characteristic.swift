public import Conformance
public import EngineKit
public import SpecModel

/// How an engine answers an open question in one profile, as far as its probes can tell.
public struct Characteristic: Hashable, Sendable {
  /// The question.
  public var question: Question
  /// The id of the profile.
  public var profile: String
  /// What could be told.
  public var finding: Finding

  /// What could be found out about an engine's answer.
  public enum Finding: Hashable, Sendable {
    /// This answer, by its id; the probe of this id told it.
    case answer(String, probe: String)
    /// The question does not arise, for this reason: other answers of the engine leave no room.
    case moot(reason: String)
    /// The question is put to the core, and the engine is only a presenter: the harness answers it.
    case playedByHarness
    /// The question is about this rule, which does not apply to the engine, for this reason.
    case ruleNotApplicable(rule: String, reason: String)
    /// The engine cannot go through any of the probes, or lacks what they look at.
    case cannotTell(SkipReason)
    /// The engine went through the probes and did what no known answer leads to.
    case fitsNone([UnknownAnswer])
    /// The engine did not answer properly.
    case trouble(EngineFailure, probe: String)
  }

  /// A probe that an engine went through without giving a known answer.
  public struct UnknownAnswer: Hashable, Sendable {
    /// The probe's script.
    public var script: Case
    /// What the engine did.
    public var transcript: Transcript
  }

  /// The id of the answer; `nil` where none could be told.
  public var answer: String? {
    if case .answer(let answer, _) = finding { return answer }
    return nil
  }

  /// Whether the engine answers as the reference engine does unless told otherwise.
  public var isDefault: Bool { answer == question.defaultAnswer }
}
