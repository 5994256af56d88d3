import Conformance
import EngineKit
import SpecModel

/// Checks that every observation that the engine claims is reported where the rules cause it, and
/// in the protocol's words.
struct ObservationsCheck: Check {
  let id = CheckID.observations

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    let claimed = Self.claimed(patient)
    if claimed.isEmpty { return CheckResult(id, unjudgedIn: patient.scope) }
    let causes = claimed.flatMap(\.causes)
    let session = try await patient.runner.session(causes.map(\.script))
    let answered = Array(zip(causes, session.answers))
    var unseen: [(kind: Observation.Kind, example: Script)] = []
    var rest = answered[...]
    var seen = 0
    for (kind, causes) in claimed {
      let own = rest.prefix(causes.count)
      rest = rest.dropFirst(causes.count)
      if own.contains(where: { $1.observed.contains { $0.kind == kind } }) {
        seen += 1
      } else if let example = own.first(where: { $1.isTranscript })?.0.script {
        unseen.append((kind, example))
      }
    }
    let isSilent = answered.allSatisfy { $1.observed.isEmpty }
    if unseen.contains(where: { $0.kind == .displayed }) {
      patient.isDisplaying = false
      // If an engine displays nothing, no other observation of a message can be expected.
      unseen.removeAll {
        $0.kind != .displayed && (isSilent || $0.kind.definition.shape.namesMessage)
      }
    } else {
      patient.removals.formUnion(unseen.map { .observation($0.kind) })
    }
    let isOwn = patient.scope.samples != nil
    let findings = [
      isOwn ? Self.finding(neverSeen: unseen) : Self.finding(unseen, isSilent: isSilent),
      Self.unknownReasons(answered),
      Self.twiceEncoded(answered) ?? Self.unknownMessage(answered),
    ].compactMap(\.self)
    return CheckResult(
      id,
      "\(seen) of the \(claimed.count) that it claims"
        + (isOwn
          ? " and the suite's cases expect are seen"
          : "\(patient.scope.isWhole ? "" : " and the suite's rules cause") are seen"),
      findings: findings)
  }

  /// Returns the observations that the engine claims, each with scripts that cause it.
  static func claimed(
    _ patient: Patient
  ) -> [(kind: Observation.Kind, causes: [CheckScripts.Cause])] {
    let maker = patient.scripts
    let culprits = patient.culprits
    if let samples = patient.scope.samples {
      return samples.observations.filter(patient.manifest.reports).map { kind in
        let causes = maker.causes(of: kind).filter { cause in
          !cause.script.actions.contains { culprits.contains($0.kind) }
        }
        return (kind: kind, causes: causes)
      }.filter { !$0.causes.isEmpty }
    }
    // The stack is checked with the action that queries it.
    return Observation.Kind.inManifests
      .filter { $0 != .stack && patient.manifest.observations.contains($0) }
      .map { kind in
        let causes = maker.causes(of: kind).filter { cause in
          !cause.script.actions.contains { culprits.contains($0.kind) }
        }
        return (kind: kind, causes: causes)
      }.filter { !$0.causes.isEmpty }
  }

  /// Returns a finding about observations of the suite that no case shows.
  private static func finding(
    neverSeen unseen: [(kind: Observation.Kind, example: Script)]
  ) -> CheckFinding? {
    guard let first = unseen.first else { return nil }
    let it = unseen.count == 1 ? "it" : "them"
    return CheckFinding(
      "It never reports \(unseen.map(\.kind.rawValue).list), in none of the cases that were tried and "
        + "expect \(it).",
      advice:
        "Report \(it), or name in the manifest's `observations` only those that it can report: "
        + "cases that assert others are then skipped instead of failed.",
      input: .requests([first.example]))
  }

