import EngineKit
import EngineProcess
import SpecModel

/// The adapter under examination, with what is known about it so far.
struct Patient: Sendable {
  /// Runs the engine's processes.
  var runner: ScriptRunner
  /// The engine's manifest.
  let manifest: EngineManifest
  /// The suite that the engine is going to be tested with.
  let suite: Suite
  /// What can be asked in the suite.
  let scope: SuiteScope
  /// How thorough the checkup is.
  let options: AdapterDoctor.Options
  /// How long the first process took to write its manifest.
  let introduction: Duration
  /// What a process writes and does if its input ends at once.
  let emptyExchange: EngineExchange

  /// The scripts whose answers are compared; those without an answer are removed.
  var sample: [Script]
  /// The kinds of state that a case can leave behind.
  let probes: [StateProbe]
  /// The engine's answers to the sample, one by one, in its order.
  var answers: [ScriptReply] = []
  /// The simplest script that the engine performs.
  var simplest: Script?
  /// The actions that the engine fails at, which are reported once.
  var culprits: Set<Action.Kind> = []
  /// The claims that its manifest should not make.
  var removals: Set<ManifestDraft.Claim> = []
  /// Whether it reports `displayed`, as far as is known.
  var isDisplaying = true
  /// Whether two processes answered the same requests differently, so that chance plays a part.
  var answersByChance = false
  /// Whether `advance` takes real time, although the manifest says that its clock is virtual.
  var isSleeping = false
  /// The relations of the engine's times, if they could be measured.
  var paces: Paces?
  /// Why checks are skipped if the engine does not answer.
  var excuse = "it does not answer"
  /// Whether the scripts that several checks need were already run.
  private(set) var hasAskedAhead = false
  /// Whether the engine answers at all; if not, most checks are skipped.
  var isAnswering = true

  /// Makes small scripts that fit the engine's claims.
  ///
  /// If the engine sleeps, no more than a moment passes in a script, which is enough for everything
  /// else.
  var scripts: CheckScripts {
    CheckScripts(
      manifest: manifest, suite: suite, scope: scope, longest: isSleeping ? .moment : nil)
  }

  /// Runs in one process the scripts that the checks of times, actions, observations and
  /// conventions need if the engine performs everything.
  ///
  /// Starting an engine may take seconds.
  mutating func askAhead() async throws {
    guard !hasAskedAhead else { return }
    hasAskedAhead = true
    // An engine that takes real time is not asked to let hours pass.
    let paces = manifest.clock == .virtual && !isSleeping ? PaceMeter(patient: self).scripts : []
    try await runner.askAhead([
      paces,
      ActionsCheck.exercises(of: scope.exercised, scripts).map(\.script),
      ObservationsCheck.claimed(self).flatMap(\.causes).map(\.script),
      ConventionsCheck.conventions(self).scripts,
    ])
  }

  /// Removes scripts from the sample, by their positions.
  mutating func exclude(_ positions: Set<Int>) {
    let kept = sample.indices.filter { !positions.contains($0) }
    sample = kept.map { sample[$0] }
    answers = answers.isEmpty ? [] : kept.map { answers[$0] }
  }
}
