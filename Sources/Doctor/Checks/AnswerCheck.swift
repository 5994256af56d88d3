import EngineKit
import SpecModel

/// Whether the engine answers the simplest case there is; most other checks need that.
struct AnswerCheck: Check {
  let id = CheckID.answer

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let maker = patient.scripts
    let scripts = [
      maker.script("hello", maker.show), maker.exercise(of: .advance), patient.sample.first,
    ]
    guard let script = scripts.compactMap(\.self).first else {
      patient.isAnswering = false
      return CheckResult(
        id, "there is nothing to ask",
        findings: [
          Finding(
            "No case can be asked of the engine: its profiles or its actions are too few.",
            advice: "See what was found in the manifest.")
        ])
    }
    let session = try await patient.bench.session([script])
    switch session.answers[0] {
    case .observations, .unsupported:
      return CheckResult(id, "answers the simplest case in \(session.durations[0].words)")
    case .none(let kind, let message):
      patient.isAnswering = false
      return CheckResult(
        id, "does not answer the simplest case",
        findings: [Finding(message.sentence, advice: kind.advice)])
    case .notAsked: return CheckResult(id, skipped: "not asked")
    }
  }
}

extension EngineFailure.Kind {
  /// What to do about an answer that never came.
  var advice: String {
    switch self {
    case .error:
      "The engine said so itself; look at what it logs. A case that it cannot do is answered with "
        + "`unsupported`, an action that it never takes is left out of the manifest."
    case .crash:
      "Run the command by hand and give it the request on standard input: what it writes to "
        + "standard error before it ends says why."
    case .timeout:
      "Answer each line as soon as it is read, end the answer with a line feed, and flush standard "
        + "output after it: output to a pipe is buffered."
    case .malformed:
      "One line of JSON for each request, with the request's `id` and one list for each action, "
        + "and nothing else on standard output; see `iamspec protocol`."
    }
  }
}

extension String {
  /// The phrase as a sentence.
  var sentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return text.hasSuffix(".") || text.hasSuffix("…") ? text : text + "."
  }
}
