package import Conformance
package import EngineKit
import EngineProcess
package import SpecModel
package import Wording

/// Checks the conventions of the protocol alone.
///
/// A run with failed cases, an exploration with findings and a characterization ask for it
/// afterwards: what looks like a broken rule, or like an answer to a question, may rest on a
/// convention that the engine does not keep.
package struct ConventionReview: Sendable {
  private let command: [String]
  private let manifest: EngineManifest
  private let suite: Suite
  private let domain: any Domain
  private let timeout: Duration
  /// How long a review may take; conventions that were not reached by then are not judged.
  private static let patience = Duration.seconds(60)
  /// An engine that answers nothing has been started often enough after a few times.
  private static let limits = EngineLimits(maximumRestarts: 3)

  /// Creates a review of an engine.
  ///
  /// - Parameters:
  ///   - command: The engine's program and its arguments.
  ///   - manifest: The engine's manifest.
  ///   - suite: The suite that the engine is tested with.
  ///   - domain: Knows what the suite's words mean.
  ///   - timeout: How long the engine may take for a script.
  package init(
    command: [String], manifest: EngineManifest, suite: Suite, of domain: any Domain,
    timeout: Duration
  ) {
    (self.command, self.manifest) = (command, manifest)
    (self.suite, self.domain, self.timeout) = (suite, domain, timeout)
  }

  /// Runs the scripts of all conventions in one new process.
  ///
  /// - Returns: The conventions that the engine does not keep, in the order of the protocol; none if
  ///   the engine cannot be started.
  package func brokenConventions() async -> [BrokenConvention] {
    let broken = try? await ProcessHost.withEngine(
      command: command, timeout: timeout, limits: Self.limits
    ) { host in await brokenConventions(on: host) }
    return broken ?? []
  }

  /// Runs the scripts of all conventions, up to the first that is not answered in time.
  package func brokenConventions(on host: some EngineHost) async -> [BrokenConvention] {
    let maker = CheckScripts(
      manifest: manifest, suite: suite, scope: SuiteScope(of: suite, in: domain),
      longest: manifest.clock == .real ? .moment : nil)
    // Those of other suites decide in no case.
    let conventions = maker.conventions.filter { ConventionID(rawValue: $0.id) != nil }
    let start = ContinuousClock.now
    var answers: [ScriptReply] = []
    for script in conventions.scripts {
      let answer = ScriptReply(await host.outcome(of: script), to: script)
      if answer.trouble?.sort == .failure(.timeout) || ContinuousClock.now - start > Self.patience {
        break
      }
      answers.append(answer)
    }
    let doctor = (["iamspec", "doctor", "--"] + command.map(ReplayCommand.quoted))
      .joined(separator: " ")
    return conventions.broken(by: answers).broken.compactMap { convention in
      ConventionID(rawValue: convention.id).map { id in
        BrokenConvention(
          id: id, seen: convention.finding.message, advice: convention.finding.advice,
          command: doctor)
      }
    }.sortedByProtocol
  }
}
