public import EngineKit
package import SpecModel

/// The adapter of the reference engine, which keeps every rule under any reading of the open
/// questions.
public struct ReferenceAdapter: EngineAdapter {
  /// The manifest of the reference engine: it knows both profiles, every action, and every observation.
  public let manifest = EngineManifest(
    name: "iamspec reference engine", version: "1.0", profiles: ["swift", "legacy"],
    actions: Set(Action.Kind.allCases))

  private let reading: Reading
  private let swift: SharedRulebook
  private let legacy: SharedRulebook

  /// Creates an adapter.
  ///
  /// - Parameter reading: The answers to the open questions; one that is left open gets its default
  ///   answer.
  public init(reading: Reading = .default) {
    self.init(reading: reading, edit: { _ in }, isOriginal: true)
  }

  /// Creates an adapter whose engines follow edited rules; they share one rulebook per profile.
  ///
  /// - Parameters:
  ///   - reading: The answers to the open questions.
  ///   - edit: Changes the rulebook of each profile.
  package init(reading: Reading = .default, edit: (inout Rulebook) -> Void) {
    self.init(reading: reading, edit: edit, isOriginal: false)
  }

  private init(reading: Reading, edit: (inout Rulebook) -> Void, isOriginal: Bool) {
    self.reading = reading
    swift = Self.shared(.swift, edit, isOriginal)
    legacy = Self.shared(.legacy, edit, isOriginal)
  }

  private static func shared(
    _ profile: Rulebook.Profile, _ edit: (inout Rulebook) -> Void, _ isOriginal: Bool
  ) -> SharedRulebook {
    var rules = Rulebook.book(of: profile)
    edit(&rules)
    return SharedRulebook(rules, isOriginal: isOriginal)
  }

  /// Makes a fresh engine, which knows of no earlier case.
  ///
  /// - Throws: ``UnsupportedAction`` if the setup asks for a profile that the documents do not describe.
  public func makeEngine(for setup: EngineSetup) throws(UnsupportedAction) -> ReferenceSession {
    ReferenceSession(try simulation(for: setup))
  }

  /// Makes a fresh engine as a value, which can be copied in the middle of a run.
  ///
  /// - Throws: ``UnsupportedAction`` if the setup asks for a profile that the documents do not describe.
  package func simulation(for setup: EngineSetup) throws(UnsupportedAction) -> Simulation {
    Simulation(
      book: book(of: try Rulebook.Profile(of: setup)), given: setup.given,
      messages: setup.messages.values, reading: reading)
  }

  /// Makes a fresh engine for a script, as a value.
  ///
  /// - Throws: ``UnsupportedAction`` if the script asks for a profile that the documents do not describe.
  package func simulation(of script: Script) throws(UnsupportedAction) -> Simulation {
    let profile = try Rulebook.Profile(
      named: script.profile, hasBuiltinMeaning: script.hasBuiltinMeaning)
    return Simulation(
      book: book(of: profile), given: script.given, messages: script.messages, reading: reading)
  }

  private func book(of profile: Rulebook.Profile) -> SharedRulebook {
    switch profile {
    case .swift: swift
    case .legacy: legacy
    }
  }
}

extension ReferenceAdapter: PromptAdapter {
  /// Runs a script on a fresh engine.
  ///
  /// - Throws: ``UnsupportedAction`` if the script asks for a profile that the documents do not describe.
  package func observations(of script: Script) throws(UnsupportedAction) -> [[Observation]] {
    var simulation = try simulation(of: script)
    return script.actions.map { simulation.perform($0) }
  }
}
