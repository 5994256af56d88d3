import Conformance
import EngineKit
import SpecModel

/// Makes small scripts that suit what an engine claims.
struct ScriptMaker {
  let manifest: EngineManifest
  let suite: Suite
  /// How much time may pass in a script; `nil` for any.
  var longest: TimeSpan?

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
  /// One with an asset and little time.
  static let late = Message(
    name: "late", type: .modal, triggers: [.customEvent(name: "opened_hall", filter: nil)],
    image: "poster.png", timeout: .seconds(3))
  /// One for a device on its side.
  static let wide = Message(
    name: "wide", type: .modal, triggers: [.customEvent(name: "opened_film", filter: nil)],
    orientation: .landscape)
  /// One that lacks the image that it must have.
  static let bare = Message(
    name: "bare", type: .full, triggers: [.customEvent(name: "opened_page", filter: nil)])
  /// One whose texts are not all ASCII.
  static let size = Message(
    name: "größe", type: .modal, triggers: [.customEvent(name: "opened_rack", filter: nil)],
    extras: ["maß": "42½"])
  /// A message of the host app's making.
  static let note = Message(name: "note", type: .modal)

  /// All of them.
  static let messages = [sale, news, poster, late, wide, bare, size, note]

  /// Makes a script in the first of the engine's profiles that knows all of its actions.
  ///
  /// - Parameter messages: The messages that it may speak of; only those that it does are in it.
  /// - Returns: `nil` where no profile does, where the engine does not take them, and where more time
  ///   would pass than may.
  func script(
    _ name: String, given: Given = Given(minimumInterval: 0), _ actions: [Action],
    messages: [Message] = ScriptMaker.messages
  ) -> Script? {
    let needed = Set(actions.map(\.kind)).union(given.neededActions)
    guard needed.isSubset(of: manifest.actions.subtracting(unusedActions)),
      let profile = profile(knowing: needed)
    else { return nil }
    var script = Script(
      caseID: "doctor/\(name)", profile: profile, given: given, messages: [], actions: actions)
    if let longest, script.length > longest { return nil }
    let named = script.namedMessages
    script.messages = messages.filter { named.contains($0.name) }
    return script
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
    let scripts =
      Action.Kind.allCases.compactMap { exercise(of: $0) }
      + Observation.Kind.inManifests.flatMap { causes(of: $0).map(\.script) }
    return scripts.uniqued(by: \.caseID)
  }
}

extension Script {
  /// How much time passes in it.
  var length: TimeSpan {
    .milliseconds(
      actions.reduce(0) { sum, action in
        if case .advance(let span) = action { sum + span.milliseconds } else { sum }
      })
  }
}

extension TimeSpan {
  /// As long as an engine may sleep in a script without making people wait.
  static let moment = TimeSpan.seconds(1)
}