  private static func finding(
    _ unseen: [(kind: Observation.Kind, example: Script)], isSilent: Bool
  ) -> CheckFinding? {
    guard let first = unseen.first else { return nil }
    let input = HandInput.requests([first.example])
    func actions(_ script: Script) -> String {
      script.actions.map(\.kind.rawValue).joined(separator: ", ")
    }
    if first.kind == .displayed, unseen.count == 1 {
      return CheckFinding(
        "It never reports `displayed`\(isSilent ? ", nor anything else" : ""): after "
          + "\(actions(first.example)), a message should be on the screen.",
        advice: (isSilent ? "The wire format is right, and this is the next step. " : "")
          + "Report `{\"saw\":\"displayed\",\"message\":NAME}` in the list of the action at which "
          + "it appears; every case asserts that.", input: input)
    }
    if unseen.count == 1 {
      return CheckFinding(
        "It claims `\(first.kind.rawValue)`, and does not report it where the rules should cause it: "
          + "after \(actions(first.example)).",
        advice: "Report it, or leave it out of the manifest's `observations`: cases that assert it "
          + "are then skipped instead of failed.", input: input)
    }
    let kinds = unseen.map { "`\($0.rawValue)` (after \(actions($1)))" }
    return CheckFinding(
      "It claims observations, and does not report them where the rules should cause them: "
        + kinds.joined(separator: "; ") + ".",
      advice: "Report them, or name in the manifest's `observations` only those that it can "
        + "report: cases that assert others are then skipped instead of failed.", input: input)
  }

  /// Returns a finding about reasons that the protocol does not know, where the rules cause a known
  /// one.
  private static func unknownReasons(
    _ answered: [(CheckScripts.Cause, ScriptReply)]
  ) -> CheckFinding? {
    var found: [String] = []
    var example: Script?
    for (cause, answer) in answered {
      guard let expected = cause.reason else { continue }
      for observation in answer.observed {
        guard let reason = observation.undocumentedReason else { continue }
        let words = "`\(reason)` for `\(observation.kind.rawValue)` (it is `\(expected)`)"
        if found.contains(words) { continue }
        found.append(words)
        example = example ?? cause.script
      }
    }
    guard let example else { return nil }
    return CheckFinding(
      "It gives \(found.count == 1 ? "a reason" : "reasons") that the protocol does not know: "
        + found.joined(separator: "; ") + ".",
      advice: "Use the protocol's words in `reason`: cases that assert a reason fail otherwise. "
        + "`iamspec protocol` lists them.", input: .requests([example]))
  }

  /// Returns a finding if a text of the request comes back encoded as UTF-8 twice.
  private static func twiceEncoded(_ answered: [(CheckScripts.Cause, ScriptReply)]) -> CheckFinding?
  {
    for (cause, answer) in answered {
      let texts = Set(
        cause.script.messages.flatMap { [$0.name] + $0.extras.flatMap { [$0.key, $0.value] } })
      for text in answer.observed.flatMap(\.texts) where !texts.contains(text) {
        guard let once = text.decodedOnceMore, texts.contains(once) else { continue }
        return CheckFinding(
          "It reports `\(text)` for `\(once)`: the text is encoded as UTF-8 twice.",
          advice: "Read requests as UTF-8, and encode replies once: either the JSON writer does "
            + "it, or the stream that it writes to.",
          input: .requests([cause.script]))
      }
    }
    return nil
  }

  /// Returns a finding if a reported name does not belong to a message of the request.
  private static func unknownMessage(_ answered: [(CheckScripts.Cause, ScriptReply)])
    -> CheckFinding?
  {
    for (cause, answer) in answered {
      let names = cause.script.messages.map(\.name)
      for observation in answer.observed {
        guard let name = observation.parts.argument.message, !names.contains(name) else { continue }
        return CheckFinding(
          "It reports \(observation.brief), and no message of the request has that name: "
            + "\(names.count == 1 ? "there is" : "there are") \(names.list).",
          advice: "Report messages by their names, which are the keys of the request's `messages`.",
          input: .requests([cause.script]))
      }
    }
    return nil
  }
}

extension String {
  /// The text before it was decoded as Latin-1 and encoded again, or `nil` if it cannot have been.
  var decodedOnceMore: String? {
    let bytes = unicodeScalars.map { UInt8(exactly: $0.value) }
    guard bytes.contains(where: { $0.map { $0 > 0x7F } ?? false }), !bytes.contains(nil) else {
      return nil
    }
    return String(validating: bytes.compactMap(\.self), as: UTF8.self)
  }
}

extension Observation {
  /// The name of the message, and its extras.
  fileprivate var texts: [String] {
    let argument = parts.argument
    var texts = argument.message.map { [$0] } ?? []
    if case .extras(_, let extras?) = argument {
      texts += extras.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
    return texts
  }

  /// The reason, if no document gives it.
  fileprivate var undocumentedReason: String? {
    let (kind, argument) = parts
    guard case .reason(let reasons) = kind.definition.shape,
      case .reason(_, let reason?) = argument, !reasons.documented.contains(reason)
    else { return nil }
    return reason
  }
}
