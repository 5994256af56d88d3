import Testing

@testable import EngineProcess

/// The window chosen for an engine, with made-up times.
@Suite("The chosen window") struct ChosenWindowTests {
  @Test(arguments: [1, 7, 32])
  func `is as large as the engine allows if that is little`(limit: Int) {
    var engine = Engine(limit: limit)
    engine.answer(1000, each: .microseconds(1))
    #expect(engine.window.size == limit)
  }

  @Test func `doubles up to the engine's limit while answers come faster`() {
    var engine = Engine(limit: 300)
    #expect(engine.window.size == 32)
    for (answers, time, size) in [(128, 80, 64), (256, 40, 128), (512, 20, 256), (1024, 10, 300)] {
      engine.answer(answers - 1, each: .microseconds(time))
      #expect(engine.window.size < size)
      engine.answer(1, each: .microseconds(time))
      #expect(engine.window.size == size)
    }
  }

  @Test func `is halved for good if twice as many cases gain less than a tenth`() {
    var engine = Engine(limit: 1024)
    engine.answer(128, each: .microseconds(80))
    engine.answer(256, each: .microseconds(40))
    #expect(engine.window.size == 128)
    engine.answer(512, each: .microseconds(37))
    #expect(engine.window.size == 64)
    engine.answer(10_000, each: .microseconds(1))
    #expect(engine.window.size == 64)
  }

  @Test func `is halved for good at the engine's limit, too`() {
    var engine = Engine(limit: 64)
    engine.answer(128, each: .microseconds(80))
    #expect(engine.window.size == 64)
    engine.answer(256, each: .microseconds(79))
    #expect(engine.window.size == 32)
  }

  @Test func `ignores answers that come while the engine could take more cases`() {
    var engine = Engine(limit: 1024)
    engine.answer(10_000, each: .microseconds(1), wasFull: false)
    #expect(engine.window.size == 32)
    engine.answer(127, each: .microseconds(80))
    engine.answer(1, each: .seconds(1000), wasFull: false)
    #expect(engine.window.size == 32)
    engine.answer(1, each: .microseconds(80))
    #expect(engine.window.size == 64)
    // The long pause did not count: at 70 µs, answers came faster than with half the window.
    engine.answer(256, each: .microseconds(70))
    #expect(engine.window.size == 128)
  }

  /// An engine that answers one case after another.
  private struct Engine {
    var window: ChosenWindow
    private var now = ContinuousClock.now

    init(limit: Int) {
      window = ChosenWindow(limit: limit)
      window.note(0, wasFull: false, at: now)
    }

    mutating func answer(_ count: Int, each time: Duration, wasFull: Bool = true) {
      for _ in 0..<count {
        now += time
        window.note(1, wasFull: wasFull, at: now)
      }
    }
  }
}
