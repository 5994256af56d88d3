import Conformance
import EngineKit
import SpecModel

/// Makes small scripts that fit an engine's claims, and what a suite asks of it.
struct CheckScripts {
  /// The engine's manifest, without the actions that the suite does not use.
  let manifest: EngineManifest
  let suite: Suite
  /// What can be asked in the suite.
  let scope: SuiteScope
  /// The maximum time that may pass in a script, or `nil` for no limit.
  var longest: TimeSpan?

  /// Creates a maker for an engine that is tested with a suite.
  ///
  /// - Parameters:
  ///   - manifest: The engine's manifest.
  ///   - suite: The suite.
  ///   - scope: What can be asked in the suite.
  ///   - longest: The maximum time that may pass in a script.
  init(
    manifest: EngineManifest, suite: Suite, scope: SuiteScope, longest: TimeSpan? = nil
  ) {
    self.scope = scope
    self.manifest = self.scope.narrowed(manifest)
    self.suite = suite
    self.longest = longest
  }

  /// A campaign's message that an event triggers.
  static let sale = Message(
    name: "sale", type: .modal, triggers: [.customEvent(name: "opened_shop", filter: nil)])
  /// Another campaign's message.
  static let news = Message(
    name: "news", type: .modal, triggers: [.customEvent(name: "opened_news", filter: nil)])
  /// A message with an asset.
  static let poster = Message(
    name: "poster", type: .modal, triggers: [.customEvent(name: "opened_wall", filter: nil)],
    image: "poster.png")
  /// A message with an asset and a short timeout.
  static let late = Message(
    name: "late", type: .modal, triggers: [.customEvent(name: "opened_hall", filter: nil)],
    image: "poster.png", timeout: .seconds(3))
  /// A message for landscape orientation.
  static let wide = Message(
    name: "wide", type: .modal, triggers: [.customEvent(name: "opened_film", filter: nil)],
    orientation: .landscape)
  /// A message without the image that its type requires.
  static let bare = Message(
    name: "bare", type: .full, triggers: [.customEvent(name: "opened_page", filter: nil)])
  /// A message whose texts are not all ASCII.
  static let size = Message(
    name: "größe", type: .modal, triggers: [.customEvent(name: "opened_rack", filter: nil)],
    extras: ["maß": "42½"])
  /// A local message, which the host app makes.
  static let note = Message(name: "note", type: .modal)

  /// All of these messages.
  static let messages = [sale, news, poster, late, wide, bare, size, note]

  /// Makes a script in the first of the engine's profiles that knows all of its actions.
  ///
  /// - Parameters:
  ///   - name: The name of the script.
  ///   - given: The starting state.
  ///   - actions: The actions.
  ///   - messages: The messages that it may refer to; the others are left out.
  /// - Returns: `nil` if no profile knows the actions, if the engine does not take them, or if too
  ///   much time would pass.
  func script(
    _ name: String, given: Given = Given(minimumInterval: 0), _ actions: [Action],
    messages: [Message] = CheckScripts.messages
  ) -> Script? {
    // The words that the doctor knows mean nothing in a suite with words of its own.
    scope.samples == nil
      ? wordedScript(name, given: given, actions, messages: messages) : nil
  }

  /// Makes a script in the words of the suite.
  ///
  /// - Returns: `nil` as ``script(_:given:_:messages:)``.
  func wordedScript(
    _ name: String, given: Given, _ actions: [Action], messages: [Message]
  ) -> Script? {
    let needed = Set(actions.map(\.kind)).union(given.neededActions)
    guard needed.isSubset(of: manifest.actions.subtracting(unusedActions)),
      let profile = profile(knowing: needed)
    else { return nil }
    var script = Script(
      caseID: "doctor/\(name)", profile: profile, given: given, messages: [], actions: actions)
    if let longest, script.length > longest { return nil }
    // A message of a suite with words of its own may be there without being named.
    let named = scope.samples == nil ? script.namedMessages : Set(messages.map(\.name))
    script.messages = messages.filter { named.contains($0.name) }
    return script
  }

  /// Returns the first of the engine's profiles that knows some actions.
  func profile(knowing actions: Set<Action.Kind>) -> String? {
    manifest.profiles.first { id in
      guard let profile = suite.profiles.first(where: { $0.id == id }) else { return false }
      return !actions.contains { profile.lacks.contains($0.rawValue) }
    }
  }

  /// The actions that the harness does not send to an engine of this layer.
  var unusedActions: Set<Action.Kind> {
    switch manifest.layer {
    case .engine: [.offer, .opportunity]
    case .presenter:
      [.startSession, .logEvent, .logPurchase, .receiveAPIEvent, .openFromPush]
    }
  }

  /// Returns the actions that deliver messages and trigger one of them.
  func trigger(_ message: Message, delivering messages: [Message]? = nil) -> [Action] {
    if manifest.layer == .presenter { return [.offer(message: message.name)] }
    guard case .customEvent(let name, _)? = message.triggers.first else { return [] }
    return [
      .startSession(deliver: (messages ?? [message]).map(\.name)),
      .logEvent(name: name, properties: [:]),
    ]
  }

  /// Returns the actions that trigger a message, with others between its delivery and its event.
  func trigger(_ message: Message, after actions: [Action]) -> [Action] {
    let last = triggerAgain(message)
    return trigger(message).dropLast(last.count) + actions + last
  }

  /// Returns the actions that trigger a message that was already delivered.
  func triggerAgain(_ message: Message) -> [Action] {
    manifest.layer == .presenter
      ? [.offer(message: message.name)] : Array(trigger(message).dropFirst())
  }

  /// The actions that display a message, in a way that the engine supports.
  var show: [Action] {
    script("show", trigger(Self.sale)) == nil
      ? [.presentLocal(message: Self.note.name)] : trigger(Self.sale)
  }

  /// All scripts for actions and observations, each once.
  var all: [Script] {
    let scripts =
      scope.exercised.compactMap { exercise(of: $0) }
      + Observation.Kind.inManifests.flatMap { causes(of: $0).map(\.script) }
    return scripts.uniqued(by: \.caseID)
  }
}

extension Script {
  /// The time that passes in the script.
  var length: TimeSpan {
    .milliseconds(
      actions.reduce(0) { sum, action in
        if case .advance(let span) = action { sum + span.milliseconds } else { sum }
      })
  }
}

extension TimeSpan {
  /// The time that an engine may sleep in a script without making people wait.
  static let moment = TimeSpan.seconds(1)
}
