import Conformance
package import EngineKit
package import SpecModel

/// Finds out how an engine answers the questions that the documents leave open.
///
/// It runs the questions' probes. A probe neither passes nor fails: its outcome tells an answer, or
/// none that is known. Where it may, it looks at other scripts as well: what an engine did in one may
/// be explained by one answer alone.
package struct Characterizer: Sendable {
  private let suite: Suite
  private var questions: [Question] { suite.questions }

  /// How many scripts an engine goes through beside the probes, in each profile, unless told
  /// otherwise.
  package static let defaultScripts = 300

  /// Creates a characterizer of a suite's questions.
  package init(_ suite: Suite) {
    self.suite = suite
  }

  /// Asks an engine by the probes alone.
  ///
  /// - Parameters:
  ///   - host: Where the engine lives.
  ///   - profiles: The ids of the profiles to ask in.
  ///   - ids: The ids of the questions to ask; `nil`: all of them.
  /// - Returns: What was found, profile by profile, in the order of the suite. A question is left
  ///   out in profiles in which it does not arise.
  package func characterize(
    _ host: any EngineHost, in profiles: [String], asking ids: Set<String>? = nil
  ) async -> [Characteristic] {
    let inquiry = await inquire(host, in: profiles, asking: ids, scripts: 0)
    return await inquiry.conclude().characteristics
  }

  /// Asks an engine by the probes, and lets it go through scripts that change them a little.
  ///
  /// - Parameters:
  ///   - host: Where the engine lives.
  ///   - profiles: The ids of the profiles to ask in.
  ///   - ids: The ids of the questions to ask; `nil`: all of them.
  ///   - scripts: How many scripts the engine goes through beside the probes, in each profile.
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
      let own = probed.map(\.characteristic).filter { $0.profile == profile.id && $0.isAsked }
      let variations = ProbeVariations(
        of: own.map(\.question), in: profile, for: host.manifest,
        count: own.isEmpty ? 0 : scripts)
      for script in variations.scripts {
        guard case .completed(let transcript) = await host.outcome(of: script).ending,
          let exhibit = Exhibit(script, transcript, title: "A script that nobody wrote")
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

  /// The questions that have to be asked to know which of these are moot.
  private func needed(_ ids: Set<String>) -> Set<String> {
    questions.filter { ids.contains($0.id) }.reduce(into: ids) { needed, question in
      for moot in question.moot { needed.formUnion(moot.answers.keys) }
    }
  }

  /// Runs the probes of a question until one tells an answer.
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
        if let answer = probe.answer(toldBy: transcript) {
          return probed(
            .answer(answer, probe: probe.script.id),
            Exhibit(script, transcript, title: probe.script.title))
        }
        unknown.append(Characteristic.UnknownAnswer(script: probe.script, transcript: transcript))
      case .completed(let transcript):
        let count = transcript.observations.count
        let message = "it reported \(count) lists for \(script.actions.count) actions"
        return probed(
          .trouble(EngineFailure(kind: .malformed, message: message), probe: probe.script.id))
      case .unsupported(let reason): skip = .unsupported(reason)
      case .failed(let failure): return probed(.trouble(failure, probe: probe.script.id))
      }
    }
    return probed(unknown.isEmpty ? skip.map { .cannotTell($0) } ?? .notShown : .fitsNone(unknown))
  }
}
