import ArgumentParser
import EngineKit
import ReferenceEngine
import Reporting
import SpecModel
import Wording

/// `iamspec engine`: the reference engine as a process that speaks the protocol.
struct EngineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "engine",
    abstract: "Serve the reference engine over the protocol, to try out harnesses and adapters.",
    usage: "iamspec engine [<options>]",
    discussion: """
      Writes its manifest to standard output, and answers one request per line until its input ends.

      EXAMPLES
        iamspec run -- iamspec engine
        iamspec run -- iamspec engine --profile legacy --fault lowest-priority-first
        iamspec run -- iamspec engine --presenter
        iamspec doctor -- iamspec engine
      """)

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("Follow only this profile.", valueName: "profile"))
  var profiles: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many requests may be unanswered at a time.", valueName: "count"),
    transform: Count.within(1...1_000_000))
  var window: Int = 32

  @Flag(help: "Serve only the presenter: the harness plays the core.")
  var presenter = false

  @Option(name: .customLong("reading"), help: ReferenceVariation.readingHelp)
  var readings: [String] = []

  @Option(name: .customLong("fault"), help: ReferenceVariation.faultHelp)
  var faults: [String] = []

  func validate() throws {
    _ = try reference.adapter()
    let known = ReferenceAdapter().manifest.profiles
    for profile in profiles where !known.contains(profile) {
      throw ValidationError(Unknown(sort: "profile", name: profile, known: known).text)
    }
  }

  func run() async throws {
    var adapter = ServedAdapter(try reference.adapter())
    adapter.manifest.window = window
    if presenter { adapter.manifest.layer = .presenter }
    if !profiles.isEmpty { adapter.manifest.profiles = profiles }
    if let trouble = await EngineServer(adapter).serve() {
      Terminal.output.fail(SystemError(code: trouble))
    }
  }

  /// The variation of the reference engine.
  private var reference: ReferenceVariation {
    ReferenceVariation(readings: readings, faults: faults)
  }
}

/// The reference engine's adapter with another manifest.
private struct ServedAdapter: PromptAdapter {
  var manifest: EngineManifest
  private let adapter: ReferenceAdapter

  init(_ adapter: ReferenceAdapter) {
    self.adapter = adapter
    manifest = adapter.manifest
  }

  func makeEngine(for setup: EngineSetup) throws -> ReferenceSession {
    try adapter.makeEngine(for: setup)
  }

  func observations(of script: Script) throws(UnsupportedAction) -> [[Observation]] {
    try adapter.observations(of: script)
  }
}
