public import EngineKit

/// The adapter of the reference engine, under any reading of the open questions and with any
/// faults.
///
/// ```swift
/// let faulty = ReferenceAdapter(faults: [Fault.named("queue-instead-of-stack")].compactMap(\.self))
/// ```
public struct ReferenceAdapter: EngineAdapter {
  /// What the engine says of itself: it knows both profiles and claims everything.
  public let manifest = EngineManifest(
    name: "iamspec reference engine", version: "1.0", profiles: ["swift", "legacy"])

  private let swift: SharedRulebook
  private let legacy: SharedRulebook

  /// Creates an adapter; its engines share one rulebook a profile.
  ///
  /// - Parameters:
  ///   - reading: The answers to the open questions.
  ///   - faults: The mistakes to make, each in the profiles in which it can be made.
  public init(reading: Reading = .default, faults: [Fault] = []) {
    swift = SharedRulebook(.swift, reading: reading, faults: faults)
    legacy = SharedRulebook(.legacy, reading: reading, faults: faults)
  }

  /// Makes an engine that knows nothing of any case before.
  ///
  /// - Throws: ``UnsupportedAction`` where the setup asks for a profile that the documents do not
  ///   describe.
  public func makeEngine(for setup: EngineSetup) throws(UnsupportedAction) -> ReferenceEngine {
    switch try Rulebook.Profile(of: setup) {
    case .swift: ReferenceEngine(book: swift, setup: setup)
    case .legacy: ReferenceEngine(book: legacy, setup: setup)
    }
  }
}
