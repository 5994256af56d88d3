public import SpecModel

/// What connects an engine to the harness: it describes the engine and makes fresh ones.
///
/// An adapter is written once for an engine. For each case the harness asks it for a fresh engine,
/// hands that engine the case's actions one at a time, and compares what the engine reports with
/// what the case expects. Expectations never reach the engine.
///
/// ```swift
/// struct ShopAdapter: EngineAdapter {
///   let manifest = EngineManifest(name: "ShopMessages", version: "2.1", profiles: ["swift"])
///
///   func makeEngine(for setup: EngineSetup) -> ShopEngine {
///     ShopEngine(setup)
///   }
/// }
/// ```
public protocol EngineAdapter: Sendable {
  /// The engine that it makes.
  associatedtype Engine: TestableEngine

  /// The engine's manifest; the same for every case.
  var manifest: EngineManifest { get }

  /// Makes an engine that knows nothing of any case before.
  ///
  /// - Parameter setup: The profile to follow, the state of the world, and the messages.
  /// - Throws: Whatever keeps the engine from starting; the case is then *errored*.
  nonisolated(nonsending) func makeEngine(for setup: EngineSetup) async throws -> Engine
}

/// An engine under test: it performs actions and reports what they caused.
///
/// A synchronous method works, and so does one on the main actor.
public protocol TestableEngine {
  /// Performs one action to its end.
  ///
  /// For `advance`, everything that falls due on the way happens first, in the order of time. For
  /// `queryStack`, the answer is exactly one `stack` observation.
  ///
  /// - Parameter action: What happens to the engine.
  /// - Returns: What the action caused, in order; kinds that no case asserts may be left out.
  /// - Throws: ``UnsupportedAction`` where the engine cannot do this (the case is *skipped*); any
  ///   other error makes the case *errored*.
  nonisolated(nonsending) func perform(_ action: Action) async throws -> [Observation]
}

/// What an engine starts with.
public struct EngineSetup: Hashable, Sendable {
  /// The id of the profile to follow, one of the manifest's.
  public var profile: String
  /// The state of the world.
  public var given: Given
  /// The messages that the actions refer to, by name.
  public var messages: [String: Message]

  /// Creates a setup.
  public init(profile: String, given: Given, messages: [String: Message]) {
    self.profile = profile
    self.given = given
    self.messages = messages
  }

  /// Creates the setup that a script starts from.
  package init(_ script: Script) {
    self.init(
      profile: script.profile, given: script.given,
      messages: Dictionary(script.messages.map { ($0.name, $0) }) { _, last in last })
  }
}

/// The error of an engine that cannot perform an action; the case is skipped, with this reason.
public struct UnsupportedAction: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the engine cannot do, as a phrase.
  public var reason: String

  /// Creates the error.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// What the engine cannot do, in a sentence.
  public var description: String { "unsupported: \(reason)" }
}
