import EngineKit
package import InAppMessages
import ReferenceEngine
import SpecModel

extension Judge {
  /// The verdict on what an engine did in a script.
  package enum Verdict: Sendable {
    /// An engine that keeps every rule does the same under some answers.
    case explained(ExplainedScript)
    /// Another engine does the same.
    case same
    /// No monitor that the suite declares objects, and the engine does the same again.
    case accepted
    /// The engine breaks a clause, does something unexplained, or does not answer properly.
    indirect case found(Finding)
    /// The engine breaks no clause, and there are too many answers to the open questions to try
    /// them all.
    case undecided
    /// The engine breaks no clause, and what it does is not soon explained; it has to be looked at
    /// closely (``Judge/settled(_:preferring:within:)``).
    indirect case open(Open)
    /// The engine said that it cannot do this.
    case refused
    /// The engine's profile is unknown, or a rule decides it that does not apply to the engine.
    case unsupported
    /// The engine answered properly, and no judge knows the rules by which this is right or wrong: the suite
    /// does not have those that decide it here, or has a profile of its own.
    case unjudged
    /// The exploration was stopped before the engine answered.
    case stopped

    /// Whether the engine did not answer in time.
    var isTimeout: Bool {
      if case .found(let finding) = self { finding.look == .failure(.timeout) } else { false }
    }
  }

  /// What an engine did in a script, before it is known whether some answers explain it.
  package struct Open: Sendable {
    let script: Script
    let transcript: Transcript
    /// The answers that were tried first.
    let tried: Reading
    /// How the script ended in the other engine; `nil` if there is none.
    var other: ScriptOutcome.Ending?
  }

  /// A verdict as far as it can be told soon, and the number of steps that it took.
  package typealias First = (verdict: Verdict, steps: Int)
}
