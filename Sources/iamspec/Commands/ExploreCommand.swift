import ArgumentParser
import Conformance
import EngineKit
import Exploration
import Inputs
import Pipeline
import Reporting
import SpecModel

/// `iamspec explore`: what an engine does with scripts that nobody wrote.
struct ExploreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find what no case asks: try an engine with scripts that nobody wrote.",
    usage: "iamspec explore [<options>] [-- <command> ...]",
    discussion: """
      Each script is a handful of messages and what happens to them, made up from a seed, close to \
      where things go wrong. What the engine does is *explained* if the reference engine does the \
      same under some answers to the open questions. Where no answers lead there, the script is made \
      as small as it can be, and shown.

      That nothing explains a behavior does not mean that it is wrong: it may rest on a question that \
      nobody has asked yet. So the command exits with 0, unless the engine crashes, hangs or breaks \
      the protocol (1), or --strict is given and something is unexplained (1).

      EXAMPLES
        iamspec explore -- python3 engine.py
        iamspec explore --scripts 100000 --seed 7 -- python3 engine.py
        iamspec explore --time 30s --findings 1 -- ./engine
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after so many scripts.", valueName: "count"),
    transform: Count.within(1...1_000_000_000))
  var scripts = 10_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this time: 30s, 5m.", valueName: "time"),
    transform: TimeLimit.init)
  var time: TimeLimit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop when so many behaviors have been found.", valueName: "count"),
    transform: Count.within(1...10_000))
  var findings: Int?

  @Option(
    help: ArgumentHelp(
      "What the scripts follow from; the same number makes the same scripts.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("Explore this profile only; may be repeated.", valueName: "profile"))
  var profiles: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look only at what this engine, say the version before, does otherwise.",
      valueName: "command"))
  var against: String?

  @Flag(help: "Show every shape of a behavior, not the shortest script alone.")
  var all = false

  @Flag(help: "Exit with 1 where something is unexplained.")
  var strict = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let (exploration, wasInterrupted) = try await Interruption.cancelling { [self] in
      try await engine.input().withEngine { engine, _ in
        guard let against else { return (try await explore(suite, engine), Task.isCancelled) }
        // The shell splits the words.
        let command = ["/bin/sh", "-c", "exec \(against)"]
        let other = EngineInput.program(
          command, jobs: self.engine.jobs, timeout: self.engine.timeout.duration)
        return try await other.withEngine { other, _ in
          (try await explore(suite, engine, against: other.host), Task.isCancelled)
        }
      }
    }
    if json {
      Terminal.output.write(PrintedText(json: ExplorationJSON(exploration).bytes))
    } else {
      let style = terminal.style(for: .output)
      let text = ExplorationText(
        suite: suite, style: style, width: Terminal.output.width, showsAll: all)
      Terminal.output.write(PrintedText(lines: text.lines(for: exploration), style: style))
    }
    if wasInterrupted { throw ExitStatus.interrupted }
    let isRed = exploration.groups.contains { strict || $0.isFailure }
    if isRed { throw ExitStatus.doesNotConform }
  }

  private func explore(
    _ suite: Suite, _ engine: ReadyEngine, against other: (any EngineHost)? = nil
  ) async throws -> Exploration {
    let selection = Selection(profiles: profiles)
    _ = try selection.cases(of: suite)
    let ids = try selection.profiles(of: suite, engine: engine.host.manifest)
    let explorer = Explorer(
      engine.host, against: other, in: suite.profiles.filter { ids.contains($0.id) }, seed: seed,
      width: engine.width)
    let end = time.map { ContinuousClock.now + $0.duration }
    return await explorer.explore(
      scripts: scripts, findings: findings ?? .max,
      until: { end.map { ContinuousClock.now >= $0 } ?? false })
  }
}
