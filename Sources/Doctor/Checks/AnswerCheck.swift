import EngineKit
import SpecModel

/// Whether the engine answers a simple case; most other checks need that.
struct AnswerCheck: Check {
  let id = CheckID.answer

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let maker = patient.scripts
    // Whoever fails at the first of them may well perform another: then one action is to blame,
    // which other checks will find.
    let others = Action.Kind.allCases.compactMap { maker.exercise(of: $0) }
      .filter { $0.actions.count == 1 }
    let scripts = [maker.script("hello", maker.show)].compactMap(\.self) + others.prefix(4)
    guard let simplest = scripts.first ?? patient.sample.first else {
      patient.isAnswering = false
      patient.excuse = "there is nothing to ask it"
      return CheckResult(id, skipped: "there is nothing to ask it: see the manifest")
    }
    var first: Trouble?
    for script in [simplest] + scripts.dropFirst() {
      let session = try await patient.runner.session([script])
      let answer = session.answers[0]
      if answer.isTranscript {
        patient.simplest = script
        return CheckResult(
          id,
          first == nil
            ? "answers the simplest case in \(session.durations[0].words)"
            : "answers `\(script.actions[0].kind.rawValue)` in \(session.durations[0].words)")
      }
      guard let trouble = answer.trouble else { continue }
      // Something else goes wrong with each: the first says most.
      if first == nil { first = trouble }
      if trouble.sort == .failure(.timeout) { break }
    }
    patient.isAnswering = false
    guard let first else { return CheckResult(id, skipped: "not asked") }
    return CheckResult(
      id, "does not answer the simplest case",
      findings: [Self.finding(first, simplest)])
  }

  private static func finding(_ trouble: Trouble, _ script: Script) -> CheckFinding {
    let message =
      trouble.sort == .unsupported
      ? "It answers `unsupported` to every request: \(trouble.message.closed)"
      : trouble.message.sentence
    return CheckFinding(message, advice: trouble.advice, input: .requests([script]))
  }
}

extension String {
  /// The phrase as a sentence.
  var sentence: String { (prefix(1).uppercased() + dropFirst()).closed }

  /// The phrase as the end of a sentence.
  var closed: String {
    [".", "…", "?", "!"].contains(where: hasSuffix) ? self : self + "."
  }
}

extension Sequence<String> {
  /// The words in backticks, as a list in a sentence: `` `a`, `b` and `c` ``.
  var list: String {
    let words = map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
