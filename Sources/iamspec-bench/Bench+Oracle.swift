import BuiltinSuite
import Conformance
import EngineKit
import EngineProcess
import Exploration
import InAppMessages
import Monitors
import ReferenceEngine
import SpecModel

extension Bench {
  /// Measures the cost of deciding whether a script's transcript is allowed, in plain runs of the
  /// script: for an engine whose random answers to the open questions are unknown, and for one
  /// whose answers are known.
  ///
  /// Each line has the median, the 99th percentile, and the number of undecided scripts.
  static func decisions(_ count: Int) throws {
    let profiles = try BundledSuite.load().profiles.filter {
      ReferenceAdapter().manifest.profiles.contains($0.id)
    }
    for length in [15, 40] {
      for isKnown in [false, true] {
        let samples = try Array(0..<count).compactMap {
          try Decision(number: $0, length: length, isKnown: isKnown, of: profiles)
        }
        let runs = samples.map(\.runs).sorted()
        let seconds = samples.reduce(0) { $0 + $1.seconds }
        print(
          #"{"length": \#(length), "known": \#(isKnown), "scripts": \#(runs.count), "#
            + #""median": \#(runs[runs.count / 2]), "#
            + #""most": \#(runs[min(runs.count * 99 / 100, runs.count - 1)]), "#
            + #""undecided": \#(samples.count(where: \.isUndecided)), "#
            + #""unexplained": \#(samples.count(where: \.isUnexplained)), "#
            + #""rate": \#(Double(runs.count) / seconds)}"#)
      }
    }
  }

  /// A measured decision.
  private struct Decision {
    /// The processor time of the decision, in seconds.
    let seconds: Double
    /// The processor time, divided by that of a plain run.
    let runs: Double
    let isUndecided: Bool
    let isUnexplained: Bool

    init?(number: Int, length: Int, isKnown: Bool, of profiles: [Profile]) throws {
      let generator = ScriptGenerator(
        in: profiles[number % profiles.count], for: ReferenceAdapter().manifest, seed: 1)
      let script = generator.script(number, actions: length)
      var random = SeededGenerator(seed: 7, stream: number)
      var reading = Reading.default
      for question in Reading.questions {
        reading[question] = Int.random(in: question.answers.indices, using: &random)
      }
      let adapter = ReferenceAdapter(reading: reading)
      guard !script.actions.isEmpty, let transcript = try? Self.run(script, adapter) else {
        return nil
      }
      // A single run takes less time than the clock can measure.
      let repeats = 16
      let plain = Stopwatch()
      for _ in 0..<repeats { _ = try Self.run(script, adapter) }
      let run = plain.processorSeconds / Double(repeats)
      let judge = Judge(InProcessHost(adapter))
      let stopwatch = Stopwatch()
      let verdict = judge.verdict(
        on: script, .completed(transcript), preferring: isKnown ? reading : .default)
      seconds = stopwatch.processorSeconds
      runs = seconds / run
      if case .undecided = verdict { isUndecided = true } else { isUndecided = false }
      if case .found(let finding) = verdict {
        if let breach = finding.breach { throw UnexpectedResult("a false alarm: \(breach)") }
        isUnexplained = true
      } else {
        isUnexplained = false
      }
    }

    private static func run(_ script: Script, _ adapter: ReferenceAdapter) throws -> Transcript {
      let engine = try adapter.makeEngine(for: EngineSetup(script))
      return Transcript(observations: script.actions.map(engine.perform))
    }
  }

  /// Measures the cost of a script of an exploration, which is generated, run and judged in this
  /// process, in plain runs of the script.
  static func exploration(_ count: Int) async throws {
    let host = InProcessHost(ReferenceAdapter())
    let explorer = Explorer(host, try explorationPlan(host.manifest), width: 1)
    let stopwatch = Stopwatch()
    let exploration = await explorer.explore(scripts: count)
    let cost = stopwatch.processorSeconds
    guard exploration.explained == count else {
      throw UnexpectedResult("\(exploration.explained) of \(count) scripts were explained")
    }
    let scripts = explorer.scripts(count)
    let plain = Stopwatch()
    for script in scripts {
      let engine = try ReferenceAdapter().makeEngine(for: EngineSetup(script))
      _ = Transcript(observations: script.actions.map(engine.perform))
    }
    let run = plain.processorSeconds
    print(
      #"{"scripts": \#(count), "cpu": \#(cost), "run": \#(run), "runs": \#(cost / run)}"#)
  }

  /// Measures how many scripts a second an exploration runs over the wire.
  static func exploration(_ count: Int, command: [String]) async throws {
    try await ProcessHost.withEngine(command: command) { host in
      let plan = try explorationPlan(host.manifest)
      let explorer = Explorer(host, plan, width: host.capacity)
      let stopwatch = Stopwatch()
      let exploration = await explorer.explore(scripts: count)
      print(Measurement(stopwatch, cases: exploration.scripts).json)
    }
  }

  /// The plan of `iamspec explore` without options, which builds on the suite's cases.
  private static func explorationPlan(_ manifest: EngineManifest) throws -> Explorer.Plan {
    let suite = try BundledSuite.load()
    let profiles = suite.profiles.filter { manifest.profiles.contains($0.id) }
    return Explorer.Plan(
      profiles: profiles, seed: 1,
      cases: suite.cases.flatMap { item in
        item.profiles.map { PlannedCase(item, profile: $0) }
      })
  }
}
