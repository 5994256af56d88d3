import EngineKit
import Exploration
import ReferenceEngine
import Replaying
import SpecModel

/// The log that an engine would write in the field.
struct RecordedScript {
  /// Returns the trace of an engine that performs a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - adapter: The engine.
  ///   - jitter: The maximum delay of a line, in milliseconds.
  ///   - random: The source of the delays.
  static func trace(
    of script: Script, by adapter: ReferenceAdapter, jitter: Int,
    _ random: inout SeededGenerator
  ) throws -> Trace {
    var simulation = try adapter.simulation(for: EngineSetup(script))
    var lines: [(at: Int, content: Trace.Content)] = []
    for action in script.actions {
      guard case .advance(let span) = action else {
        lines.append((simulation.now, .action(action)))
        lines += simulation.perform(action).map { (simulation.now, .observation($0)) }
        continue
      }
      let end = simulation.now + span.milliseconds
      while let edge = simulation.nextEdge, edge <= end {
        let seen = simulation.perform(.advance(.milliseconds(edge - simulation.now)))
        lines += seen.map { (edge, .observation($0)) }
      }
      let seen = simulation.perform(.advance(.milliseconds(end - simulation.now)))
      lines += seen.map { (end, .observation($0)) }
    }
    var trace = Trace(
      profile: script.profile, given: script.given, messages: script.messages, entries: [])
    var last = 0
    for (index, line) in lines.enumerated() {
      last = max(last, line.at + Int.random(in: 0...jitter, using: &random))
      trace.entries.append(Trace.Entry(line: index + 2, at: last, line.content))
    }
    trace.end = max(last, simulation.now)
    return trace
  }
}
