package import EngineKit
package import SpecModel

/// What an engine does when that happens to it which happened in a trace, at the same times.
package struct TraceReplay: Sendable {
  /// The name and version of the engine.
  package let engine: String
  /// How its observations compare with those of the trace.
  package let result: Result

  /// How what an engine does compares with a trace.
  package enum Result: Hashable, Sendable {
    /// It does the same in the same order.
    case same
    /// It does something else.
    case differs(Difference)
    /// It did not answer properly, or cannot do this.
    case failed(String)
  }

  /// The first observation that is not the same.
  package struct Difference: Hashable, Sendable {
    /// The line of the trace; `nil` if the trace has no more observations.
    package let line: Int?
    /// What the trace has there; `nil` if it has nothing more.
    package let recorded: Observation?
    /// What the engine does instead; `nil` if it does nothing more.
    package let done: Observation?
  }

  /// Lets the actions of a trace happen to an engine.
  ///
  /// The order counts, and not the moment: a log is late, and the engine's clock is exact.
  ///
  /// - Parameters:
  ///   - trace: The trace; one that begins in the middle cannot be replayed.
  ///   - host: Runs the engine.
  ///   - kinds: The kinds of observation that the engine reports.
  package init(
    of trace: Trace, on host: any EngineHost, reporting kinds: Set<Observation.Kind>
  ) async {
    engine = host.manifest.title
    guard trace.unknown.isEmpty else {
      result = .failed("a trace that begins in the middle cannot happen again")
      return
    }
    switch await host.outcome(of: trace.replayed).ending {
    case .unsupported(let reason): result = .failed("it cannot do this: \(reason)")
    case .failed(let failure): result = .failed(failure.message)
    case .completed(let transcript):
      let common = trace.recordedKinds.intersection(kinds)
      result = Self.compare(
        trace.recorded(common),
        transcript.observations.joined().filter { common.contains($0.kind.inManifest) })
    }
  }

  private static func compare(
    _ recorded: [(line: Int, observation: Observation)], _ done: [Observation]
  ) -> Result {
    for index in 0..<max(recorded.count, done.count) {
      let expected = recorded.indices.contains(index) ? recorded[index] : nil
      let actual = done.indices.contains(index) ? done[index] : nil
      if let expected, let actual, expected.observation.isSatisfied(by: actual) { continue }
      return .differs(
        Difference(line: expected?.line, recorded: expected?.observation, done: actual))
    }
    return .same
  }
}

extension EngineManifest {
  /// The name with the version.
  fileprivate var title: String { version.isEmpty ? name : "\(name) \(version)" }
}

extension Trace {
  /// The actions at their times, to the end of the trace.
  fileprivate var replayed: Script {
    var script = script
    var now = 0
    let passesTime = given.own.words?.included.actions.contains(.advance) ?? true
    func wait(until time: Int) {
      if time > now, passesTime {
        script.actions.append(.advance(.milliseconds(time - now)))
      }
      now = time
    }
    for entry in entries {
      guard case .action(let action) = entry.content else { continue }
      wait(until: entry.at)
      script.actions.append(action)
    }
    wait(until: end)
    return script
  }

  /// The kinds of observation that are recorded, in the words of the suite.
  fileprivate var recordedKinds: Set<Observation.Kind> {
    given.own.words.map { kinds(with: $0) } ?? kinds
  }

  fileprivate func recorded(
    _ kinds: Set<Observation.Kind>
  ) -> [(line: Int, observation: Observation)] {
    entries.compactMap { entry in
      guard case .observation(let observation) = entry.content,
        kinds.contains(observation.kind.inManifest)
      else { return nil }
      return (entry.line, observation)
    }
  }
}
