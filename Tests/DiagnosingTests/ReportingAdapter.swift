import EngineKit
import ReferenceEngine
import SpecModel

/// Returns what is reported for the last action, given the observations of every action so far.
typealias Reporter = @Sendable ([[Observation]]) -> [Observation]?

/// The reference engine behind an adapter that changes its reports.
struct ReportingAdapter: EngineAdapter {
  let adapter: ReferenceAdapter
  let report: Reporter
  var manifest: EngineManifest { adapter.manifest }

  init(_ adapter: ReferenceAdapter = ReferenceAdapter(), report: @escaping Reporter) {
    (self.adapter, self.report) = (adapter, report)
  }

  func makeEngine(for setup: EngineSetup) throws -> Engine {
    Engine(engine: try adapter.makeEngine(for: setup), report: report)
  }

  final class Engine: TestableEngine {
    private var engine: ReferenceSession
    private let report: Reporter
    private var lists: [[Observation]] = []

    init(engine: ReferenceSession, report: @escaping Reporter) {
      (self.engine, self.report) = (engine, report)
    }

    func perform(_ action: Action) -> [Observation] {
      lists.append(engine.perform(action))
      return report(lists) ?? []
    }
  }
}
