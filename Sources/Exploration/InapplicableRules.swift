import EngineKit
import ReferenceEngine
import SpecModel

/// The rules that do not apply to an engine, by its manifest, and what an exploration overlooks because of
/// them.
///
/// A run skips the cases that ask for such a rule or need one. An exploration overlooks what such a rule
/// decides.
struct InapplicableRules: Sendable {
  private let ids: Set<String>

  /// The rule that needs no script to be passed over: nothing else depends on extras.
  private static let extras = "extras.delivered"

  /// Reads a manifest.
  init(of manifest: EngineManifest) {
    ids = Set(manifest.notApplicable.keys)
  }

  /// A transcript as if each message had been displayed with its own extras, if the engine need not hand
  /// them over: its manifest or its profile has no rule about extras.
  func overlookingExtras(_ transcript: Transcript, of script: Script) -> Transcript {
    let isLegacy = script.profile == Rulebook.Profile.legacy.rawValue
    guard isLegacy || ids.contains(Self.extras) else { return transcript }
    return Transcript(
      observations: transcript.observations.map { observations in
        observations.map { observation in
          guard case .displayed(let name, _) = observation,
            let message = script.messages.first(where: { $0.name == name })
          else { return observation }
          return .displayed(message: name, extras: message.extras)
        }
      })
  }

  /// Whether one of the rules decides something in a script, up to an action.
  func decide(_ script: Script, upTo action: Int) -> Bool {
    let deciding = ids.subtracting([Self.extras])
    guard !deciding.isEmpty,
      var simulation = try? ReferenceAdapter().simulation(for: EngineSetup(script))
    else { return false }
    simulation.keepsDecisions = true
    for action in script.actions.prefix(action + 1) { _ = simulation.perform(action) }
    return simulation.decisions.contains { deciding.contains($0.rule) }
  }
}
