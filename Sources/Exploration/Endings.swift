import EngineKit
import SpecModel
import Synchronization

/// How scripts ended that an engine got together.
final class Endings: Sendable {
  private let endings: Mutex<[ScriptOutcome.Ending]>

  /// Runs scripts on an engine.
  init(of scripts: [Script], on host: any EngineHost) async {
    endings = Mutex([ScriptOutcome.Ending](repeating: .failed(.stopped), count: scripts.count))
    await host.run(scripts) { index, outcome in
      self.endings.withLock { $0[index] = outcome.outcome.ending }
    }
  }

  /// The ending of each script, in their order.
  var all: [ScriptOutcome.Ending] { endings.withLock(\.self) }
}
