import EngineKit
package import ReferenceEngine
package import SpecModel

/// A script in which an engine made no error, with answers that explain what it did: one object, because
/// explorations hand over one for nearly each script.
package final class ExplainedScript: Sendable {
  /// The script.
  package let script: Script
  /// What the engine did.
  package let transcript: Transcript
  /// Answers to the open questions that explain it.
  package let reading: Reading

  /// Creates an explained script.
  package init(_ script: Script, _ transcript: Transcript, by reading: Reading) {
    self.script = script
    self.transcript = transcript
    self.reading = reading
  }
}
