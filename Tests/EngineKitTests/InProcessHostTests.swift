import EngineKit
import SpecModel
import Testing

@Suite struct `An in-process host` {
  let script = Script(
    caseID: "greeting", profile: "swift", given: Given(),
    messages: [Message(name: "hello", type: .modal)],
    actions: [.presentLocal(message: "hello"), .dismiss])

  @Test func `drives an engine that lives on the main actor`() async {
    let outcome = await InProcessHost(MainActorAdapter()).outcome(of: script)
    #expect(
      outcome.ending
        == .completed(Transcript(observations: [[.displayed(message: "hello")], []])))
  }

  @Test func `drives a plain class that is not Sendable, with a new object for each script`() async
  {
    let host = InProcessHost(CountingAdapter())
    for _ in 1...2 {
      let outcome = await host.outcome(of: script)
      #expect(
        outcome.ending
          == .completed(Transcript(observations: [[.stack(["1"])], [.stack(["2"])]])))
    }
  }

  @Test func `turns an unsupported action into a reason, not into a failure`() async {
    let outcome = await InProcessHost(ThrowingAdapter(error: UnsupportedAction("no keyboard")))
      .outcome(of: script)
    #expect(outcome.ending == .unsupported(reason: "no keyboard"))
  }

  @Test func `lets the time of an advance pass for an engine whose clock is real`() async {
    var adapter = CountingAdapter()
    adapter.manifest.clock = .real
    var waiting = script
    waiting.actions = [.advance(.milliseconds(300))]
    let start = ContinuousClock.now
    _ = await InProcessHost(adapter).outcome(of: waiting)
    #expect(ContinuousClock.now - start >= .milliseconds(300))
  }

  @Test func `names the action at which an engine threw`() async {
    struct Broken: Error, CustomStringConvertible { var description: String { "out of ink" } }
    let outcome = await InProcessHost(ThrowingAdapter(error: Broken())).outcome(of: script)
    #expect(
      outcome.ending
        == .failed(EngineFailure(kind: .error, message: "out of ink", action: 1)))
  }
}

private struct MainActorAdapter: EngineAdapter {
  let manifest = EngineManifest(name: "main", version: "1", profiles: ["swift"])

  func makeEngine(for setup: EngineSetup) async -> MainActorEngine { await MainActorEngine(setup) }
}

@MainActor private final class MainActorEngine: nonisolated TestableEngine {
  private let messages: [String: Message]

  init(_ setup: EngineSetup) {
    MainActor.assertIsolated()
    messages = setup.messages
  }

  @MainActor func perform(_ action: Action) -> [Observation] {
    MainActor.assertIsolated()
    guard case .presentLocal(let name) = action, messages[name] != nil else { return [] }
    return [.displayed(message: name)]
  }
}

private struct CountingAdapter: EngineAdapter {
  var manifest = EngineManifest(name: "count", version: "1", profiles: ["swift"])

  func makeEngine(for setup: EngineSetup) -> CountingEngine { CountingEngine() }
}

private final class CountingEngine: TestableEngine {
  private var count = 0

  func perform(_ action: Action) -> [Observation] {
    count += 1
    return [.stack(["\(count)"])]
  }
}

private struct ThrowingAdapter: EngineAdapter {
  let manifest = EngineManifest(name: "throw", version: "1", profiles: ["swift"])
  let error: any Error

  func makeEngine(for setup: EngineSetup) -> ThrowingEngine { ThrowingEngine(error: error) }
}

private struct ThrowingEngine: TestableEngine {
  let error: any Error

  func perform(_ action: Action) throws -> [Observation] {
    if action == .dismiss { throw error }
    return []
  }
}
