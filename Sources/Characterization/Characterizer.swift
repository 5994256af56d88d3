import Conformance
public import EngineKit
public import SpecModel

/// Finds out how an engine answers the questions that the documents leave open.
///
/// It runs the questions' probes. A probe neither passes nor fails: its outcome tells an answer, or
/// none that is known.
public struct Characterizer: Sendable {
  private let questions: [Question]

  /// Creates a characterizer of a suite's questions.
  public init(_ suite: Suite) {
    questions = suite.questions
  }

  /// Asks an engine.
  ///
  /// - Parameters:
  ///   - host: Where the engine lives.
  ///   - profiles: The ids of the profiles to ask in.
  ///   - ids: The ids of the questions to ask; `nil`: all of them.
  /// - Returns: What was found, profile by profile, in the order of the suite. A question is left
  ///   out in profiles in which it does not arise.
  public func characterize(
    _ host: any EngineHost, in profiles: [String], asking ids: Set<String>? = nil
  ) async -> [Characteristic] {
    var characteristics: [Characteristic] = []
    for profile in profiles {
      let asked = questions.filter {
        $0.profiles.contains(profile) && (ids.map(needed)?.contains($0.id) ?? true)
      }
      var own: [Characteristic] = []
      for question in asked {
        let finding = await finding(question, in: profile, host)
        own.append(Characteristic(question: question, profile: profile, finding: finding))
      }
      characteristics += own.map { $0.judged(among: own) }
    }
    return characteristics.filter { ids?.contains($0.question.id) ?? true }
  }

  /// The questions that have to be asked to know which of these are moot.
  private func needed(_ ids: Set<String>) -> Set<String> {
    questions.filter { ids.contains($0.id) }.reduce(into: ids) { needed, question in
      for moot in question.moot { needed.formUnion(moot.answers.keys) }
    }
  }

  /// Runs the probes of a question until one tells an answer.
  private func finding(
    _ question: Question, in profile: String, _ host: any EngineHost
  ) async -> Characteristic.Finding {
    if question.layer == .core, host.manifest.layer == .presenter { return .playedByHarness }
    for rule in question.rules {
      if let reason = host.manifest.notApplicable[rule] {
        return .ruleNotApplicable(rule: rule, reason: reason)
      }
    }
    var skip = SkipReason.unsupported("there is no probe of this question in this profile")
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
          return .answer(answer, probe: probe.script.id)
        }
        unknown.append(Characteristic.UnknownAnswer(script: probe.script, transcript: transcript))
      case .completed(let transcript):
        let count = transcript.observations.count
        let message = "it reported \(count) lists for \(script.actions.count) actions"
        return .trouble(
          EngineFailure(kind: .malformed, message: message), probe: probe.script.id)
      case .unsupported(let reason): skip = .unsupported(reason)
      case .failed(let failure): return .trouble(failure, probe: probe.script.id)
      }
    }
    return unknown.isEmpty ? .cannotTell(skip) : .fitsNone(unknown)
  }
}

extension Characteristic {
  /// The characteristic in the light of the others of the same profile: moot where they leave the
  /// question no room.
  fileprivate func judged(among others: [Characteristic]) -> Characteristic {
    let moot = question.moot.first { moot in
      moot.answers.allSatisfy { id, answer in
        others.contains { $0.question.id == id && $0.answer == answer }
      }
    }
    guard let moot else { return self }
    return Characteristic(
      question: question, profile: profile, finding: .moot(reason: moot.reason))
  }
}
