public import SpecModel

/// Runs scripts on engines, and returns their outcomes.
///
/// One host drives an adapter in this process, another sends the script down a pipe; the runner
/// cannot tell them apart. Scripts may be submitted from several tasks at once.
package protocol EngineHost: Sendable {
  /// The engine's manifest.
  var manifest: EngineManifest { get }

  /// Runs a script on a fresh engine.
  ///
  /// - Parameter script: The script.
  /// - Returns: The outcome; a failing engine is a value, never an error.
  func outcome(of script: Script) async -> ScriptOutcome

  /// Runs several scripts, each on a fresh engine; a host may run them at the same time.
  ///
  /// - Parameters:
  ///   - scripts: The scripts.
  ///   - tell: Called once for each of them, in any order and on any thread, with its index.
  func run(
    _ scripts: [Script], telling tell: @escaping @Sendable (Int, TimedOutcome) -> Void) async
}

extension EngineHost {
  /// Runs the scripts one after the other.
  package func run(
    _ scripts: [Script], telling tell: @escaping @Sendable (Int, TimedOutcome) -> Void
  ) async {
    for (index, script) in scripts.enumerated() { tell(index, await timedOutcome(of: script)) }
  }

  /// Runs a script on a fresh engine, and measures the time.
  package func timedOutcome(of script: Script) async -> TimedOutcome {
    let start = ContinuousClock.now
    let outcome = await outcome(of: script)
    return TimedOutcome(outcome, duration: .now - start)
  }
}

/// The outcome of a script, and how long the engine took.
package struct TimedOutcome: Sendable {
  /// The outcome.
  package var outcome: ScriptOutcome
  /// How long the engine took; for a process, counted from when the script was sent.
  package var duration: Duration

  /// Creates an outcome with its time.
  package init(_ outcome: ScriptOutcome, duration: Duration) {
    self.outcome = outcome
    self.duration = duration
  }
}

/// The outcome of a script.
public struct ScriptOutcome: Hashable, Sendable {
  /// How it ended.
  public var ending: Ending
  /// What the engine wrote to its log meanwhile; empty if nothing.
  public var log: String

  /// How a script ended.
  public enum Ending: Hashable, Sendable {
    /// The engine performed all actions.
    case completed(Transcript)
    /// The engine said that it cannot do what the script needs.
    case unsupported(reason: String)
    /// The engine gave no valid answer.
    case failed(EngineFailure)
  }

  /// Creates an outcome.
  public init(_ ending: Ending, log: String = "") {
    self.ending = ending
    self.log = log
  }
}

/// The reason why an engine gave no answer: an error of the engine, or a violation of the protocol;
/// never a wrong answer.
public struct EngineFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public var kind: Kind
  /// What happened, as a sentence, with the engine's own words if there are any.
  public var message: String
  /// The action at which it happened, counted from 0; `nil` if that is not known.
  public var action: Int?

  /// The kinds of failure.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The engine reported an error of its own.
    case error
    /// The engine's process ended.
    case crash
    /// The engine did not answer in time.
    case timeout
    /// The engine's answer violates the protocol.
    case malformed = "protocol"
  }

  /// Creates a failure.
  public init(kind: Kind, message: String, action: Int? = nil) {
    self.kind = kind
    self.message = message
    self.action = action
  }

  /// The kind and what happened: `crash: …`.
  public var description: String { "\(kind.rawValue): \(message)" }
}

extension EngineFailure {
  /// The run was stopped before the engine answered, so the case neither passed nor failed.
  package static let stopped = EngineFailure(
    kind: .timeout, message: "the run was stopped before the engine had answered")
}
