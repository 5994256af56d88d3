// Connects a message engine to iamspec, as a program that reads cases and writes what the engine did.
//
//   swift build
//   iamspec doctor -- .build/debug/engine     is this adapter ready to be tested?
//   iamspec run -- .build/debug/engine        which rules does the engine keep?
//
// The engine behind it, in TinyEngine.swift, is a stand-in. Replace it with yours:
//
// 1. Let `Case` call your engine. If that is on the main actor, make `Case` a main-actor class.
// 2. If your engine can do more than the stand-in, add the actions and the observations to the
//    manifest, and the actions to `Case.perform`. Cases that need anything else are skipped.
// 3. If it cannot do what a case needs, throw `UnsupportedAction`: the case is skipped with that
//    reason.
//
// `iamspec protocol` shows every action, observation and convention.

import EngineKit
import SpecModel

@main
struct EngineProcess {
  static func main() async {
    // The server reserves standard output for replies. What the engine prints goes to its log.
    await EngineServer(Adapter()).run()
  }
}

/// Connects the engine to the harness.
struct Adapter: EngineAdapter {
  let manifest = EngineManifest(
    name: "my engine", version: "0.1",
    profiles: ["swift"],  // the generations of the SDK that it follows: swift, legacy
    clock: .virtual,  // time passes only in the action `advance`
    window: 16,  // how many cases may be sent ahead
    actions: [
      .startSession, .logEvent, .dismiss, .advance, .enterBackground, .enterForeground,
      .openFromPush,
    ],
    observations: [.displayed, .dismissed])

  /// Starts an engine in the state that the case begins with.
  ///
  /// Nothing may be left of earlier cases.
  func makeEngine(for setup: EngineSetup) throws -> Case {
    try Case(setup)
  }
}

/// A case: a fresh engine, and what it does.
final class Case: TestableEngine {
  private let campaigns: [String: Campaign]
  private let engine: TinyEngine
  private var seen: [Observation] = []

  init(_ setup: EngineSetup) throws {
    let given = setup.given
    guard given.host.choice == .now, given.host.choices.isEmpty else {
      throw UnsupportedAction("does not ask the host for a display choice yet")
    }
    guard given.presenter == .assigned else { throw UnsupportedAction("always has a presenter") }
    campaigns = try setup.messages.mapValues(Campaign.init)
    engine = TinyEngine(
      isInForeground: given.app == .foreground,
      // In whole seconds. Without an interval, the engine's own default applies.
      interval: (given.minimumInterval ?? 30) * 1000)
    // What the engine does, in the words of the suite.
    engine.onDisplay = { [weak self] in
      self?.seen.append(.displayed(message: $0.name, extras: $0.extras))
    }
    engine.onDismiss = { [weak self] in self?.seen.append(.dismissed(message: $0.name)) }
  }

  /// Performs one action to its end, and returns what it caused, in order.
  func perform(_ action: Action) throws -> [Observation] {
    seen = []
    switch action {
    case .startSession(let names): engine.startSession(names.compactMap { campaigns[$0] })
    case .logEvent(let name, _): engine.logEvent(name)
    case .dismiss: engine.dismiss()
    // Everything that is due in this time happens now. Never sleep, and never read a clock.
    case .advance(let span): engine.advance(span.milliseconds)
    case .enterBackground: engine.enterBackground()
    case .enterForeground: engine.enterForeground()
    case .openFromPush: engine.openFromPush()
    default: throw UnsupportedAction("does not support \(action.kind.rawValue) yet")
    }
    return seen
  }
}

extension Campaign {
  /// Turns a message of the suite into a campaign of the engine.
  init(_ message: Message) throws {
    guard message.assets.isEmpty else { throw UnsupportedAction("does not support assets yet") }
    guard message.timeout == nil else { throw UnsupportedAction("does not support timeouts yet") }
    guard message.orientation == .any else {
      throw UnsupportedAction("does not support orientations yet")
    }
    self.init(
      name: message.name, triggers: Set(try message.triggers.map(Self.event)),
      priority: message.priority, extras: message.extras)
  }

  /// Names an event that triggers a message, in the words of the engine.
  private static func event(of trigger: Trigger) throws -> String {
    switch trigger {
    case .sessionStart: "session start"
    case .pushClick: "push click"
    case .customEvent(let name, filter: nil): "event \(name)"
    case .customEvent: throw UnsupportedAction("does not support filters yet")
    case .anyPurchase, .specificPurchase: throw UnsupportedAction("does not support purchases yet")
    }
  }
}
