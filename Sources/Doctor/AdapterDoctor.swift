import EngineKit
package import EngineProcess
package import SpecModel
package import Wording

/// Examines an adapter before it is tested: whether it follows the protocol, starts fresh for each
/// case, uses virtual time, supports what it claims, and keeps the conventions of the protocol.
///
/// The doctor does not judge rules. Each of its findings would make verdicts worthless or puzzling,
/// and comes with advice. What rests on rules that the suite does not have is not checked.
package struct AdapterDoctor: Sendable {
  private let command: [String]
  private let suite: Suite
  private let domain: any Domain
  private let options: Options

  /// How thorough a checkup is.
  package struct Options: Sendable {
    /// How long the engine may take for a case.
    package var timeout: Duration
    /// The seed of the sample and of its order.
    package var seed: UInt64
    /// The number of cases in the sample.
    package var sampleSize: Int
    /// How long a process may continue after its input has ended.
    package var patience = Duration.seconds(3)
    /// How long a case in which time passes may take before `advance` is said to take real time.
    package var promptness = Duration.seconds(1)
    /// Lets real time pass before a case that this must not change.
    package var pause: @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0)
    }

    /// Creates options; parameters have their usual values by default.
    package init(
      timeout: Duration = .seconds(5), seed: UInt64 = 1, sampleSize: Int = 60
    ) {
      self.timeout = timeout
      self.seed = seed
      self.sampleSize = sampleSize
    }
  }

  /// Creates a doctor for an adapter.
  ///
  /// - Parameters:
  ///   - command: The engine's program and its arguments.
  ///   - suite: The suite that the adapter is going to be tested with.
  ///   - domain: Knows what the suite's words mean.
  ///   - options: How thorough the checkup is.
  package init(
    command: [String], suite: Suite, of domain: any Domain, options: Options = Options()
  ) {
    self.command = command
    self.suite = suite
    self.domain = domain
    self.options = options
  }

  private static let checks: [any Check] = [
    HandshakeCheck(), ManifestCheck(), AnswerCheck(), OutputCheck(), EndOfInputCheck(),
    VirtualTimeCheck(), TimesCheck(), ActionsCheck(), ObservationsCheck(), ConventionsCheck(),
    CasesCheck(), DeterminismCheck(), FreshStateCheck(), WindowCheck(),
  ]

  /// Runs every check.
  ///
  /// - Parameter listener: Called with the result of each check as soon as it is available.
  /// - Returns: All results.
  /// - Throws: ``EngineStartError`` if the first process of the engine cannot be started or does
  ///   not write a valid manifest, or if the machine cannot start another process, and
  ///   `CancellationError`.
  package func examine(listener: (CheckResult) -> Void) async throws -> Checkup {
    let runner = ScriptRunner(command: command, timeout: options.timeout, pause: options.pause)
    let (manifest, introduction) = try await runner.introduction()
    let emptyExchange = try await EngineExchange.record(
      command: command, input: [], patience: options.patience)
    let scope = SuiteScope(of: suite, in: domain)
    let sample = Sample(of: suite, within: scope, for: manifest, options)
    var patient = Patient(
      runner: runner, manifest: manifest, suite: suite, scope: scope, options: options,
      introduction: introduction, emptyExchange: emptyExchange,
      sample: sample.scripts, probes: sample.probes)
    var checkup = Checkup(manifest: manifest, results: [])
    for check in Self.checks {
      try Task.checkCancellation()
      var result: CheckResult
      do {
        result = try await check.examine(&patient)
      } catch let error as EngineStartError where !error.situation.isOfMachine {
        result = CheckResult(
          check.id, "not finished",
          findings: [
            CheckFinding(
              "Another process of the engine could not be started: it \(error.situation).",
              advice: "Start the same command twice and compare: the run starts as many processes "
                + "as --jobs says, and a new one after each crash.")
          ])
      }
      checkup.results.append(result)
      listener(result)
    }
    var draft = ManifestDraft(line: patient.emptyExchange.firstLine, suite: suite)
    // If the engine reports no display, no manifest would help.
    if patient.isDisplaying { draft.remove(patient.removals) }
    if draft.manifest != manifest { checkup.draft = draft }
    return checkup
  }

  /// Returns a manifest for an engine that did not write a valid one.
  ///
  /// - Parameter error: Why the engine could not be started.
  /// - Returns: The manifest that it probably meant, or one to start from; `nil` if the manifest is
  ///   not the problem.
  package func draft(after error: EngineStartError) async -> ManifestDraft? {
    switch error.situation {
    case .wroteMalformedManifest, .wroteNoManifest, .speaksOtherVersion:
      guard
        let exchange = try? await EngineExchange.record(
          command: command, input: [], patience: options.patience)
      else { return nil }
      let lines = exchange.output.split(separator: UInt8(ascii: "\n"))
      // If a later line is a valid manifest, only the line before it is wrong.
      if lines.dropFirst().contains(where: { (try? EngineManifest(line: $0)) != nil }) {
        return nil
      }
      return ManifestDraft(line: lines.first ?? [], suite: suite)
    case .ended, .closedOutput, .wasSilent, .leftLineOpen:
      return ManifestDraft(line: [], suite: suite)
    case .wasNotFound, .isNotExecutable, .couldNotBeStarted, .tooManyFiles, .machineIsFull,
      .changedItsManifest:
      return nil
    }
  }
}
