import BannerQueue
import EngineKit
import Foundation
import SpecModel

/// The banner queue inside an SDK that prints everything it does, in every possible way.
struct TalkativeAdapter: EngineAdapter {
  private let adapter: BannerQueueAdapter

  init() {
    print("SDK: starting")
    adapter = BannerQueueAdapter()
  }

  var manifest: EngineManifest { adapter.manifest }

  func makeEngine(for setup: EngineSetup) -> TalkativeQueue {
    // Directly to the descriptor, bypassing every buffer.
    FileHandle.standardOutput.write(Data("SDK: \(setup.messages.count) campaigns\n".utf8))
    return TalkativeQueue(queue: adapter.makeEngine(for: setup))
  }
}

/// A banner queue that prints the actions it performs.
struct TalkativeQueue: TestableEngine {
  let queue: BannerQueue

  func perform(_ action: Action) throws -> [Observation] {
    print("SDK: performing", action.kind.rawValue)
    fflush(nil)
    return try queue.perform(action)
  }
}
