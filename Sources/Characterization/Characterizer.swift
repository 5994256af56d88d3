import Conformance
package import EngineKit
import ReferenceEngine
package import SpecModel

/// Finds out how an engine answers the open questions.
///
/// It runs the questions' probes. A probe neither passes nor fails: its outcome shows a known
/// answer, or none. If requested, it also examines other scripts, because a script may be explained
/// by only one answer.
package struct Characterizer: Sendable {
  private let suite: Suite
  private var questions: [Question] { suite.questions }

  /// The default number of scripts besides the probes, in each profile.
  package static let defaultScripts = 300

  /// Creates a characterizer for a suite's questions.
  package init(_ suite: Suite) {
    self.suite = suite
  }

  /// Runs only the probes on an engine.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - profiles: The ids of the profiles.
  ///   - ids: The ids of the questions, or `nil` for all of them.
  /// - Returns: The characteristics, profile by profile, in the order of the suite. A question is
  ///   left out in profiles in which it does not arise.
  package func characterize(
    _ host: any EngineHost, in profiles: [String], asking ids: Set<String>? = nil
  ) async -> [Characteristic] {
    let inquiry = await inquire(host, in: profiles, asking: ids, scripts: 0)
    return await inquiry.conclude().characteristics
  }

  /// Runs the probes on an engine, and generated scripts that are variations of the probes.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - profiles: The ids of the profiles.
  ///   - ids: The ids of the questions, or `nil` for all of them.
  ///   - scripts: The number of scripts besides the probes, in each profile.
  package func inquire(
    _ host: any EngineHost, in profiles: [String], asking ids: Set<String>? = nil, scripts: Int
  ) async -> Inquiry {
    var probed: [Inquiry.Probed] = []
    for profile in profiles {
      for question in asked(ids, in: profile) {
        probed.append(await ask(question, in: profile, host))
      }
    }
    var inquiry = Inquiry(of: host.manifest, probed, asking: ids)
    for profile in suite.profiles where profiles.contains(profile.id) && scripts > 0 {
      // A script shows an answer by the reference engine, which knows no other questions.
      let own = probed.map(\.characteristic).filter {
        $0.profile == profile.id && $0.isAsked && Reading.known($0.question) != nil
      }
      let variations = ProbeVariations(
        of: own.map(\.question), in: profile, for: host.manifest,
        count: own.isEmpty ? 0 : scripts)
      for script in variations.scripts {
        guard case .completed(let transcript) = await host.outcome(of: script).ending,
          let exhibit = Exhibit(script, transcript, title: "A generated script")
        else { continue }
        inquiry.add(exhibit)
      }
    }
    return inquiry
  }

  private func asked(_ ids: Set<String>?, in profile: String) -> [Question] {
    let needed = ids.map(needed)
    return questions.filter {
      $0.profiles.contains(profile) && (needed?.contains($0.id) ?? true)
    }
  }

  /// Returns the questions that must be asked to know whether the given ones are moot.
  private func needed(_ ids: Set<String>) -> Set<String> {
    questions.filter { ids.contains($0.id) }.reduce(into: ids) { needed, question in
      for moot in question.moot { needed.formUnion(moot.answers.keys) }
    }
  }

  /// Runs the probes of a question until one shows an answer.
  private func ask(
    _ question: Question, in profile: String, _ host: any EngineHost
  ) async -> Inquiry.Probed {
    func probed(
      _ finding: Characteristic.Finding, _ exhibit: Exhibit? = nil
    ) -> Inquiry.Probed {
      Inquiry.Probed(
        characteristic: Characteristic(question: question, profile: profile, finding: finding),
        exhibit: exhibit)
    }
    if question.layer == .core, host.manifest.layer == .presenter {
      return probed(.playedByHarness)
    }
    for rule in question.rules {
      if let reason = host.manifest.notApplicable[rule] {
        return probed(.ruleNotApplicable(rule: rule, reason: reason))
      }
    }
    var skip: SkipReason?
    var unknown: [Characteristic.UnknownAnswer] = []
    for probe in question.probes where probe.script.profiles.contains(profile) {
      if let reason = host.manifest.reasonToSkip(probe.script) {
        skip = reason
        continue
      }
      let script = PlannedCase(probe.script, profile: profile).script
      switch await host.outcome(of: script).ending {
      case .completed(let transcript) where transcript.observations.count == script.actions.count:
        if let answer = probe.answer(shownBy: transcript) {
          return probed(
            .answer(answer, probe: probe.script.id),
            Exhibit(script, transcript, title: probe.script.title))
        }
        unknown.append(Characteristic.UnknownAnswer(script: probe.script, transcript: transcript))
      case .completed(let transcript):
        let failure = EngineFailure.wrongCount(
          transcript.observations.count, for: script.actions.count)
        return probed(.trouble(failure, probe: probe.script.id))
      case .unsupported(let reason): skip = .unsupported(reason)
      case .failed(let failure): return probed(.trouble(failure, probe: probe.script.id))
      }
    }
    guard unknown.isEmpty else { return probed(.fitsNone(unknown)) }
    return probed(
      skip.map { .cannotTell($0) } ?? (Reading.known(question) == nil ? .noProbe : .notShown))
  }
}
