public import EngineKit

/// The adapter of the reference engine, which keeps every rule, under any reading of the open
/// questions.
public struct ReferenceAdapter: EngineAdapter {
  /// What the engine says of itself: it knows both profiles and claims everything.
  public let manifest = EngineManifest(
    name: "iamspec reference engine", version: "1.0", profiles: ["swift", "legacy"])

  private let reading: Reading
  private let swift: SharedRulebook
  private let legacy: SharedRulebook

  /// Creates an adapter.
  ///
  /// - Parameter reading: The answers to the open questions; the default is given to one that is
  ///   left open.
  public init(reading: Reading = .default) {
    self.init(reading: reading, edit: { _ in })
  }

  /// Creates an adapter of engines that follow other rules; they share one rulebook a profile.
  ///
  /// - Parameters:
  ///   - reading: The answers to the open questions.
  ///   - edit: What is changed in each profile's rulebook.
  package init(reading: Reading = .default, edit: (inout Rulebook) -> Void) {
    self.reading = reading
    swift = Self.shared(.swift, edit)
    legacy = Self.shared(.legacy, edit)
  }

  private static func shared(
    _ profile: Rulebook.Profile, _ edit: (inout Rulebook) -> Void
  ) -> SharedRulebook {
    var rules = Rulebook.book(of: profile)
    edit(&rules)
    return SharedRulebook(rules)
  }

  /// Makes an engine that knows nothing of any case before.
  ///
  /// - Throws: ``UnsupportedAction`` where the setup asks for a profile that the documents do not
  ///   describe.
  public func makeEngine(for setup: EngineSetup) throws(UnsupportedAction) -> ReferenceSession {
    ReferenceSession(try simulation(for: setup))
  }

  /// Makes such an engine as a value, which can be copied on its way.
  ///
  /// - Throws: ``UnsupportedAction`` where the setup asks for a profile that the documents do not
  ///   describe.
  package func simulation(for setup: EngineSetup) throws(UnsupportedAction) -> Simulation {
    let book =
      switch try Rulebook.Profile(of: setup) {
      case .swift: swift
      case .legacy: legacy
      }
    return Simulation(book: book, setup: setup, reading: reading)
  }
}
