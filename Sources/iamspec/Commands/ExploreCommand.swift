import ArgumentParser
import EngineKit
import Exploration
import Explanations
import Pipeline
import ReferenceEngine
import Reporting
import SpecModel

/// `iamspec explore`: scripts that nobody wrote.
struct ExploreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Try an engine with scripts that nobody wrote.",
    discussion: "")

  @Option var scripts = 10_000
  @Option var seed: UInt64 = 1
  @Option(name: .customLong("profile")) var profiles: [String] = []
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var engine: EngineOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let exploration = try await engine.withEngine { engine, _ in
      let known = suite.profiles.filter { engine.host.manifest.profiles.contains($0.id) }
      let explorer = Explorer(engine.host, in: known, seed: seed, width: engine.width)
      return await explorer.explore(scripts: scripts)
    }
    print(
      exploration.scripts, exploration.explained, exploration.found, exploration.undecided,
      exploration.unsupported)
    for (finding, count) in exploration.causes.sorted(by: { $0.count > $1.count }) {
      print("=====", count, finding.look)
      print(finding.script.given)
      for m in finding.script.messages { print("  ", m) }
      for (i, a) in finding.script.actions.enumerated() {
        if case .unexplained(let t, _) = finding.kind { print("  -", a, t.observations[i]) }
      }
      if case .unexplained(_, let d) = finding.kind {
        for a in d.allowed { print("   allowed:", a.observations, a.decisions.map(\.rule)) }
      }
      if case .failed(let f) = finding.kind { print(f) }
    }
  }
}
