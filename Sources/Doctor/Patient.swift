import EngineKit
import EngineProcess
import SpecModel

/// The adapter under examination, and what is known about it so far.
struct Patient: Sendable {
  /// How its processes are run.
  var runner: ScriptRunner
  /// What it says of itself.
  let manifest: EngineManifest
  /// The suite that it is going to be tested with.
  let suite: Suite
  /// What the doctor was told.
  let options: AdapterDoctor.Options
  /// How long the first process took to introduce itself.
  let introduction: Duration
  /// What a process writes and does if its input ends at once.
  let emptyExchange: EngineExchange

  /// The scripts with which checks compare answers; those that got none are taken out.
  var sample: [Script]
  /// The kinds of state that a case can leave behind.
  let probes: [StateProbe]
  /// What the engine answers to the sample, one by one, in its order.
  var answers: [Answer] = []
  /// A script that the engine goes through, as simple as any.
  var simplest: Script?
  /// The actions at which it fails, told once and for all.
  var culprits: Set<Action.Kind> = []
  /// What its manifest had better not claim.
  var removals: Set<ManifestDraft.Claim> = []
  /// Whether it reports `displayed`, as far as is known.
  var isDisplaying = true
  /// Whether `advance` takes real time, although the manifest says that its clock is virtual.
  var isSleeping = false
  /// How the engine's times go together, where that could be measured.
  var paces: Paces?
  /// Why nothing can be looked at where the engine does not answer.
  var excuse = "it does not answer"
  /// Whether it was asked what several checks want to know.
  private(set) var hasAskedAhead = false
  /// Whether the engine answers at all; where it does not, most checks have nothing to look at.
  var isAnswering = true

  /// Small scripts that suit what the engine claims.
  ///
  /// One that sleeps is asked for no more than a moment, in which all else can be seen, too.
  var scripts: ScriptMaker {
    ScriptMaker(manifest: manifest, suite: suite, longest: isSleeping ? .moment : nil)
  }

  /// Asks in one process what the checks of times, actions, observations and conventions want to know
  /// of an engine that performs everything.
  ///
  /// To start an engine may take seconds.
  mutating func askAhead() async throws {
    guard !hasAskedAhead else { return }
    hasAskedAhead = true
    // What takes its time is not asked about hours.
    let paces = manifest.clock == .virtual && !isSleeping ? PaceMeter(patient: self).scripts : []
    try await runner.askAhead([
      paces, TimesCheck.scripts(scripts),
      ActionsCheck.exercises(of: Action.Kind.allCases, scripts).map(\.script),
      ObservationsCheck.claimed(self).flatMap(\.causes).map(\.script),
      ConventionsCheck.conventions(self).flatMap { [$0.control, $0.script] },
    ])
  }

  /// Takes scripts out of the sample, by their positions.
  mutating func exclude(_ positions: Set<Int>) {
    let kept = sample.indices.filter { !positions.contains($0) }
    sample = kept.map { sample[$0] }
    answers = answers.isEmpty ? [] : kept.map { answers[$0] }
  }
}
