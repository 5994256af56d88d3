// Connects an engine to the suite SUITE_NAME, as a program that reads cases and writes what the engine did.
//
//   swift build
//   iamspec run RUN_OPTIONS
//
// The words of the suite are functions: for each action, `do_…` is called; for each observation, you
// call `saw_…`. As it is written, nothing is seen, and every case fails that expects something:
//
// 1. Let `init` start your engine, and let the functions `do_…` call it. If it is on the main actor,
//    make `Case` a main-actor class.
// 2. Let your engine, or these functions, call the functions `saw_…`: during an action, in order.
// 3. If the engine cannot do what a case needs, throw `UnsupportedAction`: the case is skipped with
//    that reason.

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
    profiles: PROFILES,  // the profiles of the suite that it follows
    clock: .virtual,  // time passes only in actions
    window: 16)  // how many cases may be sent ahead

  /// Starts an engine in the state that the case begins with.
  ///
  /// Nothing may be left of earlier cases.
  func makeEngine(for setup: EngineSetup) throws -> Case {
    try Case(setup)
  }
}

/// A case: a fresh engine, and what it does.
final class Case: TestableEngine {
  private var seen: [Observation] = []

  /// Starts an engine. What the suite declares is in `setup.given.own` and in the `own` of each of
  /// `setup.messages`:
  ///
GIVEN
  init(_ setup: EngineSetup) throws {}

  // What happens. Perform each action completely. Never sleep, and never read a clock.

ACTIONS
  // What is seen.

OBSERVATIONS
  /// Performs one action to its end, and returns what it caused, in order.
  func perform(_ action: Action) throws -> [Observation] {
    seen = []
    switch action {
INCLUDED
    case .word(let word):
      switch word.name {
CALLS
      default: throw UnsupportedAction("does not support \(word.name) yet")
      }
    default: throw UnsupportedAction("does not support \(action.kind.rawValue) yet")
    }
    return seen
  }

  private func saw(_ word: String, _ members: [String: WordValue?]) {
    seen.append(.word(Word(word, members.compactMapValues(\.self))))
  }
}
