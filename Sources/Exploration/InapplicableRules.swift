import EngineKit
import ReferenceEngine
import SpecModel

/// The rules that do not apply to an engine, by its manifest, those that its suite does not have, and what an
/// exploration overlooks because of them.
///
/// A run skips the cases that ask for such a rule or need one. An exploration overlooks what such a rule
/// decides.
struct InapplicableRules: Sendable {
  private let ids: Set<String>
  /// The rules of the reference engine that the suite does not have.
  private let foreign: Set<String>
  /// Whether the suite has none of the rules by which an exploration judges.
  let leaveNothing: Bool
  /// Whether one of them is about extras, so that the engine need not hand these over, whatever the profile.
  private let areAboutExtras: Bool

  /// The rule that needs no script to be passed over: nothing else depends on extras.
  private static let extras = "extras.delivered"

  /// Reads a manifest, and compares a suite with the reference engine.
  init(of manifest: EngineManifest, within jurisdiction: Jurisdiction) {
    ids = Set(manifest.notApplicable.keys)
    foreign = jurisdiction.foreignRules
    leaveNothing = jurisdiction.isForeign
    areAboutExtras = ids.contains(Self.extras) || foreign.contains(Self.extras)
  }

  /// A transcript as if each message had been displayed with its own extras, if the engine need not hand
  /// them over: its manifest or its profile has no rule about extras.
  func overlookingExtras(_ transcript: Transcript, of script: Script) -> Transcript {
    guard areAboutExtras || script.profile == Rulebook.Profile.legacy.rawValue else {
      return transcript
    }
    var overlooking = transcript
    for (action, observations) in transcript.observations.enumerated() {
      for (place, observation) in observations.enumerated() {
        guard case .displayed(let name, let extras) = observation,
          let message = script.messages.first(where: { $0.name == name }), extras != message.extras
        else { continue }
        overlooking.observations[action][place] = .displayed(message: name, extras: message.extras)
      }
    }
    return overlooking
  }

  /// Whether one of the rules that do not apply decides something in a script, up to an action.
  func decide(_ script: Script, upTo action: Int) -> Bool {
    Self.decide(ids, script, upTo: action)
  }

  /// Whether a rule that the suite does not have decides something in a script, up to an action.
  ///
  /// Unexplained behavior is then not held against the engine. A clause that the suite has, too, binds the
  /// engine all the same.
  func areForeign(deciding script: Script, upTo action: Int) -> Bool {
    Self.decide(foreign, script, upTo: action)
  }

  private static func decide(_ ids: Set<String>, _ script: Script, upTo action: Int) -> Bool {
    let deciding = ids.subtracting([extras])
    return !deciding.isEmpty
      && !deciding.isDisjoint(with: ReferenceAdapter().rules(deciding: script, upTo: action))
  }
}
