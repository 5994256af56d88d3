public import SpecModel

/// Connects an engine to the harness: describes the engine, and creates a new one for each case.
///
/// For each case, the harness asks the adapter for a fresh engine, hands that engine the case's
/// actions one at a time, and compares what the engine reports with what the case expects.
/// Expectations never reach the engine.
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
  /// The type of the engines that the adapter makes.
  associatedtype Engine: TestableEngine

  /// The engine's manifest; the same for every case.
  var manifest: EngineManifest { get }

  /// Makes an engine that knows nothing about earlier cases.
  ///
  /// - Parameter setup: The profile to follow, the state at the start, and the messages.
  /// - Returns: The engine.
  /// - Throws: ``UnsupportedAction`` if the engine cannot take this setup (the case is *skipped*);
  ///   any other error makes the case *errored*.
  nonisolated(nonsending) func makeEngine(for setup: EngineSetup) async throws -> Engine
}

/// An engine under test, which performs actions and reports what they caused.
///
/// A synchronous method works, and so does one on the main actor. The latter says `@MainActor` itself, even in a
/// class that does. Otherwise it would have the isolation of this protocol, which is its caller's.
///
/// ```swift
/// @MainActor final class ShopEngine: nonisolated TestableEngine {
///   @MainActor func perform(_ action: Action) throws -> [Observation] { … }
/// }
/// ```
public protocol TestableEngine {
  /// Performs one action completely.
  ///
  /// During `advance`, everything that is due in that time happens, in order of time. The answer to
  /// `queryStack` is exactly one `stack` observation.
  ///
  /// - Parameter action: The action to perform.
  /// - Returns: What the action caused, in order; kinds that no case asserts may be left out.
  /// - Throws: ``UnsupportedAction`` if the engine cannot do this (the case is *skipped*); any
  ///   other error makes the case *errored*.
  nonisolated(nonsending) func perform(_ action: Action) async throws -> [Observation]
}

/// The profile, the state and the messages that an engine starts with.
public struct EngineSetup: Hashable, Sendable {
  /// The id of the profile to follow, one of the manifest's.
  public var profile: String
  /// The state of the world at the start.
  public var given: Given
  /// The messages that the actions refer to, by name.
  public var messages: [String: Message]
  /// Whether the built-in meaning of words covers all that will happen.
  package private(set) var hasBuiltinMeaning = true

  /// Creates a setup.
  public init(profile: String, given: Given, messages: [String: Message]) {
    self.profile = profile
    self.given = given
    self.messages = messages
  }

  /// Creates the setup that a script starts from.
  package init(_ script: Script) {
    var messages = [String: Message](minimumCapacity: script.messages.count)
    for message in script.messages { messages[message.name] = message }
    self.init(profile: script.profile, given: script.given, messages: messages)
    hasBuiltinMeaning = script.hasBuiltinMeaning
  }
}

/// The error of an engine that cannot do what a case needs; the case is skipped, with this reason.
public struct UnsupportedAction: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the engine cannot do, as a phrase.
  public var reason: String

  /// Creates the error.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason, after `unsupported: `.
  public var description: String { "unsupported: \(reason)" }
}
