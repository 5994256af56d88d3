import Conformance
import EngineKit
import SpecModel

/// Makes small scripts that suit what an engine claims.
struct ScriptMaker {
  let manifest: EngineManifest
  let suite: Suite

  /// A message of a campaign, which an event triggers.
  static let sale = Message(
    name: "sale", type: .modal, triggers: [.customEvent(name: "opened_shop", filter: nil)])
  /// Another one.
  static let news = Message(
    name: "news", type: .modal, triggers: [.customEvent(name: "opened_news", filter: nil)])
  /// One with an asset.
  static let poster = Message(
    name: "poster", type: .modal, triggers: [.customEvent(name: "opened_wall", filter: nil)],
    image: "poster.png")
  /// A message of the host app's making.
  static let note = Message(name: "note", type: .modal)

  /// Makes a script in the first of the engine's profiles that knows all of its actions.
  ///
  /// - Returns: `nil` where no profile does, or where the engine does not take them.
  func script(_ name: String, given: Given = Given(minimumInterval: 0), _ actions: [Action])
    -> Script?
  {
    let needed = Set(actions.map(\.kind)).union(given.neededActions)
    guard needed.isSubset(of: manifest.actions.subtracting(unusedActions)),
      let profile = profile(knowing: needed)
    else { return nil }
    return Script(
      caseID: "doctor/\(name)", profile: profile, given: given,
      messages: [Self.sale, Self.news, Self.poster, Self.note], actions: actions)
  }

  /// The first of the engine's profiles that knows some actions.
  func profile(knowing actions: Set<Action.Kind>) -> String? {
    manifest.profiles.first { id in
      guard let profile = suite.profiles.first(where: { $0.id == id }) else { return false }
      return !actions.contains { profile.lacks.contains($0.rawValue) }
    }
  }

  /// The actions that the harness does not hand to an engine of this layer.
  var unusedActions: Set<Action.Kind> {
    switch manifest.layer {
    case .engine: [.offer, .opportunity]
    case .presenter:
      [.startSession, .logEvent, .logPurchase, .receiveAPIEvent, .openFromPush]
    }
  }

  /// The actions that deliver messages and trigger one of them.
  func trigger(_ message: Message, delivering messages: [Message]? = nil) -> [Action] {
    if manifest.layer == .presenter { return [.offer(message: message.name)] }
    guard case .customEvent(let name, _)? = message.triggers.first else { return [] }
    return [
      .startSession(deliver: (messages ?? [message]).map(\.name)),
      .logEvent(name: name, properties: [:]),
    ]
  }

  /// The actions that trigger a message which has been delivered.
  func triggerAgain(_ message: Message) -> [Action] {
    manifest.layer == .presenter
      ? [.offer(message: message.name)] : Array(trigger(message).dropFirst())
  }

  /// The actions that bring a message on the screen, in whatever way the engine takes.
  var show: [Action] {
    script("show", trigger(Self.sale)) == nil
      ? [.presentLocal(message: Self.note.name)] : trigger(Self.sale)
  }

  /// All scripts for actions and observations, each once.
  var all: [Script] {
    var seen: Set<String> = []
    let scripts =
      Action.Kind.allCases.compactMap { exercise(of: $0) }
      + Observation.Kind.allCases.flatMap { causes(of: $0) }
    return scripts.filter { seen.insert($0.caseID).inserted }
  }
}
